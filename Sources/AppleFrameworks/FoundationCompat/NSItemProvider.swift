/// Something that can be written to an item provider; the Foundation types that apps drag and share.
public protocol NSItemProviderWriting: AnyObject {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes the object as one of the types; calls the handler with nil if it has no such form.
  func loadData(
    withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
/// Something that can be read from an item provider.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Data of one or several types, which another part of the program can load. Nothing is dragged, pasted or shared here, so that a provider has what the
/// program itself has put into it.
// Unchecked: `lock` guards the forms; the name is set before the provider is passed on, as with Apple's class.
open class NSItemProvider: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }
  public static let errorDomain = "NSItemProviderErrorDomain"

  private struct Form {
    let type: String
    let load: @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  }
  private let lock = NSLock()
  private var forms: [Form] = []
  open var suggestedName: String?

  public override init() {}
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }
  /// A provider of what a file has, under the type of its name's extension; nil: the file does not exist.
  public convenience init?(contentsOf fileURL: URL) {
    guard FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    add("public.data") { completion in
      do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
      return nil
    }
  }
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    let data = (item as? NSData).map { $0 as Data } ?? (item as? NSString).map { Data(($0 as String).utf8) }
    add(typeIdentifier ?? "public.data") { completion in
      completion(data, data == nil ? Self.error(.unavailableCoercionError) : nil)
      return nil
    }
  }

  private func add(_ type: String, _ load: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?) {
    lock.withLock { forms.append(Form(type: type, load: load)) }
  }
  private func form(_ type: String) -> Form? { lock.withLock { forms.first { $0.type == type } } }
  private static func error(_ code: ErrorCode) -> NSError { NSError(domain: errorDomain, code: code.rawValue) }

  open var registeredTypeIdentifiers: [String] { lock.withLock { forms.map(\.type) } }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { form(typeIdentifier) != nil }
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) { add(typeIdentifier, loadHandler) }
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    let held = UncheckedSendable(object)  // Only read, by its own thread-safe method.
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      add(type) { held.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) }
    }
  }

  /// - Returns: the progress, which is finished at once.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let form = form(typeIdentifier) else {
      DispatchQueue.global().async { completionHandler(nil, Self.error(.itemUnavailableError)) }
      return Progress(totalUnitCount: 0)
    }
    return form.load(completionHandler) ?? Progress(totalUnitCount: 0)
  }
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    let types = registeredTypeIdentifiers
    return aClass.readableTypeIdentifiersForItemProvider.contains { types.contains($0) }
  }
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let types = registeredTypeIdentifiers
    guard let type = aClass.readableTypeIdentifiersForItemProvider.first(where: { types.contains($0) }) else {
      DispatchQueue.global().async { completionHandler(nil, Self.error(.itemUnavailableError)) }
      return Progress(totalUnitCount: 0)
    }
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do { completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil) } catch { completionHandler(nil, error) }
    }
  }
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in completionHandler?(data.map { $0 as NSData }, error) }
  }
}

public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

extension NSString: NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.plain-text"] }
  public func loadData(
    withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }
}
extension NSURL: NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public func loadData(
    withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}
