// Checks of numbers that authors supply: a division by zero in one of them must not break the widget.
extension RenderSession {
  /// Clamps `value` to `range`; returns `instead` for NaN.
  ///
  /// Finite numbers out of range are clamped silently, as the platform does. For infinite numbers and NaN a `number.invalid` warning names
  /// the modifier or view.
  /// - Parameter what: the modifier or view as its author writes it, such as `offset(x:y:)`.
  package func usable(
    _ value: CGFloat, of what: @autoclosure () -> String, instead: CGFloat = 0, in range: ClosedRange<CGFloat> = -Limits.length...Limits.length
  ) -> CGFloat {
    if range.contains(value) { return value }
    let taken = value.isNaN ? instead : min(max(value, range.lowerBound), range.upperBound)
    if !value.isFinite { warn(value, of: what(), taken: taken) }
    return taken
  }

  package func usable(_ value: Double, of what: @autoclosure () -> String, instead: Double = 0, in range: ClosedRange<Double>) -> Double {
    if range.contains(value) { return value }
    let taken = value.isNaN ? instead : min(max(value, range.lowerBound), range.upperBound)
    if !value.isFinite { warn(value, of: what(), taken: taken) }
    return taken
  }

  func usable(_ point: CGPoint, of what: @autoclosure () -> String) -> CGPoint {
    CGPoint(x: usable(point.x, of: what()), y: usable(point.y, of: what()))
  }

  func usable(_ insets: EdgeInsets, of what: @autoclosure () -> String) -> EdgeInsets {
    EdgeInsets(
      top: usable(insets.top, of: what()), leading: usable(insets.leading, of: what()), bottom: usable(insets.bottom, of: what()),
      trailing: usable(insets.trailing, of: what()))
  }

  /// `style` with a line width and dashes that can be drawn.
  func usable(_ style: StrokeStyle) -> StrokeStyle {
    var style = style
    style.lineWidth = usable(style.lineWidth, of: "the line width of a stroke", in: 0...Limits.length)
    style.miterLimit = usable(style.miterLimit, of: "the miter limit of a stroke", instead: 10)
    style.dashPhase = usable(style.dashPhase, of: "the dash phase of a stroke")
    if !style.dash.allSatisfy({ (0...Limits.length).contains($0) }) {
      style.dash = style.dash.map { usable($0, of: "a dash of a stroke", in: 0...Limits.length) }
    }
    return style
  }

  private func warn(_ value: some BinaryFloatingPoint, of what: String, taken: some BinaryFloatingPoint) {
    diagnose(
      .warning, "number.invalid", "\(what) was given \(value), which is not a finite number; \(taken) was used instead; check divisions")
  }

  /// As ``usable(_:of:instead:in:)``, for author code that may run outside the main actor, such as a shape's path.
  nonisolated static func usableAnywhere(_ value: CGFloat, of what: String, in range: ClosedRange<CGFloat>) -> CGFloat {
    if range.contains(value) { return value }
    if !value.isFinite, let session = EnvironmentStack.slot.session {
      return MainActor.assumeIsolated { session.usable(value, of: what, in: range) }
    }
    return value.isNaN ? 0 : min(max(value, range.lowerBound), range.upperBound)
  }
}
