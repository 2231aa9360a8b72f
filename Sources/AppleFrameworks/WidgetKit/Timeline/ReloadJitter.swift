import Basics
import WireSchema

extension TimelineReloadPolicy {
  /// A new timeline may be asked for from a date on that lies between `date` and `jitter` seconds later, never before `date` (Specification C10).
  ///
  /// A date on the wall clock, such as the closing of a market, is the same on every device, so all of them would ask a server in the same second.
  /// ```swift
  /// Timeline(entries: entries, policy: .after(marketCloses, jitter: 10 * 60))
  /// ```
  /// How much later is decided by the device and the widget (its kind, family and configuration), evenly over the range, and always the same for
  /// the two: a widget that asks for every full hour keeps an hour between its reloads. A policy that is made outside of the provider's own call,
  /// on a dispatch queue for instance, follows the device and the app alone.
  /// - Parameter jitter: seconds; 0, less, or what is no number spreads nothing.
  public static func after(_ date: Date, jitter: TimeInterval) -> TimelineReloadPolicy {
    guard jitter > 0, jitter.isFinite else { return .after(date) }
    return .after(date.addingTimeInterval(jitter * ReloadJitter.share()))
  }
}

/// What stands in for chance where devices and widgets are to differ.
package enum ReloadJitter {
  /// The widget whose provider is being asked.
  @TaskLocal package static var widget = ""
  /// The device, where it is not this machine.
  @TaskLocal package static var device: String?

  /// A number in 0..<1 for this device and widget.
  package static func share() -> Double { share(device: device ?? thisDevice, widget: widget) }

  /// The hash alone is uneven in its upper bits; mixing spreads it over the range.
  package static func share(device: String, widget: String) -> Double {
    SplitMix64.fraction(SplitMix64.mix(FNV1a.hash("\(device)\u{0}\(widget)".utf8)))
  }

  /// The machine, the host's own folder on it (a second host is another device) and the app.
  private static let thisDevice: String = {
    let environment = ProcessInfo.processInfo.environment
    let machine = (try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8)) ?? ProcessInfo.processInfo.hostName
    return [machine, environment["ALMANAC_HOST_SOCKET"] ?? "", environment["ALMANAC_APP"] ?? ""].joined(separator: "\n")
  }()
}

extension EntryRequest {
  /// What tells the asked widget from the others of its device.
  package var jitterName: String { "\(kind)\n\(context.family.name)\n\(String(decoding: configuration, as: UTF8.self))" }
}
