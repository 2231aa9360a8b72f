import AlmanacFoundationCompat
import Synchronization

/// A value that is passed between apps in one of several formats. Here it stays in the process: only its creator, or code of the same process, can
/// read it.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  public typealias DataLoadHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }
  public static let errorDomain = "NSItemProviderErrorDomain"

  private struct State {
    var loaders: [(type: String, load: DataLoadHandler)] = []
    // Unchecked: the object is handed over, not used by two threads at once.
    struct Object: @unchecked Sendable { let value: AnyObject }
    var object: Object?
    var name: String?
  }
  private let state = Mutex(State())

  public override init() { super.init() }
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    if let object = item as? any NSItemProviderWriting { registerObject(object, visibility: .all) }
    let data: Data? =
      switch item {
      case let text as NSString: Data((text as String).utf8)
      case let url as NSURL: (url as URL).dataRepresentation
      case let data as NSData: data as Data
      default: nil
      }
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { done in
      done(data, data == nil ? Self.error(.unavailableCoercionError) : nil)
      return nil
    }
  }
  /// Provides a file's content with the type of its extension; returns nil if the file does not exist.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { done in
      do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
      return nil
    }
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var suggestedName: String? {
    get { state.withLock { $0.name } }
    set { state.withLock { $0.name = newValue } }
  }
  open var registeredTypeIdentifiers: [String] { state.withLock { $0.loaders.map(\.type) } }
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

  @preconcurrency
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping DataLoadHandler
  ) { state.withLock { $0.loaders.append((typeIdentifier, loadHandler)) } }
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    let kept = State.Object(value: object)
    state.withLock { $0.object = kept }
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        (kept.value as? any NSItemProviderWriting)?.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
      }
    }
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { loader(of: typeIdentifier) != nil }
  open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool { loader(of: typeIdentifier) != nil }
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { loader(of: $0) != nil }
  }

  @preconcurrency
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let load = loader(of: typeIdentifier) else {
      DispatchQueue.global().async { completionHandler(nil, Self.error(.itemUnavailableError)) }
      return Progress(totalUnitCount: 0)
    }
    return load(completionHandler) ?? Progress(totalUnitCount: 1)
  }
  @preconcurrency
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type, completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let type = aClass.readableTypeIdentifiersForItemProvider.first(where: { loader(of: $0) != nil }) else {
      DispatchQueue.global().async { completionHandler(nil, Self.error(.itemUnavailableError)) }
      return Progress(totalUnitCount: 0)
    }
    // Unchecked: a metatype is immutable.
    struct Reader: @unchecked Sendable { let type: any NSItemProviderReading.Type }
    let reader = Reader(type: aClass)
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do { completionHandler(try reader.type.object(withItemProviderData: data, typeIdentifier: type), nil) } catch { completionHandler(nil, error) }
    }
  }
  /// Calls the handler with a temporary file, which is removed after it returns.
  @preconcurrency
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName?.replacingOccurrences(of: "/", with: "-") ?? UUID().uuidString
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var file = folder.appendingPathComponent(name)
        if let ending = UTType(typeIdentifier)?.preferredFilenameExtension { file.appendPathExtension(ending) }
        try data.write(to: file)
        completionHandler(file, nil)
      } catch { completionHandler(nil, error) }
    }
  }
  @preconcurrency
  open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { completionHandler?(nil, error); return }
      let type = UTType(typeIdentifier)
      if type?.conforms(to: .url) == true, let url = URL(dataRepresentation: data, relativeTo: nil) {
        completionHandler?(url as NSURL, nil)
      } else if type?.conforms(to: .text) == true, let text = String(data: data, encoding: .utf8) {
        completionHandler?(text as NSString, nil)
      } else {
        completionHandler?(data as NSData, nil)
      }
    }
  }
  open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> any NSSecureCoding {
    // Unchecked: the value is handed over to the waiting reader.
    struct Item: @unchecked Sendable { let value: any NSSecureCoding }
    return try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Item, any Error>) in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        if let item { waiting.resume(returning: Item(value: item)) } else { waiting.resume(throwing: error ?? Self.error(.unknownError)) }
      }
    }.value
  }

  private func loader(of type: String) -> DataLoadHandler? {
    let wanted = UTType(type)
    return state.withLock { state in
      state.loaders.first { loader in
        loader.type == type || (wanted.flatMap { wanted in UTType(loader.type)?.conforms(to: wanted) } ?? false)
      }?.load
    }
  }
  private static func error(_ code: ErrorCode) -> NSError { NSError(domain: errorDomain, code: code.rawValue) }
}

public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team
  case group
  case ownProcess
}
/// An object that can be written in its own formats.
public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  func loadData(
    withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
/// An object that can be read from its own formats.
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
  @preconcurrency
  public func loadData(
    withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }
}
extension NSURL: NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  @preconcurrency
  public func loadData(
    withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler((self as URL).dataRepresentation, nil)
    return nil
  }
}
extension NSString: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.text.identifier] }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSString(string: text) as? Self else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return object
  }
}
extension NSURL: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let url = URL(dataRepresentation: data, relativeTo: nil), let object = url as NSURL as? Self else { throw CocoaError(.coderReadCorrupt) }
    return object
  }
}
extension NSItemProvider {
  /// Reads a text or a URL.
  @preconcurrency
  @discardableResult public func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable & Sendable, T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self as any NSItemProviderReading.Type) { object, error in
      completionHandler((object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
    }
  }
  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self as any NSItemProviderReading.Type)
  }
}
