import UniformTypeIdentifiers

public protocol FileDocument: Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}
extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}
extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
/// Stub. The file that a document is read from. The framework never creates one, because no document is opened; only an app's tests do.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

/// Stub. Windows for documents. Adds no window, because no document is opened.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  public func _collect(into windows: inout _SceneWindows) {}
}
extension DocumentGroup where Document: FileDocument {
  public init(
    newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
  public init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content) {}
}
extension DocumentGroup where Document: ReferenceFileDocument {
  public init(newDocument: @escaping () -> Document, @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) {}
  public init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) {}
}

nonisolated extension View {
  private func neverChosen(_ what: String, _ source: SourceLocation) -> ModifiedContent<Self, DiagnosticModifier> {
    noEffect(what, "it cannot show a file dialog", source)
  }

  /// Stub. Never shown: a widget cannot show a file dialog. A note reports it.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverChosen("fileImporter", SourceLocation(fileID, line)) }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverChosen("fileImporter", SourceLocation(fileID, line)) }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverChosen("fileImporter", SourceLocation(fileID, line)) }
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverChosen("fileExporter", SourceLocation(fileID, line)) }
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverChosen("fileExporter", SourceLocation(fileID, line)) }
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverChosen("fileExporter", SourceLocation(fileID, line)) }
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverChosen("fileExporter", SourceLocation(fileID, line)) }
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverChosen("fileMover", SourceLocation(fileID, line)) }

  // Stubs. These modifiers have no effect: a widget cannot show a file dialog.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  public func fileDialogMessage(_ message: Text?) -> some View { self }
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  public func fileDialogCustomizationID(_ id: String) -> some View { self }
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
}
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = Self(rawValue: 1), includeHiddenFiles = Self(rawValue: 2), displayFileExtensions = Self(rawValue: 4)
}
