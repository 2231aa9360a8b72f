nonisolated extension View {
  /// Hides the labels of controls, like `labelsHidden`; otherwise they stay as they are.
  @ViewBuilder public func labelsVisibility(_ visibility: Visibility) -> some View {
    if visibility == .hidden { labelsHidden() } else { self }
  }
  // These modifiers have no effect: labels have the distances of the font, and buttons the width of their labels.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
  public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  public func horizontalRadioGroupLayout() -> some View { self }
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}

/// A box with a check mark beside the label.
public struct CheckboxToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square").foregroundStyle(.tint)
      configuration.label
    }
  }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The style of buttons on glass; every glass is drawn alike.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}
