/// Stub. The preview of a shared item in the share sheet. A widget never opens the sheet.
public struct SharePreview<Image, Icon> {
  init(unused: ()) {}
}
extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) { self.init(unused: ()) }
  public init(_ title: Text) { self.init(unused: ()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(unused: ()) }
}
extension SharePreview where Image: Transferable, Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(unused: ()) }
  public init(_ title: Text, image: Image) { self.init(unused: ()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(unused: ()) }
}
extension SharePreview where Image == Never, Icon: Transferable {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(unused: ()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(unused: ()) }
}
extension SharePreview where Image: Transferable, Icon: Transferable {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(unused: ()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(unused: ()) }
}

/// Share links for any values. A widget draws only their labels.
extension ShareLink {
  public init<I: Transferable, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Data == CollectionOfOne<I> { self.init(drawing: label(), SourceLocation(fileID, line)) }
  public init<I: Transferable, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Data == CollectionOfOne<I>, Label == SwiftUI.Label<Text, Image> {
    self.init(drawing: SwiftUI.Label("Share…", systemImage: "square.and.arrow.up"), SourceLocation(fileID, line))
  }
  public init<I: Transferable, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Data == CollectionOfOne<I>, Label == SwiftUI.Label<Text, Image> {
    self.init(drawing: SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up"), SourceLocation(fileID, line))
  }
  public init<PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
  ) where Data.Element: Transferable { self.init(drawing: label(), SourceLocation(fileID, line)) }
  public init<PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Data.Element: Transferable, Label == SwiftUI.Label<Text, Image> {
    self.init(drawing: SwiftUI.Label("Share…", systemImage: "square.and.arrow.up"), SourceLocation(fileID, line))
  }
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
  ) where Data.Element == URL { self.init(drawing: label(), SourceLocation(fileID, line)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) where Data == CollectionOfOne<URL>, Label == SwiftUI.Label<Text, Image> {
    self.init(drawing: SwiftUI.Label(title, systemImage: "square.and.arrow.up"), SourceLocation(fileID, line))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) where Data == CollectionOfOne<String>, Label == SwiftUI.Label<Text, Image> {
    self.init(drawing: SwiftUI.Label(title, systemImage: "square.and.arrow.up"), SourceLocation(fileID, line))
  }
}
