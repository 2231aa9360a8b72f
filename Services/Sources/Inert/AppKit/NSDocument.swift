// Stub. Documents of a Mac app. Nothing opens one; a subclass reads and writes its data if its methods are called.

@preconcurrency @MainActor open class NSDocument: NSObject {
  public override init() { super.init() }
  public convenience init(contentsOf url: URL, ofType typeName: String) throws {
    self.init()
    try read(from: url, ofType: typeName)
    (fileURL, fileType) = (url, typeName)
  }
  open var fileURL: URL?
  open var fileType: String?
  open var displayName: String! = ""
  open var fileModificationDate: Date?
  open var undoManager: UndoManager? = UndoManager()
  open var hasUndoManager = true
  open var isDocumentEdited: Bool { isChanged }
  open var windowControllers: [NSWindowController] { controllers }
  open var windowNibName: NSNib.Name? { nil }
  private var isChanged = false
  private var controllers: [NSWindowController] = []
  open class var autosavesInPlace: Bool { false }
  open class var readableTypes: [String] { [] }
  open class var writableTypes: [String] { [] }

  public enum ChangeType: UInt, Sendable { case changeDone, changeUndone, changeCleared, changeReadOtherContents, changeAutosaved, changeRedone }
  public enum SaveOperationType: UInt, Sendable {
    case saveOperation, saveAsOperation, saveToOperation, autosaveInPlaceOperation, autosaveElsewhereOperation, autosaveAsOperation
  }
  open func updateChangeCount(_ change: ChangeType) { isChanged = change != .changeCleared && change != .changeAutosaved }
  open func makeWindowControllers() {}
  open func addWindowController(_ windowController: NSWindowController) { controllers.append(windowController) }
  open func removeWindowController(_ windowController: NSWindowController) { controllers.removeAll { $0 === windowController } }
  open func showWindows() {}
  open func windowControllerDidLoadNib(_ windowController: NSWindowController) {}
  open func close() { controllers = [] }
  /// Throws unless a subclass overrides it.
  open func read(from data: Data, ofType typeName: String) throws { throw CocoaError(.fileReadUnsupportedScheme) }
  open func read(from url: URL, ofType typeName: String) throws { try read(from: Data(contentsOf: url), ofType: typeName) }
  /// Throws unless a subclass overrides it.
  open func data(ofType typeName: String) throws -> Data { throw CocoaError(.fileWriteUnsupportedScheme) }
  open func write(to url: URL, ofType typeName: String) throws { try data(ofType: typeName).write(to: url, options: .atomic) }
  open func save(_ sender: Any?) {
    guard let fileURL, let fileType, (try? write(to: fileURL, ofType: fileType)) != nil else { return }
    updateChangeCount(.changeCleared)
  }
}

/// Stub. No document is open.
@preconcurrency @MainActor open class NSDocumentController: NSObject {
  public static let shared = NSDocumentController()
  open var documents: [NSDocument] { [] }
  open var currentDocument: NSDocument? { nil }
  open var recentDocumentURLs: [URL] { [] }
  open func noteNewRecentDocumentURL(_ url: URL) {}
  open func clearRecentDocuments(_ sender: Any?) {}
  open func newDocument(_ sender: Any?) {}
  open func openDocument(_ sender: Any?) {}
  open func openDocument(
    withContentsOf url: URL, display displayDocument: Bool, completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void
  ) { completionHandler(nil, false, CocoaError(.featureUnsupported)) }
}
