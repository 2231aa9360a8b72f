import AlmanacHostConnection
import AlmanacWireSchema
import CAlmanacTraps
@preconcurrency import Glibc

extension Widget {
  /// Runs an extension with this widget only; `@main` calls it.
  @MainActor @preconcurrency
  public static func main() { ExtensionMain.run(Self()) }
}

extension WidgetBundle {
  /// Runs an extension with the bundle's widgets; `@main` calls it.
  @MainActor @preconcurrency
  public static func main() { ExtensionMain.run(Self().body) }
}

extension ControlWidget {
  /// Runs an extension with this control only; `@main` calls it.
  @MainActor @preconcurrency
  public static func main() { ExtensionMain.run(BundledControl(Self())) }
}

/// Runs an extension process: it serves the socket that the host passed, or executes its own command line.
@MainActor
enum ExtensionMain {
  static func run(_ widget: some Widget) -> Never {
    BundledFonts.register()
    let registry = WidgetRegistry(widget)
    if let text = ProcessInfo.processInfo.environment["ALMANAC_SOCKET_FD"] { serve(registry, socket: text) }
    let arguments = Array(CommandLine.arguments.dropFirst())
    Task { @MainActor in
      let name = URL(fileURLWithPath: CommandLine.arguments.first ?? "extension").lastPathComponent
      let outcome = await ExtensionCommandLine(registry: registry, name: name).run(arguments)
      finish(outcome)
    }
    keepMainActorRunning()
  }

  private static func serve(_ registry: WidgetRegistry, socket text: String) -> Never {
    guard let descriptor = Int32(text), descriptor > 2, fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else {
      finish(.failure(69, "ALMANAC_SOCKET_FD=\(text) is not an open socket; only the host sets it, so unset it to use the command line"))
    }
    unsetenv("ALMANAC_SOCKET_FD")
    almanac_report_traps()
    // Line buffering: each line that the author prints reaches the host's log, even the last one before a crash.
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
    let loop = ExtensionLoop(service: ExtensionService.hosted(registry), descriptor: descriptor)
    HostLinks.adopt(loop)
    loop.start { end in
      guard case .refused(let error) = end else { exit(0) }
      FileHandle.standardError.write(Data("almanac: the connection to the host ended: \(error)\n".utf8))
      exit(65)
    }
    keepMainActorRunning()
  }

  private static func finish(_ outcome: ExtensionCommandLine.Outcome) -> Never {
    switch outcome {
    case .success(let output):
      FileHandle.standardOutput.write(output)
      exit(0)
    case .failure(let status, let sentence):
      FileHandle.standardError.write(Data((sentence + "\n").utf8))
      exit(status)
    }
  }

  /// Runs the main run loop, which executes the main actor's work, forever. The timer never fires, but without a source the loop would end.
  private static func keepMainActorRunning() -> Never {
    let keepAlive = Timer(timeInterval: .greatestFiniteMagnitude / 2, repeats: false) { _ in }
    RunLoop.main.add(keepAlive, forMode: .default)
    while true { RunLoop.main.run() }
  }
}
