import Foundation

extension NSValue {
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(bytes: t.numbers, objCType: "[16d]")
  }
  /// The transformation that this value holds; zeros if it holds something else.
  public var caTransform3DValue: CATransform3D {
    var numbers = [CGFloat](repeating: 0, count: 16)
    if String(cString: objCType) == "[16d]" { numbers.withUnsafeMutableBytes { getValue($0.baseAddress!) } }
    return CATransform3D(numbers)
  }
}
