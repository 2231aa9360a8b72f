// Numbers from the author's code can be infinite or NaN, for example after a division by zero. These functions replace such numbers, so that the
// widget is still laid out and drawn.
extension RenderSession {
  /// Clamps `value` to `range`; returns `fallback` for NaN.
  ///
  /// Finite numbers out of range are clamped silently, as the platform does. Infinite numbers and NaN also add a `number.invalid` warning.
  /// - Parameter name: the modifier or view that the warning names, as its author writes it, for example `offset(x:y:)`.
  package func finite(
    _ value: CGFloat, of name: @autoclosure () -> String, fallback: CGFloat = 0, in range: ClosedRange<CGFloat> = -Limits.length...Limits.length
  ) -> CGFloat {
    if range.contains(value) { return value }
    let replacement = value.isNaN ? fallback : min(max(value, range.lowerBound), range.upperBound)
    if !value.isFinite { warn(about: value, of: name(), replacement: replacement) }
    return replacement
  }

  package func finite(_ value: Double, of name: @autoclosure () -> String, fallback: Double = 0, in range: ClosedRange<Double>) -> Double {
    if range.contains(value) { return value }
    let replacement = value.isNaN ? fallback : min(max(value, range.lowerBound), range.upperBound)
    if !value.isFinite { warn(about: value, of: name(), replacement: replacement) }
    return replacement
  }

  /// Returns a date that can be drawn: one from `distantPast` to `distantFuture`, and instead of NaN the date of the entry.
  func finite(_ date: Date, of name: @autoclosure () -> String) -> Date {
    let range = Date.distantPast.timeIntervalSince1970...Date.distantFuture.timeIntervalSince1970
    let seconds = date.timeIntervalSince1970
    if range.contains(seconds) { return date }
    return Date(timeIntervalSince1970: finite(seconds, of: name(), fallback: self.date.timeIntervalSince1970, in: range))
  }

  func finite(_ dates: ClosedRange<Date>, of name: @autoclosure () -> String) -> ClosedRange<Date> {
    let first = finite(dates.lowerBound, of: name())
    return first...max(first, finite(dates.upperBound, of: name()))
  }

  func finite(_ point: CGPoint, of name: @autoclosure () -> String) -> CGPoint {
    CGPoint(x: finite(point.x, of: name()), y: finite(point.y, of: name()))
  }

  func finite(_ insets: EdgeInsets, of name: @autoclosure () -> String) -> EdgeInsets {
    EdgeInsets(
      top: finite(insets.top, of: name()), leading: finite(insets.leading, of: name()), bottom: finite(insets.bottom, of: name()),
      trailing: finite(insets.trailing, of: name()))
  }

  /// Replaces invalid numbers of a grid's columns or rows. A maximum can be infinite.
  func finite(_ tracks: [GridItem]) -> [GridItem] { tracks.map { finite($0) } }

  private func finite(_ track: GridItem) -> GridItem {
    let name = "GridItem(_:spacing:alignment:)"
    func length(_ value: CGFloat) -> CGFloat { finite(value, of: name, in: 0...Limits.length) }
    func maximum(_ value: CGFloat) -> CGFloat { value == .infinity ? value : length(value) }
    let size: GridItem.Size =
      switch track.size {
      case .fixed(let value): .fixed(length(value))
      case .flexible(let least, let most): .flexible(minimum: length(least), maximum: maximum(most))
      case .adaptive(let least, let most): .adaptive(minimum: length(least), maximum: maximum(most))
      }
    return GridItem(size, spacing: track.spacing.map { finite($0, of: name) }, alignment: track.alignment)
  }

  /// Replaces invalid numbers of a stroke: line width, miter limit, dashes and dash phase.
  func finite(_ style: StrokeStyle) -> StrokeStyle {
    var style = style
    style.lineWidth = finite(style.lineWidth, of: "the line width of a stroke", in: 0...Limits.length)
    style.miterLimit = finite(style.miterLimit, of: "the miter limit of a stroke", fallback: 10)
    style.dashPhase = finite(style.dashPhase, of: "the dash phase of a stroke")
    if !style.dash.allSatisfy({ (0...Limits.length).contains($0) }) {
      style.dash = style.dash.map { finite($0, of: "a dash of a stroke", in: 0...Limits.length) }
    }
    return style
  }

  private func warn(about value: some BinaryFloatingPoint, of name: String, replacement: some BinaryFloatingPoint) {
    diagnose(
      .warning, "number.invalid", "\(name) was given \(value), which is not a finite number; \(replacement) was used instead; check divisions")
  }

  /// Does the same as ``finite(_:of:fallback:in:)``, with the fallback 0, for author code that may run outside the main actor,
  /// for example a shape's path.
  nonisolated static func finiteFromAnyIsolation(_ value: CGFloat, of name: String, in range: ClosedRange<CGFloat>) -> CGFloat {
    if range.contains(value) { return value }
    if !value.isFinite, let session = EnvironmentStack.slot.session {
      return MainActor.assumeIsolated { session.finite(value, of: name, in: range) }
    }
    return value.isNaN ? 0 : min(max(value, range.lowerBound), range.upperBound)
  }
}
