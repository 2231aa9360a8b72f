/// A button that opens the share sheet. A widget draws only its label, and a tap does nothing; a `shareLink.ignored` note reports it.
nonisolated public struct ShareLink<Data: RandomAccessCollection, Label: View>: View {
  private let label: Label
  private let source: SourceLocation
  init(drawing label: Label, _ source: SourceLocation) {
    self.label = label
    self.source = source
  }

  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
  ) where Data == CollectionOfOne<URL> {
    self.init(drawing: label(), SourceLocation(fileID, line))
  }
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
  ) where Data == CollectionOfOne<String> {
    self.init(drawing: label(), SourceLocation(fileID, line))
  }
  public init(item: URL, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line)
  where Data == CollectionOfOne<URL>, Label == SwiftUI.Label<Text, Image> {
    self.init(drawing: SwiftUI.Label("Share…", systemImage: "square.and.arrow.up"), SourceLocation(fileID, line))
  }
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line
  )
  where Data == CollectionOfOne<URL>, Label == SwiftUI.Label<Text, Image> {
    self.init(drawing: SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up", fileID: fileID, line: line), SourceLocation(fileID, line))
  }
  public init(item: String, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line)
  where Data == CollectionOfOne<String>, Label == SwiftUI.Label<Text, Image> {
    self.init(drawing: SwiftUI.Label("Share…", systemImage: "square.and.arrow.up"), SourceLocation(fileID, line))
  }

  @MainActor public var body: some View {
    let _ = RenderSession.current?.diagnose(
      .note, "shareLink.ignored", "a widget draws only the label of a ShareLink, and a tap does nothing; use a Link to the app", at: source)
    label.labelForeground(TintShapeStyle())
  }
}
