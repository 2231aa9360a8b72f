import Foundation
import HTTPTypes
import Hummingbird
import ServiceLifecycle

/// Responds with server-sent events until the reader disconnects or the host stops.
enum EventStream {
  /// Longest time between two lines, in seconds. A heartbeat lets both ends notice a dead connection.
  static let heartbeat = 15.0

  /// The viewer that reads the stream. It is connected for as long as the stream is open.
  struct Viewer: Sendable {
    let begin: @Sendable () async throws -> Void
    let end: @Sendable () async -> Void
  }

  static func response(
    from events: AsyncStream<ServerEvent>, for request: Request, viewer: Viewer? = nil, heartbeat: Double = heartbeat
  ) -> Response {
    // nginx would keep events until it has a few kilobytes of them, unless the response says otherwise (ngx_http_proxy_module, proxy_buffering).
    let headers: HTTPFields = [.contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store", .accelBuffering: "no"]
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody { writer in
        try await viewer?.begin()
        do {
          // Ends as soon as the reader disconnects, not only when the next line cannot be written.
          try await request.body.consumeWithCancellationOnInboundClose { _ in try await send(events, heartbeat, to: &writer) }
          try await writer.finish(nil)
        } catch {
          await viewer?.end()
          throw error
        }
        await viewer?.end()
      })
  }

  private static func send(_ events: AsyncStream<ServerEvent>, _ heartbeat: Double, to writer: inout any ResponseBodyWriter) async throws {
    try await writer.write(ByteBuffer(string: "retry: 1500\n\n"))
    for await frame in frames(of: events, heartbeat: heartbeat).cancelOnGracefulShutdown() {
      try await writer.write(ByteBuffer(string: frame))
    }
  }

  /// Returns the events, with a heartbeat between them. The tasks end when the events end or the reader stops reading.
  private static func frames(of events: AsyncStream<ServerEvent>, heartbeat: Double) -> AsyncStream<String> {
    AsyncStream { continuation in
      let heartbeatTask = Task {
        while !Task.isCancelled {
          try await Task.sleep(for: .seconds(heartbeat))
          continuation.yield(": still here\n\n")
        }
      }
      let readingTask = Task {
        for await event in events { continuation.yield(event.frame) }
        continuation.finish()
      }
      continuation.onTermination = { _ in
        heartbeatTask.cancel()
        readingTask.cancel()
      }
    }
  }
}

extension HTTPField.Name {
  static let accelBuffering = HTTPField.Name("X-Accel-Buffering")!
  static let lastEventID = HTTPField.Name("Last-Event-ID")!
}
