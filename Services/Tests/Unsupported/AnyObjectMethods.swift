// Unsupported: `AnyObject`
// In sources of almanac.json.
import UIKit

func read(_ value: Any, _ object: AnyObject) {
  _ = (value as AnyObject).value(forKey: "name")
  _ = (value as AnyObject).uppercased  // error: value of type 'AnyObject' has no member 'uppercased'
  _ = object.length  // error: value of type 'AnyObject' has no member 'length'
}
