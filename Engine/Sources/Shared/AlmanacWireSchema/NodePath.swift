/// Where a node is in a display list: its position among the children of each group, from the root on. The root's own path is empty.
///
/// As text the positions are separated by dots: `0.2.1`; the root is `root`. A path stays right when parts of the list are hidden.
public struct NodePath: Hashable, Sendable {
  /// The positions, the outermost first.
  public let positions: [Int]

  /// The most positions of a path; a valid list is nested less deeply.
  public static let limit = 512

  /// Creates a path.
  public init(_ positions: [Int] = []) { self.positions = positions }

  /// Returns the path of a child of this path's node.
  public func child(_ position: Int) -> NodePath { NodePath(positions + [position]) }
}

extension NodePath: LosslessStringConvertible {
  public var description: String { positions.isEmpty ? "root" : positions.map(String.init).joined(separator: ".") }

  /// Reads a path; nil if the text is none, or has more than ``limit`` positions.
  public init?(_ description: String) {
    if description == "root" {
      self.init()
      return
    }
    let parts = description.split(separator: ".", maxSplits: Self.limit, omittingEmptySubsequences: false)
    let positions = parts.compactMap { part in part.count <= 6 && part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil }
    guard !parts.isEmpty, parts.count <= Self.limit, positions.count == parts.count else { return nil }
    self.init(positions)
  }
}

extension NodePathValue {
  /// Encodes a path.
  public init(_ path: NodePath) {
    self.init()
    positions = path.positions.map { UInt32(clamping: $0) }
  }

  /// The decoded path.
  public var path: NodePath { NodePath(positions.map(Int.init)) }
}
