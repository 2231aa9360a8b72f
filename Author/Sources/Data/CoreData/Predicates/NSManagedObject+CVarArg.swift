import Foundation

// Objects and their names are arguments of formats.
extension NSManagedObject: CVarArg, _CVarArgObject {}
extension NSManagedObjectID: CVarArg, _CVarArgObject {}
