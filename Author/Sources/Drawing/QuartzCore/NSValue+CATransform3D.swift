import Foundation

extension NSValue {
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(bytes: t.numbers, objCType: "[16d]")
  }
  /// The stored transform; zeros if the value contains something else.
  public var caTransform3DValue: CATransform3D {
    var numbers = [CGFloat](repeating: 0, count: 16)
    if String(cString: objCType) == "[16d]" { numbers.withUnsafeMutableBytes { getValue($0.baseAddress!) } }
    return CATransform3D(numbers)
  }
}
