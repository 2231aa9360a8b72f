@preconcurrency import Glibc
import HostConnection

/// A containing app. Almanac shows no windows: the app runs in the background, evaluates its scenes' root views, and passes on to them what taps on its
/// widgets open (Specification B7).
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  init()
}

extension App {
  /// Runs the app; `@main` calls it.
  ///
  /// It receives the URL among its arguments, or the activity in its environment, with which the host started it, and then everything that the host
  /// sends over its socket, until the host ends. Without a host it ends a few seconds after it was started.
  @MainActor @preconcurrency
  public static func main() { AppMain.run(Self()) }
}

@MainActor
enum AppMain {
  /// How long an app without a host runs, in seconds, so that what its actions have begun can end.
  private static let timeWithoutHost: TimeInterval = 5

  static func run<Main: App>(_ app: Main) -> Never {
    // Each line that the author prints reaches a log at once.
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
    let runtime = AppRuntime(app)
    runtime.evaluate()
    let environment = ProcessInfo.processInfo.environment
    if let opening = OpeningAtStart.read(arguments: CommandLine.arguments, environment: environment) { runtime.deliver(opening) }
    unsetenv(OpeningAtStart.activityVariable)
    // A connection of its own: its answers are not those of the app's other calls.
    if let path = HostLinks.programSocket, let name = environment["ALMANAC_APP"], !name.isEmpty, let link = AppLink(path: path) {
      runtime.follow(link, app: name)
    } else {
      Timer.scheduledTimer(withTimeInterval: timeWithoutHost, repeats: false) { _ in exit(0) }
    }
    // A timer that never fires: without a source the loop would end.
    RunLoop.main.add(Timer(timeInterval: .greatestFiniteMagnitude / 2, repeats: false) { _ in }, forMode: .default)
    while true { RunLoop.main.run() }
  }
}
