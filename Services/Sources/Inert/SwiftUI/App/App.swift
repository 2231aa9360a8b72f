import AlmanacHostConnection
@preconcurrency import Glibc

/// A containing app. Almanac shows no windows: the app runs in the background, evaluates the root views of its scenes, and passes them the URLs and
/// activities that taps on its widgets open (Specification B7).
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  init()
}

extension App {
  /// Runs the app; `@main` calls it.
  ///
  /// The host starts the app with a URL among its arguments or an activity in its environment. The app delivers it, then everything that the host
  /// sends over its socket, until the host ends. Without a host the app ends a few seconds after its start.
  @MainActor @preconcurrency
  public static func main() { AppMain.run(Self()) }
}

@MainActor
enum AppMain {
  /// How long an app without a host runs, in seconds, so that work that its actions started can end.
  private static let timeWithoutHost: TimeInterval = 5

  static func run<Main: App>(_ app: Main) -> Never {
    // Line buffering: each printed line reaches a log at once.
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
    let runtime = AppRuntime(app)
    runtime.evaluate()
    let environment = ProcessInfo.processInfo.environment
    if let opening = OpeningAtStart.read(arguments: CommandLine.arguments, environment: environment) { runtime.deliver(opening) }
    unsetenv(OpeningAtStart.activityVariable)
    // A connection of its own, so that its answers are not mixed with those of the app's other calls.
    if let path = HostLinks.programSocket, let name = environment["ALMANAC_APP"], !name.isEmpty, let link = AppLink(path: path) {
      runtime.follow(link, app: name)
    } else {
      _ = Timer.scheduledTimer(withTimeInterval: timeWithoutHost, repeats: false) { _ in exit(0) }
    }
    // A timer that never fires: without a source the loop would end.
    RunLoop.main.add(Timer(timeInterval: .greatestFiniteMagnitude / 2, repeats: false) { _ in }, forMode: .default)
    while true { RunLoop.main.run() }
  }
}
