import AlmanacTextEngine
import AlmanacWireSchema

extension Text {
  /// The lines of a text, for a `TextRenderer`.
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    /// True if text was truncated to fit the size or the line limit.
    public let isTruncated: Bool

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }

    /// An index into a text's characters, in reading order.
    @frozen public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      let offset: Int
      public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
    }

    /// The bounds of a part of a line, from its font's metrics.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline, in the text's coordinates.
      public var origin: CGPoint
      public var width: CGFloat
      /// The extent above the baseline.
      public var ascent: CGFloat
      /// The extent below the baseline, positive.
      public var descent: CGFloat
      public var leading: CGFloat
      public init() { (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0) }
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }

    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Stub. Has no effect: glyph positions are never quantised.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// A line of text, with its runs from left to right.
    public struct Line: RandomAccessCollection, Equatable {
      let text: LineText
      public var startIndex: Int { 0 }
      public var endIndex: Int { text.shaped.runs.count }
      public subscript(index: Int) -> Run { Run(text: text, index: index) }
      /// The left end of the baseline, in the text's coordinates.
      public var origin: CGPoint {
        get { text.origin }
        @available(*, unavailable) set {}
      }
      public var typographicBounds: TypographicBounds { text.bounds(x: 0, width: text.line.width) }
      public static func == (a: Line, b: Line) -> Bool { a.text == b.text }
    }

    /// Glyphs of the same font and style in a line.
    public struct Run: RandomAccessCollection, Equatable {
      let text: LineText
      let index: Int
      var run: ShapedRun { text.shaped.runs[index] }
      public var startIndex: Int { 0 }
      public var endIndex: Int { run.slices.count }
      public typealias SubSequence = RunSlice
      public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<(index + 1)) }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
      /// The value that `customAttribute` has attached to the run's text; nil = no value of this type.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { text.custom.indices.contains(run.run) ? text.custom[run.run][key] : nil }
      public var layoutDirection: LayoutDirection {
        let slices = run.slices
        guard let first = slices.first, let last = slices.last else { return .leftToRight }
        return first.bytes.lowerBound > last.bytes.lowerBound ? .rightToLeft : .leftToRight
      }
      public var typographicBounds: TypographicBounds { text.bounds(x: run.x, width: run.width) }
      /// The index of the first character of each glyph slice.
      public var characterIndices: [CharacterIndex] {
        run.slices.map { CharacterIndex(offset: text.start + text.characters(before: $0.bytes.lowerBound)) }
      }
      public static func == (a: Run, b: Run) -> Bool { a.text == b.text && a.index == b.index }
    }

    /// Some glyphs of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
      public let run: Run
      public let indices: Range<Int>
      public var startIndex: Int { indices.lowerBound }
      public var endIndex: Int { indices.upperBound }
      public typealias SubSequence = RunSlice
      public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<(index + 1)) }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
      var slices: ArraySlice<ShapedSlice> { run.run.slices[indices.clamped(to: 0..<run.run.slices.count)] }
      public var typographicBounds: TypographicBounds {
        // From left to right, in drawing order.
        let left = slices.first?.x ?? run.run.x
        return run.text.bounds(x: left, width: slices.last.map { $0.x + $0.width - left } ?? 0)
      }
      public var characterIndices: [CharacterIndex] { Array(run.characterIndices[indices]) }
      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices
      }
    }

    /// The properties that all parts of a line share, with the line itself.
    final class LineText: Equatable {
      let line: TextLine
      let shaped: ShapedLine
      /// Custom attributes by the index of the line's run.
      let custom: [CustomTextAttributes]
      /// The number of characters before the line.
      let start: Int
      /// The bounds of the whole text, which gradients span.
      let box: CGRect
      private let bytes: [UInt8]

      init(line: TextLine, custom: [CustomTextAttributes], start: Int, box: CGRect, shaped: ShapedLine) {
        (self.line, self.custom, self.start, self.box, self.shaped) = (line, custom, start, box, shaped)
        bytes = line.runs.flatMap { run -> [UInt8] in
          if case .text(let text)? = run.value { return Array(text.utf8) }
          return Array("\u{FFFC}".utf8)
        }
      }

      var length: Int { String(decoding: bytes, as: UTF8.self).count }
      func characters(before byte: Int) -> Int { String(decoding: bytes.prefix(byte), as: UTF8.self).count }
      func text(of range: Range<Int>) -> String { String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self) }
      var origin: CGPoint { CGPoint(x: line.origin.x, y: line.origin.y) }

      func bounds(x: Double, width: Double) -> TypographicBounds {
        var bounds = TypographicBounds()
        bounds.origin = CGPoint(x: line.origin.x + x, y: line.origin.y)
        (bounds.width, bounds.ascent, bounds.descent) = (CGFloat(width), CGFloat(line.ascent), CGFloat(line.descent))
        return bounds
      }

      static func == (a: LineText, b: LineText) -> Bool { a === b || (a.line == b.line && a.custom == b.custom && a.start == b.start) }
    }
  }
}
