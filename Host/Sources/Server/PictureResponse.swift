import Foundation
import HTTPTypes
import Host
import Hummingbird

/// A picture as an HTTP response with an ETag and a cache lifetime that ends at its next change.
struct PictureResponse {
  let image: RenderedImage
  /// Whether the picture shows a fixed instant, so that only a new timeline can change it.
  let isFixed: Bool
  let now: Date

  /// The longest time in seconds for which a cache may reuse a picture. It is limited because a reload can change the picture at any time.
  static let longestFreshness = 3600.0

  func response(to request: Request) -> Response {
    let tag = "\"\(image.etag)\""
    var headers: HTTPFields = [.eTag: tag, .contentType: "image/png", .cacheControl: cacheControl]
    if !isFixed, let next = image.nextChange {
      // Rounded up, so that a request after this time gets the changed picture. The 0.01 ms compensate for rounding errors of dates.
      headers[.nextChangeIn] = String(Int((max(next.timeIntervalSince(now), 0) * 1000 - 0.01).rounded(.up)))
    }
    if !image.content.isEmpty { headers[.shownContent] = image.content }
    if request.hasCurrent(tag) { return Response(status: .notModified, headers: headers) }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: image.png)))
  }

  private var cacheControl: String {
    switch image.caching {
    case .none: return "no-store"
    case .checked: return "private, no-cache"
    case .untilChange: break
    }
    guard !isFixed else { return "private, no-cache" }
    let seconds = image.nextChange.map { max($0.timeIntervalSince(now), 0) } ?? Self.longestFreshness
    return "private, max-age=\(Int(min(seconds, Self.longestFreshness)))"
  }
}

extension HTTPField.Name {
  /// Names what the picture shows, as the content does.
  static let shownContent = HTTPField.Name("Almanac-Content")!
  /// Milliseconds until the picture changes without a reload, by the host's clock.
  static let nextChangeIn = HTTPField.Name("Almanac-Next-Change-In")!
}
