import AlmanacWireSchema
import Foundation

/// The connection of a program of the containing app to the host: a Unix stream socket with the same frames as the extension's socket.
package final class AppLink: HostLink {
  private let channel: EnvelopeChannel
  private let calls: PendingCalls

  package var isOpen: Bool { channel.isOpen }

  /// - Parameter path: the path of the host's socket. If no host listens there, the initializer returns nil.
  package init?(path: String) {
    guard let descriptor = UnixSocket.connect(path: path) else { return nil }
    let channel = EnvelopeChannel(descriptor: descriptor)
    let calls = PendingCalls()
    self.channel = channel
    self.calls = calls
    channel.start { envelope in
      if case .answer(let answer)? = envelope.body { calls.resolve(envelope.id, answer) }
    } ended: { _ in
      calls.abandon()
    }
  }

  package func send(_ call: ExtensionCall) { calls.send(call, over: channel) }
  package func ask(_ call: ExtensionCall) async throws -> HostAnswer { try await calls.ask(call, over: channel) }

  package func askBlocking(_ call: ExtensionCall, seconds: Double) -> HostAnswer? { calls.askBlocking(call, over: channel, seconds: seconds) }

  package func configuredIntent(kind: String, configuration: Data) async throws -> (any Sendable)? { nil }

  /// Makes a call that the host answers repeatedly. It replaces the one before, whose answers are dropped from now on.
  ///
  /// - Parameter receive: called on the reading thread with each answer, and with nil once when the connection has ended.
  package func follow(_ call: ExtensionCall, receive: @escaping @Sendable (HostAnswer?) -> Void) {
    calls.follow(call, over: channel, receive: receive)
  }
}
