import Foundation
import NIOCore
import Synchronization

/// Stops accepting connections for a moment when there is no descriptor for one.
///
/// NIO delays its next read then, but stays registered for the waiting connection, so its event loop would turn at a full processor.
final class AcceptPause: ChannelInboundHandler, Sendable {
  typealias InboundIn = any Channel

  private let seconds: Double
  private let pauses = Mutex(0)

  init(seconds: Double) { self.seconds = seconds }

  /// How often there was no descriptor.
  var count: Int { pauses.withLock { $0 } }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if let error = error as? IOError, [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(error.errnoCode) {
      pauses.withLock { $0 += 1 }
      let channel = context.channel
      // Without automatic reading the channel is no longer registered.
      _ = channel.setOption(.autoRead, value: false)
      context.eventLoop.scheduleTask(in: .nanoseconds(Int64(seconds * 1e9))) { _ = channel.setOption(.autoRead, value: true) }
    }
    context.fireErrorCaught(error)
  }
}
