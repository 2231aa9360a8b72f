// almanac.json names this file. Foundation brings Combine with it, and attributes of Objective-C are ignored.
import Foundation

@objcMembers
final class TideModel: NSObject, ObservableObject {
  @Published var height = 1.0
  @objc dynamic var isRising = false
  @objc(rise:)
  func rise(by metres: Double) { height += metres }
}
