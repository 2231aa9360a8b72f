import AlmanacWireSchema
import Foundation

/// Kinds whose timelines the host refuses, shortens or corrects.
enum FaultyArchives {
  /// Answers a request for a timeline of one of these kinds. Returns whether it is one.
  static func handle(_ answer: TimelineAnswer) throws -> Bool {
    switch answer.request.kind {
    case "OtherLongKind":
      var other = answer.good
      other.kind = String(repeating: "k\n", count: 1 << 19)
      try answer.send(other)
    case "LongNode":
      // The error names the node.
      var bad = answer.good
      let list = DisplayList.with {
        $0.size = SizeValue(width: 100, height: 100)
        $0.root.debugName = "\u{1b}[31m" + String(repeating: "n", count: 1 << 16)
        $0.root.frame = RectValue(x: .nan, y: 0, width: 10, height: 10)
      }
      bad.displayLists[0] = try list.serializedBytes()
      try answer.send(bad)
    case "ManyWarnings":
      var warning = answer.good
      let text = "a\u{1b}\nb" + String(repeating: "w", count: 2000)
      warning.diagnostics = (0..<1000).map { _ in .with { ($0.name, $0.message, $0.place, $0.file) = (text, text, text, text) } }
      try answer.send(warning)
    case "NoDate":
      var dateless = answer.good
      dateless.created.seconds = .nan
      try answer.send(dateless)
    case "Bomb":
      // Three million nodes of two bytes, each of which takes hundreds when it is decoded: a list of the field 2, a group of the field 20.
      func field(_ tag: [UInt8], _ content: Data) -> Data {
        var (length, bytes) = (content.count, Data(tag))
        while length > 127 {
          bytes.append(UInt8(length & 127 | 128))
          length >>= 7
        }
        return bytes + [UInt8(length)] + content
      }
      var bomb = answer.good
      var children = Data(count: 6 << 20)
      for index in stride(from: 0, to: children.count, by: 2) { children[index] = 1 << 3 | 2 }
      bomb.displayLists[0] = field([2 << 3 | 2], field([0xa2, 1], children))
      try answer.send(bomb)
    case "Empty":
      var empty = answer.good
      empty.entries = []
      try answer.send(empty)
    case "Unsorted":
      var unsorted = answer.good
      unsorted.entries.reverse()
      try answer.send(unsorted)
    case "Many":
      var many = answer.good
      many.entries = (0..<10_000).map { step in
        var entry = answer.good.entries[0]
        entry.date.seconds += Double(step)
        return entry
      }
      try answer.send(many)
    case "BigImage":
      var big = answer.good
      big.images = [
        .with {
          $0.sha256 = Data(repeating: 1, count: 32)
          $0.mediaType = "image/png"
          $0.pixelWidth = 100
          $0.pixelHeight = 100
          $0.data = Data(repeating: 0x55, count: 20 << 20)
        }
      ]
      try answer.send(big)
    case "BadIndex":
      var bad = answer.good
      bad.entries[0].variants[0].displayList = 99
      try answer.send(bad)
    case "BadList":
      var bad = answer.good
      bad.displayLists[0] = Data([0xff, 0xff, 0xff])
      try answer.send(bad)
    case "OtherKind":
      var other = answer.good
      other.kind = "Another"
      try answer.send(other)
    case "Warns":
      var warning = answer.good
      warning.diagnostics = [.with { $0.name = "test.warning" }]
      try answer.send(warning)
    default: return false
    }
    return true
  }
}
