/// A position in a text, in UTF-16 units as in `NSString`.
final class TextIndex: UITextPosition {
  let index: Int
  init(_ index: Int) {
    self.index = index
    super.init()
  }
}
final class TextIndexRange: UITextRange {
  let range: NSRange
  init(_ range: NSRange) {
    self.range = range
    super.init()
  }
  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextIndex(range.location) }
  override var end: UITextPosition { TextIndex(range.location + range.length) }
}

/// Computes positions and ranges in a text.
@MainActor enum TextPlaces {
  static func range(_ range: UITextRange?, in length: Int) -> NSRange? {
    guard let range = (range as? TextIndexRange)?.range else { return nil }
    let start = min(range.location, length)
    return NSRange(location: start, length: min(range.length, length - start))
  }
  static func position(from position: UITextPosition, offset: Int, in length: Int) -> UITextPosition? {
    guard let position = position as? TextIndex else { return nil }
    let (moved, isOver) = position.index.addingReportingOverflow(offset)
    return !isOver && (0...length).contains(moved) ? TextIndex(moved) : nil
  }
  static func offset(from: UITextPosition, to: UITextPosition) -> Int {
    guard let from = from as? TextIndex, let to = to as? TextIndex else { return 0 }
    return to.index - from.index
  }
  static func range(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    guard let from = from as? TextIndex, let to = to as? TextIndex else { return nil }
    return TextIndexRange(NSRange(location: min(from.index, to.index), length: abs(to.index - from.index)))
  }
}

public enum UITextStorageDirection: Int, Sendable { case forward, backward }
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
}
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// Stub. Selections have no rectangles, because nothing is laid out.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  public override init() { super.init() }
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
  open var transform: CGAffineTransform { .identity }
}
/// Stub. The methods are never called, because no text is entered.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(_ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection) -> UITextRange?
  func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool
}
/// Finds words, sentences and paragraphs in a text.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let place = position as? TextIndex, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all)
    else { return nil }
    // Forward: the unit that begins here or contains the position. Backward: the one that ends here or contains it.
    let length = (text as NSString).length
    let index =
      direction.rawValue == UITextStorageDirection.backward.rawValue || direction.rawValue == UITextLayoutDirection.left.rawValue
      ? place.index - 1 : place.index
    guard (0..<length).contains(index) else { return nil }
    let options: NSString.EnumerationOptions
    switch granularity {
    case .character: options = .byComposedCharacterSequences
    case .word: options = .byWords
    case .sentence: options = .bySentences
    case .paragraph, .line: options = .byParagraphs
    case .document: return all
    }
    var found: NSRange?
    text.enumerateSubstrings(in: text.startIndex..., options: options) { _, range, _, stop in
      let range = NSRange(range, in: text)
      guard range.contains(index) else { return }
      found = range
      stop = true
    }
    return found.map { TextIndexRange($0) }
  }
  open func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool {
    guard let place = position as? TextIndex,
      let range = rangeEnclosingPosition(position, with: granularity, inDirection: direction) as? TextIndexRange
    else { return false }
    return place.index == range.range.location || place.index == range.range.location + range.range.length
  }
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let range = rangeEnclosingPosition(position, with: granularity, inDirection: direction) else { return nil }
    return direction.rawValue == UITextStorageDirection.backward.rawValue ? range.start : range.end
  }
  open func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}
