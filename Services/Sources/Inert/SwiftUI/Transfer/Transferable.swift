import UniformTypeIdentifiers

/// Stub. A type whose values can be dragged, copied or shared. `transferRepresentation` is never read, because a widget transfers nothing.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
}
extension TransferRepresentation {
  /// Stub. Has no effect, and neither have the next two: no value is transferred.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> { self }
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
}
public enum TransferRepresentationVisibility: Sendable { case all, team, group, ownProcess }

@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }
  public static func buildPartialBlock<Content: TransferRepresentation>(first: Content) -> Content where Content.Item == Item { first }
  public static func buildPartialBlock<First: TransferRepresentation, Second: TransferRepresentation>(
    accumulated: First, next: Second
  ) -> TransferRepresentationPair<Item, First, Second> where First.Item == Item, Second.Item == Item {
    TransferRepresentationPair(first: accumulated, second: next)
  }
}

/// Two representations; the first has precedence.
public struct TransferRepresentationPair<Item: Transferable, First: TransferRepresentation, Second: TransferRepresentation>: TransferRepresentation {
  let first: First
  let second: Second
}

public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) where Encoder == JSONEncoder, Decoder == JSONDecoder {}
}

/// Transfers another value in place of this one.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation, importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
}

public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}
public struct SentTransferredFile: Sendable {
  public let file: URL
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(exportedContentType: .plainText) { Data($0.utf8) }
  }
}
extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation { DataRepresentation<Data>(exportedContentType: .data) { $0 } }
}
extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(exportedContentType: .url) { Data($0.absoluteString.utf8) }
  }
}
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(exportedContentType: .image) { _ in throw CocoaError(.featureUnsupported) }
  }
}
