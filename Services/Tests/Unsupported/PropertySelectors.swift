// Unsupported: `#selector(getter:)`
// In sources of almanac.json.
import UIKit

class Clock: NSObject {
  @objc var time = 1
  @objc func tick() {}
  func start() {
    _ = #selector(tick)
    _ = #selector(getter: time)  // error: extraneous argument label 'getter:' in call
  }
}
