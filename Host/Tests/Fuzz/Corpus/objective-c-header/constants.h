#import "Keys.h"
#define LIMIT (1 << 3) // bits
#define NAME @"a\n\"b\""
typedef NS_ENUM(NSInteger, State) { StateOpen, StateShut = 0x2, StateLast = StateShut };
typedef NS_OPTIONS(NSUInteger, Days) { DaysNone = 0, DaysMonday = 1 << 62 };
extern NSString *const Key;
static const double Day = 86400.0; /* seconds */
static inline int twice(int a) { return 2 * a; }
@interface Store : NSObject
@end
