import AlmanacProfiles
import AlmanacWireSchema
import Foundation

/// Checks an extension's list of previews when it arrives (ARCHITECTURE rules 9, 11).
struct PreviewCheck {
  let limits: LimitsProfile
  /// The longest side of a preview with a size of its own, in points: larger than any screen.
  static let longestSide = 2000.0

  private var answer: AnswerCheck { AnswerCheck(limits: limits, subject: "previews") }

  /// Returns the previews with their names as single lines.
  ///
  /// - Throws: the error of the first rule that they break.
  func checked(_ list: PreviewList) throws(ExtensionError) -> [PreviewDescription] {
    guard list.previews.count <= limits.previews else {
      throw answer.broken("limit.previews", "the app has \(list.previews.count) previews, the limit is \(limits.previews); declare fewer")
    }
    var ids: Set<String> = []
    var result: [PreviewDescription] = []
    for (index, given) in list.previews.enumerated() {
      var preview = given
      let what = "preview \(index + 1)"
      try answer.check(name: preview.id, "the id of \(what)")
      try answer.check(name: preview.kind, "the kind of \(what)")
      try answer.check(name: preview.source, "the source of \(what)")
      preview.name = try answer.line(preview.name, "the name of \(what)")
      guard !preview.id.isEmpty, ids.insert(preview.id).inserted else {
        throw answer.broken("previews.id", "the id of \(what) is that of another one, or empty; build the app again")
      }
      if preview.hasSize {
        let sides = [preview.size.width, preview.size.height]
        guard sides.allSatisfy({ $0 >= 1 && $0 <= Self.longestSide }) else {
          throw answer.broken(
            "previews.size", "\(what) has a side that is not from 1 to \(Int(Self.longestSide)) points; give its fixedLayout another size")
        }
      }
      result.append(preview)
    }
    return result
  }
}
