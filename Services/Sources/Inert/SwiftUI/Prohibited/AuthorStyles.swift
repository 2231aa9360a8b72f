/// Stubs. The configurations that `makeBody` of an author's control styles receives. It is never called, because a widget does not show these controls.
nonisolated public struct DatePickerStyleConfiguration {
  public struct Label: View { @MainActor public var body: some View { EmptyView() } }
  public let label = Label()
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents
}

nonisolated public struct FormStyleConfiguration {
  public struct Content: View { @MainActor public var body: some View { EmptyView() } }
  public let content = Content()
}
extension Form where Content == FormStyleConfiguration.Content {
  public init(_ configuration: FormStyleConfiguration, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(content: { configuration.content }, fileID: fileID, line: line)
  }
}

nonisolated public struct TextEditorStyleConfiguration {}
nonisolated public struct NavigationSplitViewStyleConfiguration {}
nonisolated public struct TableStyleConfiguration {}
