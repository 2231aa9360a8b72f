import Foundation

extension MutableCollection {
  /// Moves the elements at the offsets in front of the element at `destination`, for a list's `onMove`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.filter(all.indices.contains).map { all[$0] }
    let before = all.enumerated().filter { $0.offset < destination && !source.contains($0.offset) }.map(\.element)
    let after = all.enumerated().filter { $0.offset >= destination && !source.contains($0.offset) }.map(\.element)
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets, for a list's `onDelete`.
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
  }
}
