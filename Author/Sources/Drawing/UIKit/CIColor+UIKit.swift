import CoreImage

extension CIColor {
  /// The colour of `color` in the current traits.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
  /// The colour in the current traits. On Apple's systems this traps for a colour that was not made from a `CIColor`.
  public var ciColor: CIColor { CIColor(color: self) }
}
