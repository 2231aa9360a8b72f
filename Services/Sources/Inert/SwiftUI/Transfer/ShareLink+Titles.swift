/// More share links, with titles that are texts or resources. A widget draws only their labels.
extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  private init(title: Text, _ source: SourceLocation) {
    self.init(drawing: SwiftUI.Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") }), source)
  }

  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line)
  where Data == CollectionOfOne<URL> { self.init(title: title, SourceLocation(fileID, line)) }
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line)
  where Data == CollectionOfOne<String> { self.init(title: title, SourceLocation(fileID, line)) }
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) where Data == CollectionOfOne<String> { self.init(title: Text(titleKey), SourceLocation(fileID, line)) }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Data == CollectionOfOne<URL> { self.init(title: Text(titleResource), SourceLocation(fileID, line)) }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Data == CollectionOfOne<String> { self.init(title: Text(titleResource), SourceLocation(fileID, line)) }

  public init(items: Data, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line)
  where Data.Element == URL { self.init(title: Text("Share…"), SourceLocation(fileID, line)) }
  public init(items: Data, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line)
  where Data.Element == String { self.init(title: Text("Share…"), SourceLocation(fileID, line)) }
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) where Data.Element == URL { self.init(title: Text(titleKey), SourceLocation(fileID, line)) }
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) where Data.Element == String { self.init(title: Text(titleKey), SourceLocation(fileID, line)) }
  public init<PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, fileID: StaticString = #fileID, line: UInt = #line
  ) where Data.Element: Transferable { self.init(title: Text(titleKey), SourceLocation(fileID, line)) }

  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable, PreviewImage, PreviewIcon>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Data == CollectionOfOne<I> { self.init(title: Text(title), SourceLocation(fileID, line)) }
  public init<I: Transferable, PreviewImage, PreviewIcon>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Data == CollectionOfOne<I> { self.init(title: title, SourceLocation(fileID, line)) }
}
extension ShareLink {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
  ) where Data.Element == String { self.init(drawing: label(), SourceLocation(fileID, line)) }
}

extension SharePreview where Image == Never, Icon: Transferable {
  public init(_ title: Text, icon: Icon) { self.init(unused: ()) }
}
extension SharePreview where Image: Transferable, Icon: Transferable {
  public init(_ title: Text, image: Image, icon: Icon) { self.init(unused: ()) }
}
/// Initialisers with titles that are resources.
extension SharePreview where Image == Never, Icon == Never {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init(unused: ()) }
}
extension SharePreview where Image: Transferable, Icon == Never {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) { self.init(unused: ()) }
}
