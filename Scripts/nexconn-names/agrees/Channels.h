// Written for this repository: declarations of each kind, with the selectors that Nexconn documents,
// to test the script. `agrees` contains declarations that HeadlessNexconn has with the same names.
#import <UIKit/UIKit.h>

@class NCMessage, NCMessageContent, NCNetworkIndicatorView, NCChannelListBaseCell;

// Enums, whose cases lose the prefix that they share with the type's name.
typedef NS_ENUM(NSUInteger, NCUserAvatarStyle) {
  NC_USER_AVATAR_RECTANGLE = 0,
  NC_USER_AVATAR_CYCLE
};
typedef NS_ENUM(NSUInteger, NCChannelModelType) {
  NC_CONVERSATION_MODEL_TYPE_NORMAL = 1,
  NC_CONVERSATION_MODEL_TYPE_CUSTOMIZATION = 2
};
typedef NS_ENUM(NSInteger, NCFriendApplyCellStyle) {
  NCFriendApplyCellStyleNone,
  NCFriendApplyCellStyleNormal,
  NCFriendApplyCellStyleFolder,
  NCFriendApplyCellStyleExpand
};
typedef NS_ENUM(NSInteger, NCChatUIInterfaceLayoutDirection) {
  NCChatUIInterfaceLayoutDirectionUnspecified,
  NCChatUIInterfaceLayoutDirectionLeftToRight,
  NCChatUIInterfaceLayoutDirectionRightToLeft
};

NS_ASSUME_NONNULL_BEGIN

// Properties, settable and read-only, with and without a value.
@interface NCChannelModel : NSObject
@property (nonatomic) NCChannelModelType conversationModelType;
@property (nonatomic, nullable) id extend;
@property (nonatomic, copy) NSString *channelId;
@property (nonatomic, copy, nullable) NSString *subChannelId;
@property (nonatomic, copy, nullable) NSString *conversationTitle;
@property (nonatomic, nullable) UIColor *topCellBackgroundColor;
@property (nonatomic, nullable) UIColor *cellBackgroundColor;
@property (nonatomic) NSInteger unreadMessageCount;
@property (nonatomic) BOOL isTop;
@property (nonatomic) int mentionedCount;
@property (nonatomic) long long sentTime;
@property (nonatomic, nullable) NCMessageContent *latestMessage;
@property (nonatomic, readonly) BOOL hasUnreadMentioned;
- (void)updateWithMessage:(NCMessage *)message;
- (BOOL)hasLatestMessage;
- (BOOL)lastMessageIsSend;
@end

// Methods whose names lose words that repeat a parameter type; arrays of any objects.
@interface NCChannelListViewController : UIViewController
- (instancetype)initWithDisplayConversationTypes:(NSArray *)displayConversationTypeArray;
@property (nonatomic) NSArray *displayConversationTypeArray;
- (void)setDisplayConversationTypes:(NSArray *)channelTypeArray;
@property (nonatomic) BOOL topPriority;
@property (nonatomic) NSMutableArray *conversationListDataSource;
@property (nonatomic) UIView *emptyConversationView;
@property (nonatomic) UIColor *cellBackgroundColor;
@property (nonatomic) UIColor *topCellBackgroundColor;
@property (nonatomic) BOOL isShowNetworkIndicatorView;
@property (nonatomic) BOOL showConnectingStatusOnNavigatorBar;
@property (nonatomic) NCNetworkIndicatorView *networkIndicatorView;
- (void)setConversationAvatarStyle:(NCUserAvatarStyle)avatarStyle;
- (void)setConversationPortraitSize:(CGSize)size;
- (void)onSelectedTableRow:(NCChannelModelType)conversationModelType
         conversationModel:(NCChannelModel *)model
               atIndexPath:(NSIndexPath *)indexPath;
- (void)didTapCellPortrait:(NCChannelModel *)model;
- (void)didLongPressCellPortrait:(NCChannelModel *)model;
- (void)didDeleteConversationCell:(NCChannelModel *)model;
- (NSMutableArray<NCChannelModel *> *)willReloadTableData:
    (NSMutableArray<NCChannelModel *> *)dataSource;
- (void)willDisplayConversationTableCell:(NCChannelListBaseCell *)cell
                             atIndexPath:(NSIndexPath *)indexPath;
- (void)updateCellAtIndexPath:(NSIndexPath *)indexPath;
- (NCChannelListBaseCell *)ncChannelListTableView:(UITableView *)tableView
                            cellForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)ncChannelListTableView:(UITableView *)tableView
          heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)refreshConversationTableViewIfNeeded;
- (void)refreshConversationTableViewWithConversationModel:(NCChannelModel *)conversationModel;
- (void)notifyUpdateUnreadMessageCount;
@end

NS_ASSUME_NONNULL_END

// Without nullability.
@interface NCChannelListBaseCell : UITableViewCell
@property (nonatomic) NCChannelModel *model;
- (void)setDataModel:(NCChannelModel *)model;
@end
@interface NCChatUIFontConf : NSObject
@property (nonatomic) CGFloat firstLevel;
- (UIFont *)fontOfFirstLevel;
- (UIFont *)fontOfSize:(CGFloat)size;
@end
@interface NCChatUIMessageConf : NSObject
@property (nonatomic) BOOL enableTypingStatus;
@property (nonatomic) NSUInteger maxRecallDuration;
@property (nonatomic, copy) NSArray *enabledReadReceiptConversationTypeList;
@property (nonatomic, readonly) NSTimeInterval uploadVideoDurationLimit;
@end
@interface NCChatUIConfig : NSObject
+ (instancetype)defaultConfig;
@end
