import AlmanacProfiles
import AlmanacTextEngine
import AlmanacWireSchema
import Foundation

/// The data folder, the device and the limits of a host.
public struct HostConfiguration: Sendable {
  /// The folder of the database, the apps, the group containers and the socket (`--data`).
  public var dataFolder: URL
  /// The profile of the device, which gives the sizes of widgets.
  public var device: DeviceProfile
  /// The limits of an extension and of its replies.
  public var limits: LimitsProfile
  /// The limits of an app bundle.
  public var bundleLimits: BundleLimits
  /// The limits of what callers may ask at once.
  public var serviceLimits = Profiles.serviceLimits
  /// What a passcode may be, and how long a person waits after wrong ones.
  public var lock = Profiles.lock
  /// How long live activities last, and how often they and widgets may be pushed.
  public var activities = Profiles.activities
  /// For how long changes of the widgets can be undone.
  public var editing = Profiles.editing
  /// What a link may be, and how often one is opened.
  public var links = Profiles.links
  /// The environment of programs that taps start: they get a part of it, and are found on its PATH; nil: the host's own.
  public var programEnvironment: [String: String]?
  /// The folder of the rounded font and the symbols; nil: the text engine's default folder.
  public var fontsFolder: URL?
  /// The clock that extensions see.
  public var clock: ExtensionClock
  /// For how many seconds a data folder that another process holds is tried again. A host that is ending holds it a moment longer, and so does a
  /// process that it has forked and that has not started its program yet.
  public var folderPatience = 2.0
  /// The address of the machine's system bus, where the desktop's services are; nil: `DBUS_SYSTEM_BUS_ADDRESS`, else the usual socket.
  public var systemBus: String?
  /// The address of the session's bus, where the secret service is; nil: `DBUS_SESSION_BUS_ADDRESS`, else the usual socket in `XDG_RUNTIME_DIR`.
  public var sessionBus: String?
  /// Whether the account's key of keychains is made in the desktop's secret service if there is one; otherwise in a file.
  public var usesSecretService = false
  /// How long an exchange with the secret service may take, in seconds.
  public var secretServiceTimeout = 3.0
  /// The account's keys that the secret service has given; all copies of a configuration share it.
  let accountKeyMemory = AccountKeyMemory()
  /// The program that paints pictures; nil: `almanac-painter` beside this program's executable.
  public var painter: URL?

  /// What places show behind their widgets where the person has chosen no wallpaper.
  public var usualWallpapers: [ColorSchemeValue: UsualWallpaper] = [:]

  /// The folder for home folders of bundles that commands run without installing them, such as those of packages that are previewed; nil: they have
  /// the same as installed apps of their names.
  public var uninstalledContainers: URL?

  /// Creates a configuration; device and limits have defaults.
  public init(
    dataFolder: URL, device: DeviceProfile = Profiles.defaultDevice, limits: LimitsProfile = Profiles.limits,
    bundleLimits: BundleLimits = Profiles.bundleLimits, fontsFolder: URL? = nil, clock: ExtensionClock = .system
  ) {
    self.dataFolder = dataFolder
    self.device = device
    self.limits = limits
    self.bundleLimits = bundleLimits
    self.fontsFolder = fontsFolder
    self.clock = clock
  }

  /// `DATA/apps`: the installed bundles.
  public var appsFolder: URL { dataFolder.appendingPathComponent("apps", isDirectory: true) }
  /// `DATA/libraries`: the shared libraries of apps that were built against an SDK, a folder for each SDK.
  public var librariesFolder: URL { dataFolder.appendingPathComponent("libraries", isDirectory: true) }
  /// `DATA/groups`: the app group containers that apps and extensions share.
  public var groupsFolder: URL { dataFolder.appendingPathComponent("groups", isDirectory: true) }
  /// `DATA/containers`: the home folder of each installed app.
  public var containersFolder: URL { dataFolder.appendingPathComponent("containers", isDirectory: true) }
  /// Returns the home folder of a bundle's app.
  ///
  /// An installed app's has its name. Bundles that are not installed may have the same name, as Xcode's usual `WidgetExtension`: where
  /// ``uninstalledContainers`` is set, their folder is named after the bundle's place.
  func container(of bundle: AppBundle) -> URL {
    let usual = containersFolder.appendingPathComponent(bundle.name, isDirectory: true)
    guard let uninstalledContainers else { return usual }
    let place = bundle.url.standardizedFileURL.resolvingSymlinksInPath().path
    guard !place.hasPrefix(appsFolder.standardizedFileURL.resolvingSymlinksInPath().path + "/") else { return usual }
    return BuildFolder.cache(of: URL(fileURLWithPath: place), in: uninstalledContainers).appendingPathComponent(bundle.name, isDirectory: true)
  }

  /// `DATA/scratch`: private working folders of extension processes.
  public var scratchFolder: URL { dataFolder.appendingPathComponent("scratch", isDirectory: true) }
  /// `DATA/almanac.sqlite`: the store.
  public var databaseFile: URL { dataFolder.appendingPathComponent("almanac.sqlite") }
  /// `DATA/host.sock`: the socket for companion commands.
  public var socketFile: URL { dataFolder.appendingPathComponent("host.sock") }

  /// Whether there is anything of a host in the data folder: its database, a copy of the layout to make one from, or apps' data.
  public var hasData: Bool {
    ["almanac.sqlite", "layout.json", "layout.previous.json", "containers", "groups"].contains {
      // A file that cannot be checked counts as present; opening the folder then says what is wrong.
      access(dataFolder.appendingPathComponent($0).path, F_OK) == 0 || errno == EACCES
    }
  }

  /// Checks that the program that paints is there.
  ///
  /// - Throws: ``PainterFault/missing(_:)``.
  public func checkPainter() throws(PainterFault) { _ = try PainterProgram(configuration: self).executable() }

  /// The fonts folder by this configuration and the environment. Other processes do not get that environment, so they get the path.
  public var fonts: URL {
    if let fontsFolder { return fontsFolder }
    return URL(fileURLWithPath: FontsPlace.path())
  }
}

/// The wall clock of an extension process. Its monotonic clock stays real, so timeouts work.
public enum ExtensionClock: Sendable, Hashable {
  /// The machine's time.
  case system
  /// Exactly this instant, however long the process runs: the same request gives the same bytes.
  case frozen(Date)
  /// The machine's time plus this number of seconds.
  case offset(TimeInterval)

  /// The instant that the clock shows now.
  public var now: Date {
    switch self {
    case .system: Date()
    case .frozen(let date): date
    case .offset(let seconds): Date().addingTimeInterval(seconds)
    }
  }
}
