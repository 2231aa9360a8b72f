import AlmanacPainter
import AlmanacProfiles
import Foundation
import Glibc
import Previews

/// Shows a preview's pictures in the terminal.
struct PreviewTerminal {
  let session: PreviewSession
  let graphics: TerminalGraphics
  /// The width of the terminal in pixels.
  let width: Double

  /// Finds out how the terminal shows pictures.
  ///
  /// - Parameter forced: the person's own choice; nil: the terminal is asked.
  /// - Throws: ``Failure`` if it shows none.
  static func graphics(forced: TerminalGraphics?) throws -> TerminalGraphics {
    if let forced { return forced }
    guard isatty(STDOUT_FILENO) == 1 else {
      throw Failure(
        .usage, "terminal.none: standard output is no terminal; leave --terminal out, or name the pictures with --graphics kitty or sixel")
    }
    if let known = TerminalGraphics(environment: ProcessInfo.processInfo.environment) { return known }
    guard let answered = TerminalGraphics(answer: ask(TerminalGraphics.question)) else {
      throw Failure(
        .unavailable,
        "terminal.graphics: this terminal shows neither kitty's pictures nor sixels; leave --terminal out for a page, use a terminal such as foot, WezTerm "
          + "or kitty, or force one with --graphics")
    }
    return answered
  }

  /// Returns the width of the terminal in pixels, as it says itself.
  static func pixelWidth() -> Double {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_xpixel > 0 else { return Double(Profiles.preview.terminalPixels) }
    return Double(size.ws_xpixel)
  }

  /// Asks the terminal and returns what it answers within half a second.
  private static func ask(_ question: String) -> String {
    let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return "" }
    defer { close(terminal) }
    var former = termios()
    guard tcgetattr(terminal, &former) == 0 else { return "" }
    var raw = former
    cfmakeraw(&raw)
    guard tcsetattr(terminal, TCSANOW, &raw) == 0 else { return "" }
    defer { tcsetattr(terminal, TCSANOW, &former) }
    _ = question.withCString { Glibc.write(terminal, $0, strlen($0)) }
    var answer: [UInt8] = []
    let end = Date(timeIntervalSinceNow: 0.5)
    while answer.count < 1024, !TerminalGraphics.isComplete(String(decoding: answer, as: UTF8.self)) {
      var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      let left = Int32(end.timeIntervalSinceNow * 1000)
      guard left > 0, poll(&waiting, 1, left) > 0 else { break }
      var buffer = [UInt8](repeating: 0, count: 256)
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { break }
      answer += buffer.prefix(count)
    }
    return String(decoding: answer, as: UTF8.self)
  }

  /// Prints everything now, and again after each save, until the events end.
  func follow(_ events: AsyncStream<PreviewEvent>) async throws {
    var shown: (phase: PreviewStatus.Phase, builds: Int)?
    for await event in events where event.name == "status" {
      let snapshot = await session.snapshot()
      let now = (snapshot.status.phase, snapshot.status.builds)
      if let shown, shown == now { continue }
      shown = now
      switch snapshot.status.phase {
      case .building: StandardStreams.report("almanac: building\n")
      case .drawing: break
      case .ready: try await show(snapshot)
      case .failed: report(snapshot.status)
      }
    }
  }

  func show(_ snapshot: PreviewSnapshot) async throws {
    for subject in snapshot.subjects {
      let pictures = snapshot.pictures.filter { $0.subject == subject.id }
      var items: [TerminalRow.Item] = []
      for picture in pictures {
        guard let hash = picture.hash, let png = await session.picture(hash) else { continue }
        let scale = Profiles.preview.scale / 2
        items.append(TerminalRow.Item(png: png, width: picture.width * scale, height: picture.height * scale, isDark: picture.scheme == "dark"))
      }
      let changed = pictures.contains { $0.before != nil } ? ", changed" : ""
      try StandardStreams.write(Data("\n\(subject.title) (\(subject.detail)\(changed))\n".utf8))
      for fault in Set(pictures.compactMap(\.fault)).sorted() { Failure.log("\(subject.title): \(fault)") }
      guard !items.isEmpty else { continue }
      let row = try TerminalRow.picture(of: items, width: width)
      switch graphics {
      case .kitty: try StandardStreams.write(TerminalGraphics.kitty(try Painter.png(row)))
      case .sixel:
        guard let sixels = SixelEncoder.encode(row) else { throw Failure(.software, "the sixels of \(subject.title) cannot be encoded") }
        try StandardStreams.write(sixels)
      }
      try StandardStreams.write(Data("\n".utf8))
    }
    let status = snapshot.status
    if let build = status.buildSeconds, let all = status.allSeconds {
      StandardStreams.report(
        "almanac: built in \(build.formatted(.number.precision(.fractionLength(2)))) s, \(status.total) pictures after "
          + "\(all.formatted(.number.precision(.fractionLength(2)))) s\n")
    }
  }

  private func report(_ status: PreviewStatus) {
    for message in status.messages {
      let place = message.file.isEmpty ? "" : "\(message.file):\(message.line):\(message.column): "
      StandardStreams.report("\(place)\(message.severity.rawValue): \(message.text)\n")
      for line in message.source where line.number == message.line { StandardStreams.report("    \(line.text)\n") }
    }
    if let fault = status.fault { Failure.log(fault) }
  }
}
