import AlmanacWireSchema

/// Which parts of two pictures are the same view.
struct PartPairs {
  /// For each later part the index of its earlier part; nil: it is new.
  private(set) var earlier: [Int?]
  /// The earlier parts that are gone, by the later part that they were above; −1: they were the lowest.
  private(set) var gone: [Int: [Int]] = [:]

  /// Pairs by identity, then by matched geometry. Of several parts with one identity the first belongs to the first, and so on.
  init(_ old: [PicturePart], _ new: [PicturePart]) {
    earlier = Array(repeating: nil, count: new.count)
    var later: [Int?] = Array(repeating: nil, count: old.count)
    func pair<Key: Hashable>(_ key: (PicturePart) -> Key?, into pairs: inout [Int?], _ later: inout [Int?]) {
      var waiting: [Key: [Int]] = [:]
      for index in old.indices.reversed() where later[index] == nil {
        if let key = key(old[index]) { waiting[key, default: []].append(index) }
      }
      for index in new.indices where pairs[index] == nil {
        guard let key = key(new[index]), let first = waiting[key]?.popLast() else { continue }
        pairs[index] = first
        later[first] = index
      }
    }
    pair({ $0.identity == 0 ? nil : $0.identity }, into: &earlier, &later)
    pair({ $0.change.match == 0 ? nil : $0.change.match }, into: &earlier, &later)
    // What has no identity is only recognised where nothing of it has changed.
    pair({ $0.identity == 0 ? Unidentified(part: $0) : nil }, into: &earlier, &later)

    var below = -1
    for index in old.indices {
      if let place = later[index] { below = place } else { gone[below, default: []].append(index) }
    }
  }

  /// A part as it looks in its place.
  private struct Unidentified: Hashable {
    let frame: RectValue
    let appearance: DisplayNode
    init(part: PicturePart) { (frame, appearance) = (part.frame, part.appearance) }
  }
}
