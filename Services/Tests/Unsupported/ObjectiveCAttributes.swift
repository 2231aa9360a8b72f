// Unsupported: `@objc`, `#selector`
import UIKit

class Clock: NSObject {
  @objc func tick() {}  // error: Objective-C interoperability is disabled
  func start() {
    _ = #selector(tick)  // error: '#selector' can only be used with the Objective-C runtime
  }
}
