import CoreImage

extension CIColor {
  /// Resolves `color` in the current traits.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
  /// The colour resolved in the current traits. Apple's property traps if the colour was not created from a `CIColor`.
  public var ciColor: CIColor { CIColor(color: self) }
}
