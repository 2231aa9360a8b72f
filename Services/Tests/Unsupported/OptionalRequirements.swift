// Unsupported: `@objc optional`
// In sources of almanac.json.
import UIKit

@objc protocol Listener {
  func heard()
  @objc optional func saw()  // error: 'optional' can only be applied to members of an '@objc' protocol
}
