import AlmanacWireSchema
import Host

/// The body of `POST /v1/instances/{id}/taps` and `POST /v1/activities/{id}/taps`.
struct TapRequest: RequestBody, Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable { case key, content, path }

  let key: String
  let content: String
  let path: String

  /// The tap.
  ///
  /// - Throws: `TapError`.
  var tap: Tap {
    get throws {
      guard let place = NodePath(path) else { throw TapError.noAction(path) }
      return try Tap(key: key, content: content, path: place)
    }
  }
}
