import Foundation

// On Apple's systems every object, and every value that bridges to one, can be an argument of a format. A predicate takes the value itself;
// `String(format:)` takes its description.

extension _CVarArgObject where Self: CustomStringConvertible {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  public var _cVarArgEncoding: [Int] { fatalError("_cVarArgEncoding must be called on the object") }
}

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSUUID: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSURL: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSData: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSSet: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSOrderedSet: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSDictionary: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSNull: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSExpression: CVarArg, _CVarArgObject {}
extension NSAttributedString: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSError: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSPredicate: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Bundle: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Operation: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension OperationQueue: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Thread: @retroactive CVarArg, @retroactive _CVarArgObject {}
