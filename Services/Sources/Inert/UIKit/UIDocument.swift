import UniformTypeIdentifiers

/// A document in a file. It is read and written in the process that opens it; no other process is notified.
@preconcurrency @MainActor open class UIDocument: NSObject {
  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let closed = State(rawValue: 1)
    public static let inConflict = State(rawValue: 2)
    public static let savingError = State(rawValue: 4)
    public static let editingDisabled = State(rawValue: 8)
    public static let progressAvailable = State(rawValue: 16)
  }
  public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")
  /// The maximum size of a file in bytes. Opening a larger one fails.
  static let maximumBytes = 256 << 20

  open private(set) var fileURL: URL
  open var fileModificationDate: Date?
  open var undoManager: UndoManager! = UndoManager()
  open var userActivity: NSUserActivity?
  open var progress: Progress? { nil }
  open private(set) var documentState: State = .closed {
    didSet { if documentState != oldValue { NotificationCenter.default.post(name: Self.stateChangedNotification, object: self) } }
  }
  private var changes = 0
  open var hasUnsavedChanges: Bool { changes != 0 }
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
  open var savingFileType: String? { fileType }

  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  // MARK: Overridden by subclasses

  open func load(fromContents contents: Any, ofType typeName: String?) throws { throw CocoaError(.featureUnsupported) }
  open func contents(forType typeName: String) throws -> Any { throw CocoaError(.featureUnsupported) }
  /// Stub. Does nothing: a document is neither read nor written.
  open func disableEditing() {}
  /// Stub. Does nothing: a document is neither read nor written.
  open func enableEditing() {}
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String { fileURL.pathExtension }
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) { finishedHandlingError(error, recovered: false) }
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  open func userInteractionNoLongerPermitted(forError error: any Error) {}
  open func updateUserActivityState(_ userActivity: NSUserActivity) {}
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  /// Reads a file. Fails for folders and for files that are too large.
  open func read(from url: URL) throws {
    let values = try url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    guard values.isRegularFile == true else { throw CocoaError(.featureUnsupported) }
    guard (values.fileSize ?? .max) <= Self.maximumBytes else { throw CocoaError(.fileReadTooLarge) }
    try load(fromContents: Data(contentsOf: url), ofType: fileType)
  }
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL, for saveOperation: SaveOperation
  ) throws { try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL) }
  open func writeContents(_ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?) throws {
    guard let data = contents as? Data else { throw CocoaError(.featureUnsupported) }
    try data.write(to: url, options: .atomic)
  }
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

  // MARK: Opening and saving

  open func open(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(loaded(from: fileURL)) }
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    let close = { (success: Bool) in
      if success { self.documentState.insert(.closed) }
      completionHandler?(success)
    }
    if hasUnsavedChanges { autosave(completionHandler: close) } else { close(true) }
  }
  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
    do {
      let contents = try contents(forType: savingFileType ?? "public.data")
      try writeContents(contents, andAttributes: fileAttributesToWrite(to: url, for: saveOperation), safelyTo: url, for: saveOperation)
      fileURL = url
      fileModificationDate = try url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      changes = 0
      documentState.subtract([.savingError, .closed])
      completionHandler?(true)
    } catch {
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: false)
      completionHandler?(false)
    }
  }
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(loaded(from: url)) }
  @discardableResult open func open() async -> Bool { loaded(from: fileURL) }
  @discardableResult open func close() async -> Bool { await withCheckedContinuation { done in close { done.resume(returning: $0) } } }
  @discardableResult open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
  }
  @discardableResult open func autosave() async -> Bool { await withCheckedContinuation { done in autosave { done.resume(returning: $0) } } }

  private func loaded(from url: URL) -> Bool {
    do {
      try read(from: url)
      fileModificationDate = try url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      changes = 0
      documentState = .normal
      return true
    } catch {
      handleError(error, userInteractionPermitted: false)
      return false
    }
  }

  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
  }
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) { changes -= changeCountToken as? Int ?? 0 }
}
