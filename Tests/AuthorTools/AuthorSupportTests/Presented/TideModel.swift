// Compiled by way of almanac.json; Foundation brings Combine along, and Objective-C has nothing to say.
import Foundation

@objcMembers
final class TideModel: NSObject, ObservableObject {
  @Published var height = 1.0
  @objc dynamic var isRising = false
  @objc(rise:)
  func rise(by metres: Double) { height += metres }
}
