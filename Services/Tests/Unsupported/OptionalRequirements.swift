// Unsupported: `@objc optional`
// In sources of almanac.json.
import UIKit

@objc protocol Listener {
  func heard()
  @objc optional func saw()
}

func hasSeen(_ listener: any Listener) -> Bool {
  listener.saw?()
  return listener.saw != nil  // error: has no member 'saw'
}
