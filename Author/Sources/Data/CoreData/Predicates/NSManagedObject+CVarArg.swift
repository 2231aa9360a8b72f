import Foundation

// Objects and identifiers can be arguments of predicate formats.
extension NSManagedObject: CVarArg, _CVarArgObject {}
extension NSManagedObjectID: CVarArg, _CVarArgObject {}
