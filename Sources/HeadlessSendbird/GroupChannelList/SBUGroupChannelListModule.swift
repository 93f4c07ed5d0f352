import DioramaKit
import HeadlessUIKit

/// The header and list of the list of group channels.
open class SBUGroupChannelListModule: SBUModule, SBUComponentModule {
  /// The parts that header and list share.
  open class Common: Configurable {
    /// Creates the parts; only the class matters.
    public required init() {}

    /// The class of the view that offers the types of channels (C1).
    public static var CreateChannelTypeSelector: SBUCreateChannelTypeSelector.Type {
      get { selectorEntry.type }
      set { selectorEntry.type = newValue }
    }
    static let selectorEntry = SBUTypeEntry(
      SBUGroupChannelListModule.self, "CreateChannelTypeSelector",
      SBUCreateChannelTypeSelector.self)

    /// The kind of the type: a module's part.
    public class var kind: TypeKind { .module }
    /// The properties that YAML can set: none.
    open class var properties: PropertyTable { [] }
  }

  /// The class of ``Common``; nothing reads it (C1).
  public static var CommonComponent: Common.Type {
    get { component("CommonComponent") ?? Common.self }
    set { set(component: newValue, at: "CommonComponent") }
  }
}

// MARK: Header

/// The delegate of the header of the list of group channels.
public protocol SBUGroupChannelListModuleHeaderDelegate: SBUBaseChannelListModuleHeaderDelegate {
  /// A type of channel was selected in the menu of iOS 26; never called here (C66).
  func groupChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didSelectCreateChannelType type: SBUCreateGroupChannelType)
}

extension SBUGroupChannelListModuleHeaderDelegate {
  /// Does nothing.
  public func groupChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didSelectCreateChannelType type: SBUCreateGroupChannelType
  ) {}
}

extension SBUGroupChannelListModule {
  /// The header of the list of group channels (C35).
  open class Header: SBUBaseChannelListModule.Header {
    /// The theme of the last style update.
    public var theme: SBUGroupChannelListTheme?
    /// The delegate; not retained.
    public weak var delegate: (any SBUGroupChannelListModuleHeaderDelegate)? {
      get { baseDelegate as? any SBUGroupChannelListModuleHeaderDelegate }
      set { baseDelegate = newValue }
    }

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBUGroupChannelListModule.self) }

    /// Connects the header to its screen and sets it up: views, YAML's texts, layout, colors.
    ///
    /// - Parameters:
    ///   - delegate: the delegate for items that are set or tapped; not retained.
    ///   - theme: the theme of the items.
    open func configure(
      delegate: any SBUGroupChannelListModuleHeaderDelegate, theme: SBUGroupChannelListTheme
    ) {
      self.theme = theme
      setUp(delegate)
      setupStyles()
    }

    /// Applies the colors to the items (C34).
    ///
    /// - Parameter theme: the theme; nil keeps the last one.
    open func setupStyles(theme: SBUGroupChannelListTheme? = nil) {
      if let theme { self.theme = theme }
      tintItems(
        left: self.theme?.leftBarButtonTintColor, right: self.theme?.rightBarButtonTintColor)
    }
  }
}

// MARK: List

/// The delegate of the list of group channels.
public protocol SBUGroupChannelListModuleListDelegate: SBUBaseChannelListModuleListDelegate {
  /// The swipe action that leaves a channel was tapped.
  func groupChannelListModule(
    _ listComponent: SBUGroupChannelListModule.List, didSelectLeave channel: GroupChannel)
  /// The swipe action that turns a channel's notifications on or off was tapped.
  func groupChannelListModule(
    _ listComponent: SBUGroupChannelListModule.List,
    didChangePushTriggerOption option: GroupChannelPushTriggerOption, channel: GroupChannel)
}

/// The data source of the list of group channels.
public protocol SBUGroupChannelListModuleListDataSource: SBUBaseChannelListModuleListDataSource {}

extension SBUGroupChannelListModule {
  /// The rows of group channels, with swipe actions to leave and to turn notifications off.
  open class List: SBUBaseChannelListModule.List {
    /// The theme of the last style update.
    public var theme: SBUGroupChannelListTheme?
    /// The delegate; not retained.
    public weak var delegate: (any SBUGroupChannelListModuleListDelegate)? {
      get { baseDelegate as? any SBUGroupChannelListModuleListDelegate }
      set { baseDelegate = newValue }
    }
    /// The data source of the channels; not retained.
    public weak var dataSource: (any SBUGroupChannelListModuleListDataSource)? {
      get { baseDataSource as? any SBUGroupChannelListModuleListDataSource }
      set { baseDataSource = newValue }
    }
    /// The channels; nil if one of them is no group channel.
    public var channelList: [GroupChannel]? { baseChannelList as? [GroupChannel] }

    override var rowCount: Int { channelList?.count ?? 0 }

    override func channel(at indexPath: IndexPath) -> BaseChannel? { groupChannel(at: indexPath) }

    private func groupChannel(at indexPath: IndexPath) -> GroupChannel? {
      baseChannel(at: indexPath) as? GroupChannel
    }

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBUGroupChannelListModule.self) }
    override class var channelCellEntry: SBUTypeEntry<SBUBaseChannelCell> {
      parts.entry("ChannelCell", SBUGroupChannelCell.self as SBUBaseChannelCell.Type)
    }

    /// Connects the list to its screen and sets it up: table, empty view, cell, colors.
    ///
    /// - Parameters:
    ///   - delegate: the delegate for rows; not retained.
    ///   - dataSource: the data source of the channels; not retained.
    ///   - theme: the theme of the list.
    open func configure(
      delegate: any SBUGroupChannelListModuleListDelegate,
      dataSource: any SBUGroupChannelListModuleListDataSource, theme: SBUGroupChannelListTheme
    ) {
      self.theme = theme
      setUp(delegate, dataSource)
      setupStyles()
    }

    /// Applies the theme's colors to the list.
    ///
    /// - Parameter theme: the theme; nil keeps the last one.
    open func setupStyles(theme: SBUGroupChannelListTheme? = nil) {
      if let theme { self.theme = theme }
      tintViews(background: self.theme?.backgroundColor)
    }

    // MARK: Swipe actions

    /// Returns the actions of a row: leave at the edge, then notifications; none for chats of
    /// notifications (C67, C70).
    open override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard let channel = groupChannel(at: indexPath), !channel.isChatNotification else {
        return nil
      }
      let actions = [
        leaveContextualAction(with: indexPath), alarmContextualAction(with: indexPath),
      ]
      return UISwipeActionsConfiguration(actions: actions.compactMap(\.self))
    }

    /// Returns the action that leaves a channel; nil for a row without a channel (C68).
    public func leaveContextualAction(with indexPath: IndexPath) -> UIContextualAction? {
      guard let channel = groupChannel(at: indexPath) else { return nil }
      return action(
        "Leave", SBUIconSet.iconLeave, theme?.leaveTintColor, on: theme?.leaveBackgroundColor,
        style: .destructive
      ) { list in
        list.delegate?.groupChannelListModule(list, didSelectLeave: channel)
      }
    }

    /// Returns the action that turns the notifications of a channel on if they are off, else off;
    /// nil for a row without a channel (C69).
    public func alarmContextualAction(with indexPath: IndexPath) -> UIContextualAction? {
      guard let channel = groupChannel(at: indexPath) else { return nil }
      let isOff = channel.myPushTriggerOption == .off
      return action(
        isOff ? "Turn notifications on" : "Turn notifications off",
        isOff ? SBUIconSet.iconNotificationFilled : SBUIconSet.iconNotificationOffFilled,
        isOff ? theme?.notificationOnTintColor : theme?.notificationOffTintColor,
        on: isOff ? theme?.notificationOnBackgroundColor : theme?.notificationOffBackgroundColor
      ) { list in
        list.delegate?.groupChannelListModule(
          list, didChangePushTriggerOption: isOff ? .all : .off, channel: channel)
      }
    }

    private func action(
      _ label: String, _ image: UIImage, _ tint: UIColor?, on background: UIColor?,
      style: UIContextualAction.Style = .normal, _ perform: @escaping (List) -> Void
    ) -> UIContextualAction {
      let action = UIContextualAction(style: style, title: nil) { [weak self] _, _, completion in
        if let self { perform(self) }
        completion(true)
      }
      action.image = tint.map { image.withTintColor($0, renderingMode: .alwaysOriginal) } ?? image
      action.accessibilityLabel = label
      action.backgroundColor = background
      return action
    }
  }
}
