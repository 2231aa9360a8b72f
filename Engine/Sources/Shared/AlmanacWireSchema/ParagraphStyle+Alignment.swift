extension ParagraphStyle {
  /// Returns how far from the left of a box the lines begin that are together narrower by `slack`, in points.
  public func indent(slack: Double) -> Double {
    switch alignment {
    case .leading, .UNRECOGNIZED: rightToLeft ? slack : 0
    case .center: slack / 2
    case .trailing: rightToLeft ? 0 : slack
    }
  }
}

extension DynamicTextContent {
  /// Returns the part of a box of the text's width that its widest text covers: left end and width, in points.
  public func reserve(in boxWidth: Double) -> (x: Double, width: Double) {
    let own = width > 0 ? min(width, boxWidth) : boxWidth
    return (style.indent(slack: boxWidth - own), own)
  }
}
