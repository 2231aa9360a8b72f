import WireSchema

nonisolated extension View {
  /// Makes assistive technology read a control as its label and its value, whether or not its style draws them.
  ///
  /// - Parameters:
  ///   - fraction: how far the control is filled, 0 to 1. A screen reader reads it as a percentage if `value` has no words.
  ///   - isGauge: whether the control is a gauge, not a progress.
  ///   - label: what the control is called; nil or empty: nothing.
  ///   - value: the value in words; nil or empty: the percentage.
  func readAsFraction(_ fraction: Double, isGauge: Bool, label: _ControlPart?, value: _ControlPart?) -> some View {
    accessibilityRepresentation {
      ZStack {
        label
        value.map { $0.accessibilityLayer { $0.isValue = true } }
      }
      // The words are not cut, and the element is where the control is.
      .fixedSize()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityLayer {
        $0.fraction = fraction
        $0.gauge = isGauge
      }
    }
  }
}
