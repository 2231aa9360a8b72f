import ArgumentParser
import Foundation
import Reports
import Server

/// `almanac settings`: prints and changes the device's settings.
struct Settings: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the device's settings, or change one.",
    discussion: """
      KEY                      VALUE
        colorScheme              light, dark
        dynamicType              xSmall, small, medium, large … accessibility5
        boldText                 true, false; only to be set
        locale                   a language with or without a region: en_US
        timeZone                 a name such as Europe/Berlin
        hideContentWhileLocked   true: locked widgets show only placeholders;
                                 false: they hide what is private
        followDesktopLock        true: lock with the desktop's session (logind)

      EXAMPLES
        almanac settings
        almanac settings hideContentWhileLocked true
      """)

  @Argument(help: ArgumentHelp("The setting to change.", valueName: "key"))
  var key: String?
  @Argument(help: ArgumentHelp("Its new value.", valueName: "value"))
  var value: String?
  @OptionGroup var data: DataOption

  private static let texts = ["colorScheme", "dynamicType", "locale", "timeZone"]
  private static let switches = ["boldText", "hideContentWhileLocked", "followDesktopLock"]

  func validate() throws {
    guard let key else { return }
    guard (Self.texts + Self.switches).contains(key) else {
      throw ValidationError("there is no setting \(key); known settings: \((Self.texts + Self.switches).sorted().joined(separator: ", "))")
    }
    guard let value else { throw ValidationError("\(key) needs a value") }
    if Self.switches.contains(key), value != "true", value != "false" { throw ValidationError("\(key) is true or false; got \(value)") }
  }

  func run() async throws {
    let host = try await data.requiredHost()
    if let key, let value {
      try await host.change(key, to: Self.switches.contains(key) ? .flag(value == "true") : .text(value))
      return print("\(key) is \(value)")
    }
    let device = try await host.device()
    let lines = [
      ("colorScheme", device.colorScheme), ("dynamicType", device.dynamicType), ("locale", device.locale), ("timeZone", device.timeZone),
      ("hideContentWhileLocked", "\(device.hideContentWhileLocked)"), ("followDesktopLock", "\(device.followDesktopLock)"),
    ]
    for (name, value) in lines { print("\(name.padding(toLength: 24, withPad: " ", startingAt: 0)) \(value)") }
  }
}
