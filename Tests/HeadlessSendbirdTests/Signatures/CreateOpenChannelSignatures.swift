import HeadlessSendbird
import HeadlessUIKit

// What an app overrides and calls of the screen that creates an open channel, from the tables C 1.2, 2.3
// and 3.5.

/// C 1.2 and 1.3.
func setCreateOpenChannelParts() {
  SBUModuleSet.CreateOpenChannelModule = SBUCreateOpenChannelModule.self
  SBUViewControllerSet.CreateOpenChannelViewController = CreateOpenChannelScreen.self
  SBUViewModelSet.CreateOpenChannelViewModel = CreateOpenChannelModel.self
  SBUCreateOpenChannelModule.HeaderComponent = CreateOpenChannelHeader.self
  SBUCreateOpenChannelModule.ProfileInputComponent = CreateOpenChannelProfile.self
  SBUCreateOpenChannelModule.Header.TitleView = SBUNavigationTitleView.self
  SBUCreateOpenChannelModule.ProfileInput.ChannelImageView = SBUCoverImageView.self
  SBUCreateOpenChannelModule.ProfileInput.ChannelNameInputField = SBUUnderLineTextField.self
}

/// C 2.3.
class CreateOpenChannelScreen: SBUCreateOpenChannelViewController {
  required init() { super.init() }

  override func createViewModel() { super.createViewModel() }
  override func setupViews() { super.setupViews() }
  override func setupStyles() { super.setupStyles() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func dismissAndMoveToChannel(
    _ channel: BaseChannel, messageListParams: MessageListParams? = nil
  ) { super.dismissAndMoveToChannel(channel, messageListParams: messageListParams) }
  override func showChannelImagePicker(with type: MediaResourceType) {
    super.showChannelImagePicker(with: type)
  }
  override func showCamera() { super.showCamera() }
  override func showPhotoLibraryPicker() { super.showPhotoLibraryPicker() }
  override func showLimitedPhotoLibraryPicker() { super.showLimitedPhotoLibraryPicker() }
  override func showPermissionAlert(
    forType permissionType: SBUPermissionManager.PermissionType = .photoLibrary
  ) { super.showPermissionAlert(forType: permissionType) }
  override func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { super.imagePickerController(picker, didFinishPickingMediaWithInfo: info) }
  override func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
  { super.picker(picker, didFinishPicking: results) }
  override func didTapSendImageData(_ data: Data, fileName: String? = nil, mimeType: String? = nil)
  { super.didTapSendImageData(data, fileName: fileName, mimeType: mimeType) }
  override func didSelectActionSheetItem(index: Int, identifier: Int) {
    super.didSelectActionSheetItem(index: index, identifier: identifier)
  }
  override func didDismissActionSheet() { super.didDismissActionSheet() }
  override func didDismissAlertView() { super.didDismissAlertView() }
  override func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header, didUpdateTitleView titleView: UIView?
  ) { super.createOpenChannelModule(headerComponent, didUpdateTitleView: titleView) }
  override func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header,
    didUpdateLeftItem leftItem: UIBarButtonItem?
  ) { super.createOpenChannelModule(headerComponent, didUpdateLeftItem: leftItem) }
  override func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?
  ) { super.createOpenChannelModule(headerComponent, didUpdateRightItem: rightItem) }
  override func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) { super.createOpenChannelModule(headerComponent, didUpdateLeftItems: leftItems) }
  override func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) { super.createOpenChannelModule(headerComponent, didUpdateRightItems: rightItems) }
  override func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) { super.createOpenChannelModule(headerComponent, didTapLeftItem: leftItem) }
  override func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) { super.createOpenChannelModule(headerComponent, didTapRightItem: rightItem) }
  override func createOpenChannelModule(
    _ profileInputComponent: SBUCreateOpenChannelModule.ProfileInput,
    shouldChangeChannelName string: String
  ) { super.createOpenChannelModule(profileInputComponent, shouldChangeChannelName: string) }
  override func createOpenChannelModuleDidSelectChannelImage(
    _ profileInputComponent: SBUCreateOpenChannelModule.ProfileInput, needRemoveItem: Bool
  ) {
    super.createOpenChannelModuleDidSelectChannelImage(
      profileInputComponent, needRemoveItem: needRemoveItem)
  }
  override func createOpenChannelViewModel(
    _ viewModel: SBUCreateOpenChannelViewModel, didCreateChannel channel: BaseChannel?
  ) { super.createOpenChannelViewModel(viewModel, didCreateChannel: channel) }
  override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  override func viewDidLoad() { super.viewDidLoad() }
  override func setupLayouts() { super.setupLayouts() }
  override func updateStyles() { super.updateStyles() }
  override func errorHandler(_ message: String?, _ code: Int? = nil) {}
  override func shouldUpdateLoadingState(_ isLoading: Bool) {}
  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

/// C 2.3.
func publicMembers(of screen: SBUCreateOpenChannelViewController) {
  let _:
    ReferenceWritableKeyPath<SBUCreateOpenChannelViewController, SBUCreateOpenChannelModule.Header?> =
      \.headerComponent
  let _:
    ReferenceWritableKeyPath<
      SBUCreateOpenChannelViewController, SBUCreateOpenChannelModule.ProfileInput?
    > = \.profileInputComponent
  let _:
    ReferenceWritableKeyPath<SBUCreateOpenChannelViewController, SBUCreateOpenChannelViewModel?> =
      \.viewModel
  let _: ReferenceWritableKeyPath<SBUCreateOpenChannelViewController, SBUCreateOpenChannelTheme> =
    \.theme
  let _: () -> Void = screen.createChannel
  let _: (String, UIImage?) -> Void = screen.createChannel(channelName:coverImage:)
  let _: (Bool) -> Void = screen.selectChannelImage(needRemoveItem:)
}

/// C 3.5: the methods without a default.
final class CreateOpenChannelHeaderDelegate: SBUCreateOpenChannelModuleHeaderDelegate {
  func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header, didUpdateTitleView titleView: UIView?
  ) {}
  func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header,
    didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {}
  func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?
  ) {}
  func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {}
  func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

/// C 3.5.
final class CreateOpenChannelProfileDelegate: SBUCreateOpenChannelModuleProfileInputDelegate {
  func createOpenChannelModule(
    _ profileInputComponent: SBUCreateOpenChannelModule.ProfileInput,
    shouldChangeChannelName string: String
  ) {}
  func createOpenChannelModuleDidSelectChannelImage(
    _ profileInputComponent: SBUCreateOpenChannelModule.ProfileInput, needRemoveItem: Bool
  ) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

/// C 2.3.
class CreateOpenChannelHeader: SBUCreateOpenChannelModule.Header {
  override func configure(
    delegate: any SBUCreateOpenChannelModuleHeaderDelegate, theme: SBUCreateOpenChannelTheme
  ) { super.configure(delegate: delegate, theme: theme) }
  override func setupStyles(theme: SBUCreateOpenChannelTheme? = nil) {
    super.setupStyles(theme: theme)
  }
  override func enableRightBarButton(_ enabled: Bool) { super.enableRightBarButton(enabled) }
  override func setupViews() { super.setupViews() }
  override func setupLayouts() { super.setupLayouts() }
}

/// C 2.3.
func publicMembers(of header: SBUCreateOpenChannelModule.Header) {
  let _: ReferenceWritableKeyPath<SBUCreateOpenChannelModule.Header, SBUCreateOpenChannelTheme?> =
    \.theme
  let _:
    ReferenceWritableKeyPath<
      SBUCreateOpenChannelModule.Header, (any SBUCreateOpenChannelModuleHeaderDelegate)?
    > = \.delegate
  header.setupStyles()
  header.onTapLeftBarButton()
  header.onTapRightBarButton()
}

/// C 2.3.
class CreateOpenChannelProfile: SBUCreateOpenChannelModule.ProfileInput {
  required init() { super.init() }

  override func configure(
    delegate: (any SBUCreateOpenChannelModuleProfileInputDelegate)?,
    theme: SBUCreateOpenChannelTheme
  ) { super.configure(delegate: delegate, theme: theme) }
  override func setupViews() { super.setupViews() }
  override func setupLayouts() { super.setupLayouts() }
  override func setupStyles(theme: SBUCreateOpenChannelTheme? = nil) {
    super.setupStyles(theme: theme)
  }
  override func layoutSubviews() { super.layoutSubviews() }
  override func updateChannelImage(_ image: UIImage?) { super.updateChannelImage(image) }
  override func showImagePicker(sender: UITapGestureRecognizer) {
    super.showImagePicker(sender: sender)
  }
  override func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    super.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
}

/// C 2.3.
func publicMembers(of input: SBUCreateOpenChannelModule.ProfileInput) {
  let _: ReferenceWritableKeyPath<SBUCreateOpenChannelModule.ProfileInput, SBUStackView> =
    \.baseStackView
  let _: ReferenceWritableKeyPath<SBUCreateOpenChannelModule.ProfileInput, SBUCoverImageView> =
    \.channelImageView
  let _: ReferenceWritableKeyPath<SBUCreateOpenChannelModule.ProfileInput, SBUUnderLineTextField> =
    \.channelNameInputField
  let _:
    ReferenceWritableKeyPath<SBUCreateOpenChannelModule.ProfileInput, SBUCreateOpenChannelTheme?> =
      \.theme
  let _:
    ReferenceWritableKeyPath<
      SBUCreateOpenChannelModule.ProfileInput, (any SBUCreateOpenChannelModuleProfileInputDelegate)?
    > = \.delegate
  let _: () -> String? = input.getChannelName
  let _: () -> UIImage? = input.getChannelCoverImage
}

/// C 3.5.
final class CreateOpenChannelModelDelegate: SBUCreateOpenChannelViewModelDelegate {
  func createOpenChannelViewModel(
    _ viewModel: SBUCreateOpenChannelViewModel, didCreateChannel channel: BaseChannel?
  ) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
  func shouldUpdateLoadingState(_ isLoading: Bool) {}
}

/// C 2.3.
class CreateOpenChannelModel: SBUCreateOpenChannelViewModel {
  required init(delegate: (any SBUCreateOpenChannelViewModelDelegate)?) {
    super.init(delegate: delegate)
  }

  override func createChannel(channelName: String, coverImage: UIImage?) {
    super.createChannel(channelName: channelName, coverImage: coverImage)
  }
  override func createChannel(params: OpenChannelCreateParams) {
    super.createChannel(params: params)
  }
}
