/// A message that there is no content: a large symbol above a title, a description and actions, centred in the proposal.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 6) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.callout).foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(label: { SwiftUICore.Label(title, systemImage: name, fileID: fileID, line: line) }, description: { description })
  }
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(label: { SwiftUICore.Label(title, image: name, fileID: fileID, line: line) }, description: { description })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(label: { SwiftUICore.Label(title, systemImage: name, fileID: fileID, line: line) }, description: { description })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(label: { SwiftUICore.Label(title, image: name, fileID: fileID, line: line) }, description: { description })
  }
}

private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon.font(.largeTitle).imageScale(.large).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
