import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import Reports

/// Says why a request could not be parsed. Hummingbird answers such a request with 400 and without a body.
///
/// The handler sees the parser's error before Hummingbird does, and completes the response that follows.
final class MalformedRequest: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private var error: HTTPParserError?

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    self.error = error as? HTTPParserError ?? self.error
    context.fireErrorCaught(error)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .head(let head) = unwrapOutboundIn(data), let error, head.status == .badRequest, head.headerFields[.contentLength] == "0",
      let (head, body) = try? Self.response(to: error)
    else { return context.write(data, promise: promise) }
    self.error = nil
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(ByteBuffer(bytes: body))), promise: promise)
  }

  private static func response(to error: HTTPParserError) throws -> (HTTPResponse, Data) {
    var head = HTTPResponse(status: .badRequest, headerFields: [.contentType: "application/json; charset=utf-8", .connection: "close"])
    let report: ErrorReport.Named
    if error == .invalidMethod {
      head.status = .notImplemented
      report = .init(name: "method.unknown", message: "there is no such method here; names of methods are in capitals; see /v1/openapi.yaml")
    } else {
      report = .init(name: "request.malformed", message: "the request is not valid HTTP: \(error)")
    }
    let body = try StableJSON.encode(ErrorReport(error: report))
    head.headerFields[.contentLength] = "\(body.count)"
    return (head, body)
  }
}
