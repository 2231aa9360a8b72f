import ArgumentParser
import Foundation
import Host
import Reports
import Server

/// `almanac settings`: prints and changes the device's settings.
struct Settings: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the device's settings, or change one.",
    discussion: """
      A change of these draws the widgets anew:
        colorScheme              light, dark
        appearance.PLACE         an appearance of the place, such as
                                 appearance.homeScreen tinted
        tint                     a colour of six hexadecimal digits: FF9500
        wallpaper                a file, PNG, JPEG, WebP or GIF; none removes it
        highContrast             true, false
        reduceTransparency       true, false
        reduceMotion             true, false
      A change of these reloads the widgets, at no cost to their budgets:
        dynamicType              xSmall, small, medium, large … accessibility5
        boldText                 true, false
        locale                   a language with or without a region: en_US; with
                                 keywords, such as en-US-u-hc-h23
        hourCycle                automatic, h12, h23 (24 hours), h11, h24
        calendar                 automatic, gregory, buddhist, japanese, hebrew …
        numberingSystem          automatic, latn, arab, deva, thai …
        firstWeekday             automatic, mon, tue, wed, thu, fri, sat, sun
        timeZone                 a name such as Europe/Berlin
        layoutDirection          automatic, leftToRight, rightToLeft
        account                  the name of your account, or none
      What a lock hides:
        hideContentWhileLocked   true: locked widgets show only placeholders;
                                 false: they hide what is private
        followDesktopLock        true: lock with the desktop's session (logind)
      What apps may do:
        liveActivities           true, false
        liveActivities.APP       true, false: of one app
      Turning live activities off removes those that run. They do not come back.

      EXAMPLES
        almanac settings
        almanac settings dynamicType accessibility1
        almanac settings hourCycle h23
        almanac settings wallpaper beach.jpg
        almanac settings hideContentWhileLocked true
        almanac settings liveActivities.Transit false
      """)

  @Argument(help: ArgumentHelp("The setting to change.", valueName: "key"))
  var key: String?
  @Argument(help: ArgumentHelp("Its new value.", valueName: "value"))
  var value: String?
  @Option(help: ArgumentHelp("The device whose own wallpaper is set.", valueName: "id"))
  var device: String?
  @OptionGroup var data: DataOption

  private static let texts =
    ["colorScheme", "tint", "dynamicType", "locale", "timeZone", "layoutDirection", "account"] + LocaleKeywords.Key.allCases.map(\.rawValue)
  private static let wallpaper = "wallpaper"
  private static let switches = [
    "highContrast", "reduceTransparency", "reduceMotion", "boldText", "hideContentWhileLocked", "followDesktopLock", "liveActivities",
  ]
  private static let appearance = "appearance."
  private static let activities = "liveActivities."

  func validate() throws {
    if device != nil, key != Self.wallpaper { throw ValidationError("--device is only for the setting wallpaper") }
    guard let key else { return }
    guard Self.known(key) else {
      let known = (Self.texts + Self.switches + [Self.wallpaper, "\(Self.appearance)PLACE", "\(Self.activities)APP"]).sorted()
      throw ValidationError("there is no setting \(key); known settings: \(known.joined(separator: ", "))")
    }
    guard let value else { throw ValidationError("\(key) needs a value") }
    if Self.isSwitch(key), value != "true", value != "false" { throw ValidationError("\(key) is true or false; got \(value)") }
  }

  private static func known(_ key: String) -> Bool {
    key == wallpaper || texts.contains(key) || isSwitch(key) || key.hasPrefix(appearance) && key.utf8.count > appearance.utf8.count
  }

  private static func isSwitch(_ key: String) -> Bool {
    switches.contains(key) || key.hasPrefix(activities) && key.utf8.count > activities.utf8.count
  }

  func run() async throws {
    let host = try await data.requiredHost()
    if let key, let value {
      if key == Self.wallpaper {
        try await setWallpaper(value, host)
      } else if key.hasPrefix(Self.appearance) {
        try await host.change("appearances", to: .texts([String(key.dropFirst(Self.appearance.count)): value]))
      } else if key.hasPrefix(Self.activities) {
        try await host.change("appLiveActivities", to: .flags([String(key.dropFirst(Self.activities.count)): value == "true"]))
      } else {
        try await host.change(key, to: Self.switches.contains(key) ? .flag(value == "true") : .text(key == "account" && value == "none" ? "" : value))
      }
      return print("\(key) is \(value)")
    }
    for (name, value) in Self.lines(try await host.device()) { print("\(name.padding(toLength: 24, withPad: " ", startingAt: 0)) \(value)") }
  }

  private func setWallpaper(_ file: String, _ host: HostClient) async throws {
    let data = file == "none" ? nil : try WallpaperFile.read(file)
    do {
      try await host.setWallpaper(data, on: device)
    } catch let failure as APIFailure where failure.name.contains("allpaper") {
      throw Failure(.data, "\(failure.name): \(file): \(failure.message)")
    }
  }

  private static func lines(_ device: DeviceReport) -> [(String, String)] {
    var lines = [("colorScheme", device.colorScheme)]
    lines += device.appearances.sorted { $0.key < $1.key }.map { (appearance + $0.key, $0.value) }
    lines += [
      ("tint", device.tint ?? "none"), ("wallpaper", device.wallpaper.map { "\($0.width) × \($0.height) pixels" } ?? "none"),
      ("highContrast", "\(device.highContrast)"),
      ("reduceTransparency", "\(device.reduceTransparency)"), ("reduceMotion", "\(device.reduceMotion)"), ("dynamicType", device.dynamicType),
      ("boldText", "\(device.boldText)"), ("locale", device.locale), ("hourCycle", device.hourCycle),
      ("calendar", device.calendar), ("numberingSystem", device.numberingSystem), ("firstWeekday", device.firstWeekday),
      ("timeZone", device.timeZone), ("layoutDirection", device.layoutDirection),
      ("account", device.account ?? "none"), ("hideContentWhileLocked", "\(device.hideContentWhileLocked)"),
      ("followDesktopLock", "\(device.followDesktopLock)"), ("liveActivities", "\(device.liveActivities)"),
    ]
    lines += device.appLiveActivities.sorted { $0.key < $1.key }.map { (activities + $0.key, "\($0.value)") }
    return lines
  }
}
