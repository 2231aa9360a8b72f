import AlmanacBasics
import AlmanacPainter
import AlmanacProfiles
import AlmanacTextEngine
import AlmanacWireSchema
import Foundation

/// Paints the pictures that a host orders over a socket, one after another, until the socket ends.
///
/// Images are requested from the host when the painter needs them. A process serves one app, so it keeps their files for the next picture.
public final class PainterLoop {
  private let channel: PainterChannel
  /// The wallpaper of the newest picture that was composed over one, with its hash.
  private var wallpaper: (hash: Data, picture: Wallpaper)?
  private var files = LRUCache<Data, ImageBlob>(weightLimit: Profiles.limits.entryImageBytes * 2)

  /// - Parameter channel: the connection to the host.
  public init(channel: PainterChannel) { self.channel = channel }

  /// Serves orders until the host closes the socket or breaks the protocol.
  public func run() {
    while let message = channel.receive(), serve(message) {}
  }

  /// Paints what a message orders and sends the answer; returns whether the host took it.
  public func serve(_ message: PainterMessage) -> Bool {
    guard case .order(let order) = message.body else { return false }
    let answer = message.protocolVersion == PainterMessage.currentProtocolVersion ? answer(order, id: message.id) : Self.failure(.protocolVersion)
    return channel.send(PainterMessage(id: message.id, answer))
  }

  private func answer(_ order: PaintOrder, id: UInt64) -> PainterMessage.OneOf_Body {
    do {
      // The archive was checked when it arrived; its file may have been changed since.
      let list = try DisplayList(validating: order.displayList)
      let job = order.job(list) { [self] in image($0, id: id) }
      let png = try order.hasBackdrop ? png(job, over: order.backdrop, id: id) : Painter.png(job)
      let next = list.nextUpdate(after: job.date, reducedPrecision: job.presentation.luminance == .reduced)
      return .picture(
        .with {
          $0.png = png
          if let next { $0.nextChange.seconds = next.timeIntervalSince1970 }
        })
    } catch let error as PainterError {
      return Self.failure(PaintFailure.Kind(error))
    } catch {
      return Self.failure(.list)
    }
  }

  private func png(_ job: PaintJob, over backdrop: BackdropValue, id: UInt64) throws -> Data {
    if wallpaper?.hash != backdrop.wallpaper {
      wallpaper = nil
      guard let file = image(backdrop.wallpaper, id: id), let picture = try? Wallpaper(file.data) else {
        throw PainterError.surface(status: "the wallpaper cannot be decoded")
      }
      wallpaper = (backdrop.wallpaper, picture)
    }
    guard let wallpaper else { throw PainterError.surface(status: "no wallpaper") }
    return try Painter.png(try Painter.pixels(backdrop.scene(of: try Painter.pixels(job), job, over: wallpaper.picture)))
  }

  private static func failure(_ kind: PaintFailure.Kind) -> PainterMessage.OneOf_Body { .failure(.with { $0.kind = kind }) }

  private func image(_ hash: Data, id: UInt64) -> ImageBlob? {
    if let kept = files.value(for: hash) { return kept }
    guard
      channel.send(PainterMessage(id: id, .imageRequest(.with { $0.sha256 = hash }))), let message = channel.receive(), message.id == id,
      case .imageAnswer(let answer) = message.body
      // Without its host the process has nothing left to do.
    else { exit(EXIT_FAILURE) }
    guard answer.hasImage else { return nil }
    files.insert(answer.image, for: hash, weight: answer.image.data.count)
    return answer.image
  }
}

extension PaintFailure.Kind {
  init(_ error: PainterError) {
    self =
      switch error {
      case .sizeEmpty: .sizeEmpty
      case .tooManyPixels: .tooManyPixels
      case .scaleInvalid: .scale
      case .labelInvalid: .label
      case .surface: .surface
      case .compression: .compression
      // Only the host cancels, by ending the process.
      case .deadline, .cancelled: .deadline
      }
  }
}
