import AlmanacBasics
import AlmanacProfiles
import AlmanacWireSchema
import Foundation

/// Checks what programs and servers send of live activities (ARCHITECTURE rule 11): JSON of other processes, which the extension will decode.
struct ActivityCheck {
  let profile: ActivityProfile

  /// Checks attributes and state.
  func check(attributes: Data, state: Data) throws(ActivityError) {
    let bytes = attributes.count + state.count
    guard bytes <= profile.contentBytes else { throw .tooLarge(bytes, limit: profile.contentBytes) }
    try checkJSON(attributes, "the attributes")
    try checkJSON(state, "the state")
  }

  private func checkJSON(_ json: Data, _ what: String) throws(ActivityError) {
    // Checked before decoding, because a decoder uses stack for each level.
    guard JSONDepth.of(json) <= profile.contentDepth else {
      throw .malformed("\(what) have more than \(profile.contentDepth) arrays and objects inside each other")
    }
    guard case .object? = try? JSONFragment(data: json) else { throw .malformed("\(what) are not a JSON object") }
  }

  func id(_ id: String) throws(ActivityError) -> String {
    guard (1...64).contains(id.utf8.count), id.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || isAlphanumeric($0) }) else { throw .malformedID }
    return id
  }

  private func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
  }

  /// Returns a date of a message: within a century of 1970 to 2200, so that arithmetic stays exact.
  func date(_ seconds: Double, _ what: String) throws(ActivityError) -> Date {
    guard seconds.isFinite, (0...7_258_118_400).contains(seconds) else { throw .malformed("\(what) is not a date between 1970 and 2200") }
    return Date(timeIntervalSince1970: seconds)
  }

  func score(_ score: Double) throws(ActivityError) -> Double {
    guard score.isFinite else { throw .malformed("the relevance score is not a number") }
    return score
  }

  func alert(title: String, body: String, at date: Date) -> ActivityAlert {
    ActivityAlert(title: shown(title), body: shown(body), date: date)
  }

  /// Texts of an alert are shown unchanged, up to a maximum length.
  private func shown(_ text: String) -> String {
    Printable.name(String(decoding: text.utf8.prefix(profile.alertBytes), as: UTF8.self))
  }
}
