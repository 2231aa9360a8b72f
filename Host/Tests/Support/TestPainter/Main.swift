import AlmanacTextEngine
import AlmanacWireSchema
// A painter for the host's tests: paints like the real one, or misbehaves as the drawing's URL says.
import Foundation
import PaintOrders

@main
enum TestPainter {
  static func main() {
    AppFonts.register(files: CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) })
    let thread = Thread {
      let channel = PainterChannel(socket: 3)
      let loop = PainterLoop(channel: channel)
      while let message = channel.receive() {
        let list = (try? DisplayList(decoding: message.order.displayList)) ?? DisplayList()
        guard let behaviour = Behaviour(rawValue: list.widgetURL) else {
          guard loop.serve(message) else { break }
          continue
        }
        behaviour.perform(channel, loop, message)
      }
      exit(0)
    }
    thread.stackSize = 8 << 20
    thread.start()
    while true { pause() }
  }
}

/// The behaviour of a painter that was taken over, or that a broken file has confused.
private enum Behaviour: String {
  case crash, exit, hang, spin, close, garbage, oversize, nothing, attacks, flood, hoard
  case otherSize, notPicture, extraChunk, trailing, truncated, pastChange, otherID, twoAnswers, order, otherVersion, unknownFailure, endlessImages

  func perform(_ channel: PainterChannel, _ loop: PainterLoop, _ message: PainterMessage) {
    func send(_ body: PainterMessage.OneOf_Body, id: UInt64? = nil) { _ = channel.send(PainterMessage(id: id ?? message.id, body)) }
    // Without FileHandle, which fails on a full pipe.
    func say(_ line: String) { _ = (line + "\n").withCString { write(1, $0, strlen($0)) } }
    func picture(_ png: Data) -> PainterMessage.OneOf_Body { .picture(.with { $0.png = png }) }
    switch self {
    case .crash:
      say("a decoder has failed")
      abort()
    case .exit: Foundation.exit(3)
    case .hang: while true { sleep(1000) }
    case .spin: while true {}
    case .close:
      Glibc.close(3)
      while true { sleep(1000) }
    case .garbage: _ = channel.send(Data([5, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]))
    case .oversize: _ = channel.send(Data([0xFF, 0xFF, 0xFF, 0x7F]))
    case .nothing: send(.failure(PaintFailure()))
    case .attacks:
      say(Attack.outcomes)
      Foundation.exit(7)
    case .flood:
      // More than a pipe holds.
      for _ in 0..<5000 { say("noise noise noise noise noise noise noise") }
      _ = loop.serve(message)
    case .hoard:
      let bytes = 200 << 20
      let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 4096)
      memset(memory, 1, bytes)
      _ = loop.serve(message)
    case .otherSize: send(picture(Self.png(width: 21, height: 20)))
    case .notPicture: send(picture(Data("<svg onload=alert(1)>".utf8)))
    case .extraChunk: send(picture(Self.png(width: 20, height: 20, extra: "tEXt")))
    case .trailing: send(picture(Self.png(width: 20, height: 20) + Data([1])))
    case .truncated: send(picture(Self.png(width: 20, height: 20).dropLast(3)))
    case .pastChange:
      send(
        .picture(
          .with {
            $0.png = Self.png(width: 20, height: 20)
            $0.nextChange.seconds = message.order.date.seconds
          }))
    case .otherID: send(picture(Self.png(width: 20, height: 20)), id: message.id + 1)
    case .twoAnswers:
      let answer = try? PainterMessage(id: message.id, picture(Self.png(width: 20, height: 20))).frame()
      if let answer { _ = channel.send(answer + answer) }
    case .order: send(.order(message.order))
    case .otherVersion:
      var answer = PainterMessage(id: message.id, picture(Self.png(width: 20, height: 20)))
      answer.protocolVersion = 99
      _ = channel.send(answer)
    case .unknownFailure: send(.failure(.with { $0.kind = .UNRECOGNIZED(99) }))
    case .endlessImages:
      while true {
        send(.imageRequest(.with { $0.sha256 = Data(count: 32) }))
        if channel.receive() == nil { return }
      }
    }
  }

  /// A PNG file whose structure is right and whose pixels are not.
  private static func png(width: UInt32, height: UInt32, extra: String? = nil) -> Data {
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] { bytes(UInt32(content.count)) + Array(name.utf8) + content + [0, 0, 0, 0] }
    func bytes(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.bigEndian, Array.init) }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", bytes(width) + bytes(height) + [8, 6, 0, 0, 0])
    if let extra { file += chunk(extra, [1, 2, 3]) }
    file += chunk("IDAT", [1, 2, 3])
    file += chunk("IEND", [])
    return Data(file)
  }
}

/// What a painter that was taken over would try next.
private enum Attack {
  /// The outcome of each attempt, in one line: an error's name, or `ok`.
  static var outcomes: String {
    [
      attempt("users") { open("/etc/passwd", O_RDONLY) }, attempt("resolver") { open("/etc/resolv.conf", O_RDONLY) },
      attempt("root") { open("/", O_RDONLY | O_DIRECTORY) }, attempt("host") { open("/proc/\(getppid())/environ", O_RDONLY) },
      attempt("write") { open("/tmp/almanac-painter-attack", O_WRONLY | O_CREAT, 0o600) },
      attempt("internet") { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) }, attempt("unix") { socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) },
      attempt("signal") { kill(getppid(), 0) }, attempt("remove") { unlink("/tmp/almanac-painter-attack") },
      attempt("fonts") { open("/usr/share/fonts", O_RDONLY | O_DIRECTORY) },
    ].joined(separator: " ")
  }

  private static func attempt(_ name: String, _ call: () -> Int32) -> String {
    let result = call()
    let names: [Int32: String] = [EACCES: "EACCES", EPERM: "EPERM", ENOSYS: "ENOSYS", ENOENT: "ENOENT"]
    return "\(name)=" + (result >= 0 ? "ok" : names[errno] ?? "\(errno)")
  }
}
