import AlmanacPainter
import AlmanacWireSchema
import CExtensionProcess
import Foundation
import Glibc

/// The painter cannot read the display list: the stored one is damaged.
struct DamagedList: Error {}

/// One running painter process, used by one thread at a time. What it sends is hostile input (ARCHITECTURE rule 11).
///
/// Its methods block. A process that did anything else than paint must be ended.
// Unchecked: used by one thread at a time, which PainterPool ensures.
final class PainterProcess: @unchecked Sendable {
  /// The picture or the reason why there is none, from a process that can go on.
  ///
  /// The error is a `PainterError` or ``DamagedList``.
  typealias Outcome = Result<PaintedPicture, any Error>

  /// How a process failed. It has to be ended.
  enum Failure: Error {
    case fault(PainterFault)
    /// It did not end its picture in time, which is this number of seconds.
    case deadline(Double)
    /// The picture is not needed any more, and it did not end.
    case cancelled
  }

  let id: pid_t
  /// The app whose pictures it paints. A process serves one app, so that a file of that app which takes it over reaches no other app.
  let app: String
  /// Seconds that it has worked.
  private(set) var worked: Double = 0
  private let socket: Int32
  private let output: Int32
  private let descriptor: Int32
  /// The last lines that it printed.
  private let log = ExtensionLog(lines: 4, lineBytes: 200, linesPerSecond: 100)
  private var lastID: UInt64 = 0
  private var isReaped = false

  /// Starts a process for an app.
  static func start(_ launch: ProcessLaunch, app: String) throws(PainterFault) -> PainterProcess {
    var pair: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &pair) == 0 else {
      throw .spawn("a socket: \(String(cString: strerror(errno)))")
    }
    var pipe: [Int32] = [-1, -1]
    guard almanac_pipe(&pipe) == 0 else {
      let why = String(cString: strerror(errno))
      pair.forEach { Glibc.close($0) }
      throw .spawn("a pipe: \(why)")
    }
    // A process that prints a lot loses lines instead of waiting for the host.
    for end in pipe { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    let (theirs, output) = (pair[1], pipe[1])
    let started = SpawnThread.shared.wait { launch.spawn(socket: theirs, output: output, group: nil) }
    Glibc.close(theirs)
    Glibc.close(output)
    switch started {
    case .success(let child): return PainterProcess(id: child, app: app, socket: pair[0], output: pipe[0])
    case .failure(let error):
      Glibc.close(pair[0])
      Glibc.close(pipe[0])
      if case .spawn(let why) = error { throw .spawn(why) }
      throw .spawn("\(error)")
    }
  }

  private init(id: pid_t, app: String, socket: Int32, output: Int32) {
    (self.id, self.app, self.socket, self.output) = (id, app, socket, output)
    descriptor = almanac_process_descriptor(id)
  }

  deinit { [socket, output, descriptor].forEach { if $0 >= 0 { Glibc.close($0) } } }

  // MARK: Painting

  /// Orders a picture and waits for it.
  ///
  /// - Parameters:
  ///   - image: returns an image that the list refers to.
  ///   - grace: how long the process may go on after the order's deadline or an interruption, in seconds.
  ///   - interruption: its signal says that the picture is not needed any more.
  func paint(
    _ order: PaintOrder, image: (Data) -> ImageBlob?, grace: Double, interruption: Interruption
  ) throws(Failure) -> Outcome {
    let begin = ContinuousClock.now
    defer {
      let seconds = (ContinuousClock.now - begin).components
      worked += Double(seconds.seconds) + Double(seconds.attoseconds) * 1e-18
    }
    lastID += 1
    var exchange = Exchange(
      order: order, id: lastID, end: begin + .seconds(order.deadline + grace), grace: .seconds(grace), interruption: interruption)
    try send(.order(order), &exchange)
    while true {
      while let message = try next(&exchange) {
        guard message.protocolVersion == PainterMessage.currentProtocolVersion else {
          throw .fault(.malformedAnswer("protocol version \(message.protocolVersion) instead of \(PainterMessage.currentProtocolVersion)"))
        }
        guard message.id == lastID else { throw .fault(.malformedAnswer("a message about the order \(message.id), which is not painted")) }
        switch message.body {
        case .imageRequest(let request):
          exchange.images += 1
          guard exchange.images <= ArchiveLimits.standard.images else {
            throw .fault(.malformedAnswer("more image requests than an archive has images"))
          }
          try send(.imageAnswer(.with { if let found = image(request.sha256) { $0.image = found } }), &exchange)
        case .picture(let picture): return .success(try checked(picture, exchange))
        case .failure(let failure): return .failure(try error(failure, exchange))
        case .order, .imageAnswer, nil: throw .fault(.malformedAnswer("a message that a painter does not send"))
        }
      }
      try wait(for: POLLIN, &exchange)
      try receive(&exchange)
    }
  }

  /// What is known of the running order.
  private struct Exchange {
    let order: PaintOrder
    let id: UInt64
    /// When the process is given up.
    var end: ContinuousClock.Instant
    let grace: Duration
    let interruption: Interruption
    var isInterrupted = false
    var images = 0
    /// Checks that the answer has the size that was ordered; nil if the list's size cannot be painted.
    let check: PictureCheck?
    /// Made for each order, so that the size of an answer is bounded by that of the picture.
    var frames: MessageFrames<PainterMessage>

    init(order: PaintOrder, id: UInt64, end: ContinuousClock.Instant, grace: Duration, interruption: Interruption) {
      (self.order, self.id, self.end, self.grace, self.interruption) = (order, id, end, grace, interruption)
      check = order.pictureSize.flatMap { size in
        guard order.scale >= 0.1, order.scale <= 16 else { return nil }
        let (width, height) = PaintJob.pixelSize(of: size, scale: order.scale)
        return width * height <= Painter.maxPixels ? PictureCheck(width: width, height: height) : nil
      }
      frames = MessageFrames(limit: (check?.largestFile ?? 0) + (64 << 10))
    }
  }

  private func next(_ exchange: inout Exchange) throws(Failure) -> PainterMessage? {
    do {
      return try exchange.frames.next()
    } catch {
      throw .fault(.malformedAnswer("\(error)"))
    }
  }

  private func checked(_ picture: PaintedPicture, _ exchange: Exchange) throws(Failure) -> PaintedPicture {
    guard let check = exchange.check else { throw .fault(.malformedAnswer("a picture of a drawing that has none")) }
    if let fault = check.fault(of: picture.png) { throw .fault(.malformedAnswer(fault)) }
    guard !exchange.frames.hasRest else { throw .fault(.malformedAnswer("more than one answer")) }
    guard picture.hasNextChange else { return picture }
    guard picture.nextChange.seconds > exchange.order.date.seconds else {
      throw .fault(.malformedAnswer("a next change that is not after the picture's instant"))
    }
    var picture = picture
    // An instant after the calendar's last date means never.
    if picture.nextChange.seconds > Date.distantFuture.timeIntervalSince1970 { picture.clearNextChange() }
    return picture
  }

  /// The painter's error, with values that the host knows itself.
  private func error(_ failure: PaintFailure, _ exchange: Exchange) throws(Failure) -> any Error {
    guard !exchange.frames.hasRest else { throw .fault(.malformedAnswer("more than one answer")) }
    let order = exchange.order
    switch failure.kind {
    case .sizeEmpty: return PainterError.sizeEmpty
    case .tooManyPixels:
      guard let size = order.pictureSize, order.scale <= 16 else { break }
      let (width, height) = PaintJob.pixelSize(of: size, scale: order.scale)
      return PainterError.tooManyPixels(width: width, height: height, limit: Painter.maxPixels)
    case .scale: return PainterError.scaleInvalid(order.scale)
    case .label: return PainterError.labelInvalid("its figures are out of range")
    case .surface: return PainterError.surface(status: "the painter could not draw")
    case .compression: return PainterError.compression
    case .deadline: return PainterError.deadline(seconds: order.deadline)
    case .list: return DamagedList()
    case .protocolVersion: throw .fault(.malformedAnswer("another version of the protocol"))
    case .unspecified, .UNRECOGNIZED: break
    }
    throw .fault(.malformedAnswer("a failure without a reason"))
  }

  // MARK: Bytes

  private func send(_ body: PainterMessage.OneOf_Body, _ exchange: inout Exchange) throws(Failure) {
    guard let frame = try? PainterMessage(id: exchange.id, body).frame() else { throw .fault(.malformedAnswer("an order that cannot be sent")) }
    var sent = 0
    while sent < frame.count {
      let count = frame.withUnsafeBytes { Glibc.send(socket, $0.baseAddress! + sent, $0.count - sent, Int32(MSG_DONTWAIT | MSG_NOSIGNAL)) }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN {
        try wait(for: POLLOUT, &exchange)
      } else if errno != EINTR {
        throw .fault(ending())
      }
    }
  }

  private func receive(_ exchange: inout Exchange) throws(Failure) {
    let isOpen = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      while true {
        let count = recv(socket, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
        guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
        exchange.frames.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        // What is longer than one answer is not collected.
        if count < buffer.count { return true }
      }
    }
    if !isOpen { throw .fault(ending()) }
  }

  /// Waits until the socket can be used, the picture is given up, or the process has ended.
  private func wait(for events: Int32, _ exchange: inout Exchange) throws(Failure) {
    while true {
      var descriptors = [
        pollfd(fd: socket, events: Int16(events), revents: 0), pollfd(fd: output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: exchange.isInterrupted ? -1 : exchange.interruption.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let left = (exchange.end - .now).components
      let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
      guard milliseconds >= 0 else { throw exchange.isInterrupted ? .cancelled : .deadline(exchange.order.deadline) }
      let count = poll(&descriptors, nfds_t(descriptors.count), Int32(clamping: milliseconds + 1))
      guard count > 0 else { continue }
      if descriptors[1].revents != 0, !readOutput() { descriptors[1].fd = -1 }
      if descriptors[2].revents != 0 {
        exchange.isInterrupted = true
        exchange.end = min(exchange.end, .now + exchange.grace)
      }
      if descriptors[0].revents != 0 { return }
    }
  }

  /// Adds what the process printed to its log; returns whether it may print more.
  @discardableResult private func readOutput() -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 1 << 12, alignment: 16) { buffer in
      let count = read(output, buffer.baseAddress, buffer.count)
      if count > 0 { log.append(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
      return count > 0 || (count < 0 && errno == EAGAIN)
    }
  }

  // MARK: The end

  /// Why the process closed its socket: waits a moment for its exit status.
  private func ending() -> PainterFault {
    guard let status = status(within: 0.5) else { return .malformedAnswer("it closed its socket") }
    readOutput()
    log.finish()
    let line = log.entries.last?.text ?? ""
    let signal = status & 0x7f
    return signal != 0 ? .crashed(signal: signal, output: line) : .exited(status: (status >> 8) & 0xff, output: line)
  }

  /// Reaps the process; nil if it has not ended after so many seconds.
  private func status(within seconds: Double) -> Int32? {
    guard !isReaped else { return nil }
    var ended = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard descriptor >= 0, poll(&ended, 1, Int32(seconds * 1000)) > 0 else { return nil }
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return nil }
    isReaped = true
    return status
  }

  /// Kills the process and waits until it is gone. Returns false if the kernel has not ended it after so many seconds; call it again later.
  func end(within seconds: Double) -> Bool {
    guard !isReaped else { return true }
    // By its id, which cannot belong to another process before it is reaped.
    kill(id, SIGKILL)
    kill(-id, SIGKILL)
    return status(within: seconds) != nil
  }
}
