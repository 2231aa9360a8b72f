/// Changes of a source's bytes that are made together.
///
/// Each change alone would move the rest of the text, so a source with many would take the square of its length.
public struct SourceEdits {
  private var edits: [(range: Range<Int>, text: [UInt8])] = []

  /// No changes.
  public init() {}

  /// Whether there are no changes.
  public var isEmpty: Bool { edits.isEmpty }

  /// Puts `text` in place of a range of the original text. Ranges of different changes do not overlap.
  public mutating func replace(_ range: Range<Int>, with text: some Sequence<UInt8>) { edits.append((range, Array(text))) }

  /// Puts `text` at an offset of the original text. What is inserted later at the same offset comes first.
  public mutating func insert(_ text: some Sequence<UInt8>, at offset: Int) { edits.append((offset..<offset, Array(text))) }

  /// Returns the text with all changes.
  public func applied(to original: [UInt8]) -> [UInt8] {
    guard !edits.isEmpty else { return original }
    var result: [UInt8] = []
    result.reserveCapacity(original.count + edits.reduce(0) { $0 + $1.text.count })
    var place = 0
    // A stable order; of insertions at one offset the last comes first.
    let ordered = edits.enumerated().sorted { one, other in
      (one.element.range.lowerBound, one.element.range.upperBound, -one.offset)
        < (other.element.range.lowerBound, other.element.range.upperBound, -other.offset)
    }
    for (_, edit) in ordered {
      result += original[place..<edit.range.lowerBound]
      result += edit.text
      place = edit.range.upperBound
    }
    return result + original[place...]
  }
}
