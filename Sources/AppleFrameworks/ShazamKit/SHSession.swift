/// What sound is recognised by. None is made of sound or read.
// Unchecked: immutable; an open class cannot be checked.
open class SHSignature: NSObject, @unchecked Sendable {
  public let dataRepresentation: Data
  override init() { dataRepresentation = Data() }
  public init(dataRepresentation: Data) throws { throw SHError.refusal(.signatureInvalid) }
  open var duration: TimeInterval { 0 }
  open class func signature(withDataRepresentation dataRepresentation: Data) throws -> SHSignature { throw SHError.refusal(.signatureInvalid) }
}
open class SHSignatureGenerator: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func append(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) throws { throw SHError.refusal(.internalError) }
  open func signature() -> SHSignature { SHSignature() }
  open class func signature(from asset: AVAsset) async throws -> SHSignature { throw SHError.refusal(.internalError) }
}
open class SHCatalog: NSObject, @unchecked Sendable {
  open var minimumQuerySignatureDuration: TimeInterval { 1 }
  open var maximumQuerySignatureDuration: TimeInterval { 12 }
}
/// Sound of an app's own. Nothing is added.
open class SHCustomCatalog: SHCatalog, @unchecked Sendable {
  public override init() { super.init() }
  open func addReferenceSignature(_ signature: SHSignature, representing mediaItems: [SHMediaItem]) throws {
    throw SHError.refusal(.signatureInvalid)
  }
  open func add(from url: URL) throws { throw SHError.refusal(.customCatalogInvalidURL) }
  open func write(to destinationURL: URL) throws { throw SHError.refusal(.customCatalogInvalidURL) }
}

public protocol SHSessionDelegate: NSObjectProtocol {
  func session(_ session: SHSession, didFind match: SHMatch)
  func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?)
}
extension SHSessionDelegate {
  public func session(_ session: SHSession, didFind match: SHMatch) {}
  public func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) {}
}
/// Recognises sound. It finds nothing: the delegate gets an error.
// Unchecked: an app sets its delegate before it is used.
open class SHSession: NSObject, @unchecked Sendable {
  public enum Result: Sendable {
    case match(SHMatch)
    case noMatch(SHSignature)
    case error(any Error, SHSignature)
  }
  public let catalog: SHCatalog
  open weak var delegate: (any SHSessionDelegate)?
  public override init() { catalog = SHCatalog() }
  public init(catalog: SHCatalog) { self.catalog = catalog }
  open func matchStreamingBuffer(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) { fail(SHSignature()) }
  open func match(_ signature: SHSignature) { fail(signature) }
  open func result(from signature: SHSignature) async -> Result { .error(SHError.refusal(), signature) }
  /// One result, an error.
  open var results: AsyncStream<Result> {
    AsyncStream {
      $0.yield(.error(SHError.refusal(), SHSignature()))
      $0.finish()
    }
  }
  private func fail(_ signature: SHSignature) {
    let error = SHError.refusal()
    DispatchQueue.global().async { [self] in delegate?.session(self, didNotFindMatchFor: signature, error: error) }
  }
}
/// Records and recognises sound. It finds nothing.
public final class SHManagedSession: Sendable {
  public enum State: Sendable { case idle, prerecording, matching }
  public init() {}
  public init(catalog: SHCatalog) {}
  public var state: State { .idle }
  public func prepare() async {}
  public func result() async -> SHSession.Result { .error(SHError.refusal(), SHSignature()) }
  public var results: AsyncStream<SHSession.Result> {
    AsyncStream {
      $0.yield(.error(SHError.refusal(), SHSignature()))
      $0.finish()
    }
  }
  public func cancel() {}
}
open class SHMediaLibrary: NSObject, @unchecked Sendable {
  private static let library = SHMediaLibrary()
  open class var `default`: SHMediaLibrary { library }
  open func add(_ mediaItems: [SHMediaItem]) async throws { throw SHError.refusal(.mediaLibrarySyncFailed) }
  @preconcurrency
  open func add(_ mediaItems: [SHMediaItem], completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(SHError.refusal(.mediaLibrarySyncFailed))
  }
}
/// The pieces of sound that a person keeps. There are none.
public final class SHLibrary: Sendable {
  public static let `default` = SHLibrary()
  public var items: [SHMediaItem] { [] }
  public func addItems(_ items: [SHMediaItem]) async throws { throw SHError.refusal(.mediaLibrarySyncFailed) }
  public func removeItems(_ items: [SHMediaItem]) async throws { throw SHError.refusal(.mediaLibrarySyncFailed) }
}
