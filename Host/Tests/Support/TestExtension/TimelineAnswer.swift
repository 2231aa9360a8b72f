import AlmanacWireSchema
import Foundation

/// The answer to a request for a timeline.
struct TimelineAnswer {
  let request: EntryRequest
  let id: UInt64

  /// A timeline without a fault.
  var good: TimelineArchive { archive(texts: ["one", "two", "three"]) }

  /// One entry per text, an hour apart.
  func archive(texts: [String]) -> TimelineArchive { Drawings.archive(request, texts: texts) }

  /// A value of the configuration, which is a JSON object.
  func parameter(_ name: String) -> String? {
    (try? JSONSerialization.jsonObject(with: request.configuration) as? [String: Any])?[name] as? String
  }

  /// The file that a test shares with this process.
  var path: String { parameter("path") ?? "/nonexistent" }

  func send(_ archive: TimelineArchive) throws { try Channel.reply(.with { $0.archive = archive }, id: id) }

  func refuse(_ name: String, _ message: String) throws {
    try Channel.reply(
      .with {
        $0.failure.name = name
        $0.failure.message = message
      }, id: id)
  }
}
