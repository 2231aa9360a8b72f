/// Items in an order.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, Hashable, Codable, Sendable, ExpressibleByArrayLiteral {
  private let items: [MusicItemType]
  public let title: String?
  public init(_ items: some Sequence<MusicItemType>) { (self.items, title) = (Array(items), nil) }
  public init(arrayLiteral elements: MusicItemType...) { self.init(elements) }

  public var startIndex: Int { items.startIndex }
  public var endIndex: Int { items.endIndex }
  public subscript(position: Int) -> MusicItemType { items[position] }
  public var hasNextBatch: Bool { false }
  public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection? { nil }
  public static func + (a: Self, b: Self) -> Self { Self(a.items + b.items) }
  public static func += (a: inout Self, b: Self) { a = a + b }
}
