import AlmanacProfiles
import Foundation
import HTTPTypes
import Host
import Hummingbird
import Previews
import Synchronization

/// What the page of a preview asks.
struct PreviewRoutes {
  let session: PreviewSession
  let streams: PreviewStreams

  func add(to router: Router<BasicRequestContext>) {
    let v1 = router.group("v1")
    v1.get("preview") { _, _ in JSONResponse(await session.snapshot()) }
    v1.put("preview/choice") { request, _ in
      try await session.choose(try await request.json(ChoiceRequest.self).choice)
      return JSONResponse(await session.snapshot())
    }
    v1.put("preview/visible") { request, _ in
      await session.see(try await request.json(VisibleRequest.self).pictures)
      return Response(status: .noContent)
    }
    v1.post("preview/build") { _, _ in
      await session.rebuild()
      return Response(status: .accepted)
    }
    v1.get("preview/pictures/{hash}") { _, context in
      let hash = try context.parameters.required("hash")
      guard let png = await session.picture(hash) else {
        throw APIError(.notFound, "picture.gone", "the preview no longer shows this picture; load the page again")
      }
      // Its address names its bytes, so they never change.
      let headers: HTTPFields = [.contentType: "image/png", .cacheControl: "private, max-age=86400, immutable"]
      return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: png)))
    }
    v1.get("preview/events") { request, _ in try streams.response(to: request, from: session) }
  }
}

/// The body of `PUT /v1/preview/choice`.
private struct ChoiceRequest: RequestBody {
  enum CodingKeys: String, CodingKey, CaseIterable { case device, schemes, modes, textSizes, locales, kinds, instant, entries }

  let choice: PreviewChoice

  init(from decoder: any Decoder) throws { choice = try PreviewChoice(from: decoder) }
}

/// The body of `PUT /v1/preview/visible`: the ids of the pictures that are seen, first the one at the top.
private struct VisibleRequest: RequestBody {
  enum CodingKeys: String, CodingKey, CaseIterable { case pictures }

  let pictures: [String]
}

/// The event streams of pages, of which there are not many at a time.
final class PreviewStreams: Sendable {
  private let count = Mutex(0)

  func response(to request: Request, from session: PreviewSession) throws -> Response {
    let limit = Profiles.serviceLimits.eventStreams
    let isFree = count.withLock { count in
      guard count < limit else { return false }
      count += 1
      return true
    }
    guard isFree else {
      throw APIError(
        .serviceUnavailable, "events.tooMany", "there are \(limit) event streams already; close one and try again", headers: [.retryAfter: "5"])
    }
    let (events, continuation) = AsyncStream.makeStream(of: ServerEvent.self, bufferingPolicy: .bufferingNewest(2048))
    let source = session.events()
    let reading = Task {
      for await event in source { continuation.yield(ServerEvent(id: "\(event.serial)", name: event.name, data: event.data)) }
      continuation.finish()
    }
    continuation.onTermination = { [self] _ in
      reading.cancel()
      count.withLock { $0 -= 1 }
    }
    return EventStream.response(from: events, for: request)
  }
}
