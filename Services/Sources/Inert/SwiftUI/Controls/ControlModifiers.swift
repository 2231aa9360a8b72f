nonisolated extension View {
  // Stubs. These modifiers have no effect; a note reports each.
  public func buttonSizing(_ sizing: ButtonSizing, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("buttonSizing", "a button is as wide as its label; give the label a frame", SourceLocation(fileID, line))
  }
  public func horizontalRadioGroupLayout(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("horizontalRadioGroupLayout", "there are no radio groups", SourceLocation(fileID, line))
  }
  public func defaultWheelPickerItemHeight(_ height: CGFloat, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("defaultWheelPickerItemHeight", "there are no wheels", SourceLocation(fileID, line))
  }
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("materialActiveAppearance", "a widget is drawn the same in active and other windows", SourceLocation(fileID, line))
  }
}
