// Unsupported: `override`
// In sources of almanac.json.
import UIKit

class Tile: UIView {
  var edge = 1
  func turn() {}
}
class Card: Tile {}
extension Card {
  override func turn() {}
  override var edge: Int {  // error: property 'edge' declared in 'Tile' cannot be overridden from extension
    didSet {}
  }
}
