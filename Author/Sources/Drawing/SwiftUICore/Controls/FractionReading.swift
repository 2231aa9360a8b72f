import AlmanacWireSchema

nonisolated extension View {
  /// Makes assistive technology read a control's label and value, even if its style does not draw them.
  ///
  /// - Parameters:
  ///   - fraction: the filled part of the control, 0 to 1. A screen reader reads it as a percentage if `value` has no words.
  ///   - isGauge: true for a gauge, false for a progress view.
  ///   - label: the control's name; nil or empty if it has none.
  ///   - value: the value in words; nil or empty to read the percentage.
  func readAsFraction(_ fraction: Double, isGauge: Bool, label: _ControlPart?, value: _ControlPart?) -> some View {
    accessibilityRepresentation {
      ZStack {
        label
        value.map { $0.accessibilityLayer { $0.isValue = true } }
      }
      // The text is not truncated, and the element has the control's frame.
      .fixedSize()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityLayer {
        $0.fraction = fraction
        $0.gauge = isGauge
      }
    }
  }
}
