import Foundation

// Foundation's function of the same name is in another module, so Xcode compiles this.
extension Duration {
  var formatted: String { "\(components.seconds) s" }
}
