import AlmanacWireSchema
import Host

/// The body of `POST /v1/instances/{id}/opens` and `POST /v1/activities/{id}/opens`: either `content` and perhaps `path`, or `tap`.
struct OpeningRequest: RequestBody, Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable { case content, path, tap, confirms }

  var content: String?
  var path: String?
  var tap: String?
  var confirms: String?

  /// The request.
  ///
  /// - Throws: `LinkError`; ``APIError``.
  var request: OpenRequest {
    get throws {
      switch (content, tap) {
      case (let content?, nil):
        guard let path else { return OpenRequest(.shown(content: content, link: nil), confirms: confirms) }
        guard let place = NodePath(path) else { throw LinkError.noLink(path) }
        return OpenRequest(.shown(content: content, link: place), confirms: confirms)
      case (nil, let tap?) where path == nil: return OpenRequest(.intent(key: tap), confirms: confirms)
      default:
        throw APIError(.unprocessableContent, "link.malformed", "give either content, and path for a link, or tap for what an intent asked to open")
      }
    }
  }
}
