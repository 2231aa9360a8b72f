// almanac.json names this file. Foundation brings Combine with it, attributes of Objective-C are ignored, and ProcessInfo has its initializer.
import Foundation

@objcMembers
final class TideModel: NSObject, ObservableObject {
  @Published var height = 1.0
  @objc dynamic var isRising = false
  static let process = ProcessInfo().processIdentifier
  @objc(rise:)
  func rise(by metres: Double) { height += metres }
}
