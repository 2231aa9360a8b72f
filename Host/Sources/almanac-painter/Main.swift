import AlmanacTextEngine
import Foundation
import PaintOrders

/// Paints pictures for `almanac serve`, which starts it in a sandbox with a socket as descriptor 3.
///
/// Files that come from apps are decoded only here: images, and the fonts that the arguments name.
@main
enum AlmanacPainter {
  static func main() {
    var status = stat()
    guard fstat(socket, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else {
      let advice = Array("almanac-painter is started by almanac serve; there is nothing to run by hand\n".utf8)
      _ = write(2, advice, advice.count)
      exit(64)
    }
    AppFonts.register(files: CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) })
    let thread = Thread {
      PainterLoop(channel: PainterChannel(socket: socket)).run()
      exit(EXIT_SUCCESS)
    }
    // Lists may be nested deeply.
    thread.stackSize = 8 << 20
    thread.start()
    while true { pause() }
  }

  private static let socket: Int32 = 3
}
