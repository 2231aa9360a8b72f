import AlmanacProfiles
import AlmanacWireSchema

/// How the characters of a line change one by one (`numericText`).
struct RollingText {
  enum Step: Equatable {
    /// The same character, at the place of a box before and of another now.
    case stays(from: RectValue, to: RectValue)
    case leaves(RectValue)
    case comes(RectValue)
  }
  private(set) var steps: [Step] = []
  /// How far characters roll, in points; positive: upwards.
  let distance: Double

  /// Returns nil where the texts do not change character by character: several lines or runs, another font or colour, or no places of characters.
  init?(from before: PicturePart, to after: PicturePart, _ profile: EntryAnimationProfile) {
    guard let old = Line(before), let new = Line(after), old.style == new.style, before.surroundings == after.surroundings,
      before.surroundings.redactions.isEmpty
    else { return nil }
    let (a, b) = (before.change.content, after.change.content)
    let goesDown = a.hasValue && b.hasValue ? b.value < a.value : b.countsDown
    distance = (goesDown ? -1 : 1) * profile.rollDistance * new.height

    // Equal characters at both ends stay. Between them, characters of one place value are one below the other: they are counted from the right.
    let shorter = min(old.characters.count, new.characters.count)
    let tail = zip(old.characters.reversed(), new.characters.reversed()).prefix { $0 == $1 }.count
    let head = min(zip(old.characters, new.characters).prefix { $0 == $1 }.count, shorter - tail)
    func stay(_ range: Range<Int>, _ shift: Int) {
      guard !range.isEmpty else { return }
      steps.append(.stays(from: old.box(range.lowerBound + shift, range.upperBound + shift), to: new.box(range.lowerBound, range.upperBound)))
    }
    let (oldEnd, newEnd) = (old.characters.count - tail, new.characters.count - tail)
    // Changed characters in the middle may be equal at the same place from the right.
    var run = 0..<head
    var shift = 0
    for index in head..<max(newEnd, head) {
      let other = index - newEnd + oldEnd
      if other >= head, old.characters[other] == new.characters[index] {
        if run.upperBound == index, shift == other - index || run.isEmpty {
          run = (run.isEmpty ? index : run.lowerBound)..<(index + 1)
        } else {
          stay(run, shift)
          run = index..<(index + 1)
        }
        shift = other - index
      } else {
        stay(run, shift)
        run = index + 1..<index + 1
        if other >= head { steps.append(.leaves(old.box(other, other + 1))) }
        steps.append(.comes(new.box(index, index + 1)))
      }
    }
    stay(run, shift)
    for other in head..<max(oldEnd, head) where other - oldEnd + newEnd < head { steps.append(.leaves(old.box(other, other + 1))) }
    stay(newEnd..<new.characters.count, oldEnd - newEnd)
  }

  /// A line of one run with the places of its characters.
  private struct Line {
    let characters: [Character]
    let style: TextRun
    let height: Double
    private let edges: [Double]
    private let top: Double

    init?(_ part: PicturePart) {
      guard let line = part.line, line.runs.count == 1, !line.rightToLeft, case .text(let text)? = line.runs[0].value else { return nil }
      characters = Array(text)
      let edges = part.change.edges.map(Double.init)
      guard edges.count == characters.count + 1, !characters.isEmpty, zip(edges, edges.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
      var style = line.runs[0]
      style.text = ""
      self.style = style
      // Accents and swashes extend beyond the line.
      let slack = line.runs[0].font.size * 0.25
      height = line.ascent + line.descent + 2 * slack
      top = part.frame.y + line.origin.y - line.ascent - slack
      self.edges = edges.map { part.frame.x + line.origin.x + $0 }
    }

    /// The box of characters; the first and the last have room for what extends beyond the line.
    func box(_ from: Int, _ to: Int) -> RectValue {
      let slack = style.font.size * 0.15
      let left = edges[from] - (from == 0 ? slack : 0)
      let right = edges[to] + (to == characters.count ? slack : 0)
      return RectValue(x: left, y: top, width: right - left, height: height)
    }
  }
}
