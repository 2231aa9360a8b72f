import WireSchema
@preconcurrency import Glibc

extension Widget {
  /// Runs an extension of this one widget; what `@main` calls.
  @MainActor @preconcurrency
  public static func main() { ExtensionMain.run(Self()) }
}

extension WidgetBundle {
  /// Runs an extension of the bundle's widgets; what `@main` calls.
  @MainActor @preconcurrency
  public static func main() { ExtensionMain.run(Self().body) }
}

extension ControlWidget {
  /// Runs an extension of this one control; what `@main` calls.
  @MainActor @preconcurrency
  public static func main() { ExtensionMain.run(BundledControl(Self())) }
}

/// The life of an extension process: it serves the socket that the host gave it, or obeys its command line.
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
      finish(.failure(69, "ALMANAC_SOCKET_FD=\(text) is not an open socket; only the host sets it, so unset it to run the extension by hand"))
    }
    unsetenv("ALMANAC_SOCKET_FD")
    // The author's prints reach the host's log line by line, also the last one before a crash.
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
    let loop = ExtensionLoop(service: ExtensionService(registry: registry), descriptor: descriptor)
    HostLinks.adopt(loop)
    loop.start { end in
      if end != .closed { FileHandle.standardError.write(Data("almanac: the connection to the host ended: \(end)\n".utf8)) }
      exit(end == .closed ? 0 : 65)
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

  /// Keeps the main thread on its run loop, where the main actor's work is done. The timer never fires: without any source the loop would end.
  private static func keepMainActorRunning() -> Never {
    let keepAlive = Timer(timeInterval: .greatestFiniteMagnitude / 2, repeats: false) { _ in }
    RunLoop.main.add(keepAlive, forMode: .default)
    while true { RunLoop.main.run() }
  }
}
