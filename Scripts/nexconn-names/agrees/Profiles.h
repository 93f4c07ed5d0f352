// Written for this repository; see Channels.h.
#import <Foundation/Foundation.h>
#import <NexconnChatSDK/NexconnChatSDK.h>

@class NCChatUIUserInfo, NCChatUIGroup, NCGroupInfo, NCError, NCInitParams, NCConnectParams;
@class NCApplyFriendListViewModel, NCNavigationItemsViewModel, NCFriendApplicationInfo;

// Blocks that take any object.
typedef BOOL (^NCFriendApplyItemFilterBlock)(
    id _Nonnull obj, NSInteger start, NSInteger end, BOOL *_Nonnull stop);
typedef NSComparisonResult (^NCFriedApplyItemCompareBlock)(id _Nonnull obj1, id _Nonnull obj2);

NS_ASSUME_NONNULL_BEGIN

@interface NCApplyFriendSectionItem : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic) NSInteger timeStart;
- (instancetype)initWithFilterBlock:(NCFriendApplyItemFilterBlock _Nullable)filterBlock
                       compareBlock:(NCFriedApplyItemCompareBlock _Nullable)compareBlock;
- (NSArray *)filterAndSortItems:(NSArray *)items;
- (BOOL)isValidSectionItem;
@end

@interface NCApplyFriendCellViewModel : NSObject
@property (nonatomic) NCFriendApplicationInfo *application;
- (instancetype)initWithApplicationInfo:(NCFriendApplicationInfo *)application;
+ (void)registerCellForTableView:(UITableView *)tableView;
- (CGFloat)cellHeight;
- (BOOL)shouldHideExpandButton:(CGSize)size natureSize:(CGSize)natureSize;
@end

// Protocols with optional methods.
@protocol NCApplyFriendListDelegate <NSObject>
@optional
- (NSArray<NCApplyFriendCellViewModel *> *_Nullable)
     applyFriendListViewModel:(NCApplyFriendListViewModel *)viewModel
    willLoadItemsInDataSource:(NSArray *_Nullable)dataSource;
- (NCNavigationItemsViewModel *_Nullable)
    willConfigureRightNavigationItemsForApplyFriendListViewModel:
        (NCApplyFriendListViewModel *)viewModel;
- (BOOL)applyFriendListViewModel:(NCApplyFriendListViewModel *)viewModel
                  viewController:(UIViewController *)viewController
                       tableView:(UITableView *)tableView
                    didSelectRow:(NSIndexPath *)indexPath
                   cellViewModel:(NCApplyFriendCellViewModel *)cellViewModel;
@end
@protocol NCListViewModelResponder <NSObject>
@optional
- (void)refreshingFinished:(BOOL)success withTips:(NSString *)tips;
- (void)updateItem:(NSIndexPath *)indexPath;
- (UIViewController *)currentViewController;
@end
@protocol NCChatUIGroupMemberDataSource <NSObject>
@optional
- (void)getAllMembersOfGroup:(NSString *)groupId
                      result:(void (^)(NSArray<NSString *> *_Nullable userIdList))resultBlock;
@end
@protocol NCChatUIUserInfoDataSource <NSObject>
- (void)getUserInfoWithUserId:(NSString *)userId
                   completion:(void (^)(NCChatUIUserInfo *_Nullable userInfo))completion;
@end

@interface NCApplyFriendListViewModel : NSObject
@property (nonatomic, weak) id<NCApplyFriendListDelegate> delegate;
- (NSArray *)configureRightNaviItemsForViewController:(UIViewController *)viewController;
- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section;
@end
@interface NCNavigationItemsViewModel : NSObject
@property (nonatomic, weak) UIViewController *responder;
- (NSArray *)rightNavigationBarItems;
@end

// Class methods, Swift names set in the header, and the effect of a redundant word.
@interface NCChatUI : NSObject
+ (instancetype)shared;
- (void)initializeWithParams:(NCInitParams *)params;
- (void)connectWithParams:(NCConnectParams *)params
    databaseOpenedHandler:
        (nullable void (^)(BOOL isRecreated, NCError *_Nullable error))databaseOpenedHandler
        completionHandler:
            (nullable void (^)(NSString *_Nullable userId, NCError *_Nullable error))handler;
- (void)disconnectWithDisablePush:(BOOL)disablePush;
- (void)disconnect;
- (nullable NCChatUIUserInfo *)getUserInfoCache:(NSString *)userId;
- (void)refreshGroupInfoCache:(NCChatUIGroup *)groupInfo;
- (void)clearGroupInfoCacheForGroupId:(NSString *)groupId;
- (nullable NCChatUIUserInfo *)getGroupUserInfoCache:(NSString *)userId
                                         withGroupId:(NSString *)groupId;
- (void)updateGroupInfo:(NCGroupInfo *)groupInfo
             completion:(nullable void (^)(NSArray<NSString *> *_Nullable errorKeys,
                                           NCError *_Nullable error))completion
    NS_SWIFT_NAME(updateGroupInfo(_:completion:));
@end

NS_ASSUME_NONNULL_END
