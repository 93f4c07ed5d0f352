// Platform declarations that affect the Swift names and signatures of Objective-C headers.
// The script adds stubs for classes that a header uses without a declaration.
#include <stdbool.h>

typedef bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;
typedef double NSTimeInterval;
typedef NSInteger NSComparisonResult;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct NSRange { NSUInteger location, length; } NSRange;

#define NS_ENUM(TYPE, NAME) \
  enum __attribute__((enum_extensibility(open))) NAME : TYPE NAME; \
  enum NAME : TYPE
#define NS_CLOSED_ENUM(TYPE, NAME) \
  enum __attribute__((enum_extensibility(closed))) NAME : TYPE NAME; \
  enum NAME : TYPE
#define NS_OPTIONS(TYPE, NAME) \
  enum __attribute__((enum_extensibility(open), flag_enum)) NAME : TYPE NAME; \
  enum NAME : TYPE
#define NS_SWIFT_NAME(NAME) __attribute__((swift_name(#NAME)))
#define NS_SWIFT_UNAVAILABLE(WORDS) __attribute__((availability(swift, unavailable, message=WORDS)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_CLASS_AVAILABLE_IOS(...)
#define NS_AVAILABLE_IOS(...)
#define NS_DEPRECATED_IOS(...)
#define API_AVAILABLE(...)
#define API_DEPRECATED(...)
#define API_UNAVAILABLE(...)
#define IB_DESIGNABLE
#define IBInspectable
#define IBOutlet
#define IBAction void
#define UI_APPEARANCE_SELECTOR
#define __deprecated_msg(...)
#define FOUNDATION_EXPORT extern
#define FOUNDATION_EXTERN extern
#define UIKIT_EXTERN extern
#define UIKIT_STATIC_INLINE static inline
#define NS_INLINE static inline

__attribute__((objc_root_class))
@interface NSObject
- (instancetype)init;
@end
@protocol NSObject
@end
@protocol NSCopying
@end
@protocol NSCoding
@end
@protocol NSSecureCoding
@end

@interface NSString : NSObject
@end
@interface NSMutableString : NSString
@end
@interface NSNumber : NSObject
@end
@interface NSData : NSObject
@end
@interface NSDate : NSObject
@end
@interface NSURL : NSObject
@end
@interface NSIndexPath : NSObject
@end
@interface NSIndexSet : NSObject
@end
@interface NSCoder : NSObject
@end
@interface NSError : NSObject
@end
@interface NSArray<Element> : NSObject
@end
@interface NSMutableArray<Element> : NSArray<Element>
@end
@interface NSSet<Element> : NSObject
@end
@interface NSMutableSet<Element> : NSSet<Element>
@end
@interface NSDictionary<Key, Value> : NSObject
@end
@interface NSMutableDictionary<Key, Value> : NSDictionary<Key, Value>
@end
