nonisolated extension View {
  /// Hides the labels of controls if `visibility` is hidden, like `labelsHidden`; otherwise changes nothing.
  @ViewBuilder public func labelsVisibility(_ visibility: Visibility) -> some View {
    if visibility == .hidden { labelsHidden() } else { self }
  }
  // Stubs. These modifiers have no effect; a note reports each.
  public func labelIconToTitleSpacing(_ spacing: CGFloat, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("labelIconToTitleSpacing", "a label's parts have the distance of its font; put them into an HStack", SourceLocation(fileID, line))
  }
  public func labelReservedIconWidth(_ width: CGFloat, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("labelReservedIconWidth", "a label's icon has its own width; give it a frame", SourceLocation(fileID, line))
  }
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
  /// Draws the label on glass. The argument is ignored: all glass is drawn alike.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}
