import Foundation

// On Apple's systems every object can be an argument of a format or a log. These are formatted by their description.

extension HKObjectType: CVarArg, _CVarArgObject {}
extension HKObject: CVarArg, _CVarArgObject {}
extension HKQuery: CVarArg, _CVarArgObject {}
extension HKQueryAnchor: CVarArg, _CVarArgObject {}
extension HKQuantity: CVarArg, _CVarArgObject {}
extension HKUnit: CVarArg, _CVarArgObject {}
extension HKSource: CVarArg, _CVarArgObject {}
extension HKSourceRevision: CVarArg, _CVarArgObject {}
extension HKDevice: CVarArg, _CVarArgObject {}
extension HKStatistics: CVarArg, _CVarArgObject {}
extension HKWorkoutConfiguration: CVarArg, _CVarArgObject {}
extension HKWorkoutEvent: CVarArg, _CVarArgObject {}
extension HKWorkoutActivity: CVarArg, _CVarArgObject {}
extension HKWorkoutSession: CVarArg, _CVarArgObject {}
extension HKWorkoutBuilder: CVarArg, _CVarArgObject {}
