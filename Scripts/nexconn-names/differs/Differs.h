// Written for this repository; see agrees/Channels.h. `differs` contains the differences to find.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef BOOL (^NCFriendApplyItemFilterBlock)(NSString *obj, NSInteger start);

typedef NS_ENUM(NSUInteger, NCChannelModelType) {
  NC_CONVERSATION_MODEL_TYPE_NORMAL = 1,
  NC_CONVERSATION_MODEL_TYPE_MISPLACED = 2
};

@interface NCApplyFriendSectionItem : NSObject
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic) NSArray *items;
- (NSArray<NSNumber *> *)filterAndSortItems:(NSArray *)items;
- (BOOL)isEmptySection;
@end

@protocol NCChatUIUserInfoDataSource <NSObject>
- (void)getUserInfoWithUserId:(NSString *)userId
                   completion:(void (^)(NSString *_Nullable userInfo))completion;
@end

@interface NCChatUI : NSObject
+ (instancetype)shared;
- (void)clearUserInfoCache;
- (void)updateGroupInfo:(NSString *)groupId;
@end

@interface NCNotHereAtAll : NSObject
@end

NS_ASSUME_NONNULL_END
