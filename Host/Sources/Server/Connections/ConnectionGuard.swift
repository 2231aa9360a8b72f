import AlmanacProfiles
import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes a connection whose client is too slow: with a request's head, with its body, or in taking the response.
///
/// Bytes alone do not extend a time limit; otherwise a client could send one now and then and stay for ever. An idle connection has no timer
/// longer than the limit, and an event stream has none at all while it is read.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let connections: Connections
  private let key: AccessKey
  private let limits: ServiceLimits
  private var number: UInt64?
  /// Requests whose response is not complete.
  private var requests = 0
  private var isReadingBody = false
  /// The most bytes of the body that is read now.
  private var largestBody = 0
  private var bodyBytes = 0
  /// Whether the response that is being written says that the connection ends with it.
  private var isLast = false
  private var timer: Scheduled<Void>?
  private var stallTimer: Scheduled<Void>?

  init(connections: Connections, key: AccessKey, limits: ServiceLimits) {
    self.connections = connections
    self.key = key
    self.limits = limits
  }

  func handlerAdded(context: ChannelHandlerContext) { if context.channel.isActive { begin(context) } }

  func channelActive(context: ChannelHandlerContext) {
    begin(context)
    context.fireChannelActive()
  }

  private func begin(_ context: ChannelHandlerContext) {
    guard number == nil else { return }
    number = connections.add(context.channel)
    expect(.head, within: limits.httpHeadTimeout, context)
  }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    connections.works.cancel(of: context.channel)
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // A client that leaves first shows as one that sends nothing more. No client of a picture does that and waits.
    if let event = event as? ChannelEvent, event == .inputClosed { connections.works.cancel(of: context.channel) }
    context.fireUserInboundEventTriggered(event)
  }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  private func end() {
    timer?.cancel()
    stallTimer?.cancel()
    if let number { connections.remove(number) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      requests += 1
      isReadingBody = true
      bodyBytes = 0
      largestBody = 16 * limits.httpBodyBytes
      // Only who has the key may send a picture.
      if APIRoutes.isWallpaper(head.path), key.isIn(head.headerFields) { largestBody = max(largestBody, Profiles.limits.wallpaperBytes + (1 << 20)) }
      if let number { connections.begin(number, hasKey: key.isIn(head.headerFields)) }
      expect(.body, within: limits.httpBodyTimeout, context)
    case .body(let part):
      bodyBytes += part.readableBytes
      // A route refuses a body beyond the limit with an answer. This ends one that no route reads.
      if bodyBytes > largestBody { return close(.body, context) }
    case .end:
      isReadingBody = false
      timer?.cancel()
      expectNextRequest(context)
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head):
      isLast = head.headerFields[.connection] == "close"
      context.write(data, promise: promise)
    case .body:
      context.write(data, promise: promise)
    case .end:
      requests -= 1
      guard isLast else {
        context.write(data, promise: promise)
        return expectNextRequest(context)
      }
      let written = promise ?? context.eventLoop.makePromise()
      written.futureResult.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
      context.write(data, promise: written)
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    stallTimer?.cancel()
    stallTimer = context.channel.isWritable ? nil : schedule(.stall, within: limits.httpStallTimeout, context)
    context.fireChannelWritabilityChanged()
  }

  private func expectNextRequest(_ context: ChannelHandlerContext) {
    guard requests == 0, !isReadingBody else { return }
    if let number { connections.rest(number) }
    expect(.head, within: limits.httpHeadTimeout, context)
  }

  private func expect(_ reason: Connections.Reason, within seconds: Double, _ context: ChannelHandlerContext) {
    timer?.cancel()
    timer = schedule(reason, within: seconds, context)
  }

  private func schedule(_ reason: Connections.Reason, within seconds: Double, _ context: ChannelHandlerContext) -> Scheduled<Void> {
    context.eventLoop.assumeIsolated().scheduleTask(in: .nanoseconds(Int64(seconds * 1e9))) { self.close(reason, context) }
  }

  private func close(_ reason: Connections.Reason, _ context: ChannelHandlerContext) {
    connections.count(reason)
    context.close(promise: nil)
  }
}
