import AlmanacBasics
import AlmanacWireSchema

extension TimelineReloadPolicy {
  /// Returns a policy that lets the system request a new timeline from `date` plus a delay of at most `jitter` seconds on, never before `date`
  /// (Specification C10).
  ///
  /// A wall-clock date, such as the closing of a market, is the same on every device; without jitter, all devices would query a server in the
  /// same second.
  /// ```swift
  /// Timeline(entries: entries, policy: .after(marketCloses, jitter: 10 * 60))
  /// ```
  /// The delay is evenly distributed over the range. It depends only on the device and the widget (its kind, family and configuration) and does not
  /// change, so a widget that requests a reload at every full hour keeps one hour between its reloads. For a policy that is made outside of the
  /// provider's call, for instance on a dispatch queue, the delay depends on the device and the app only.
  /// - Parameter jitter: The largest delay in seconds; zero, a negative or a non-finite number means no delay.
  public static func after(_ date: Date, jitter: TimeInterval) -> TimelineReloadPolicy {
    guard jitter > 0, jitter.isFinite else { return .after(date) }
    return .after(date.addingTimeInterval(jitter * ReloadJitter.fraction()))
  }
}

/// Makes deterministic numbers instead of random ones. They differ between devices and widgets.
package enum ReloadJitter {
  /// The widget whose provider is running.
  @TaskLocal package static var widget = ""
  /// The device's name, which `WidgetTesting` sets; nil = this process's.
  @TaskLocal package static var device: String?

  /// Returns a number in 0..<1 for this device and widget.
  package static func fraction() -> Double { fraction(device: device ?? thisDevice, widget: widget) }

  /// Hashes both names with FNV-1a, then applies SplitMix64's finisher, whose results are evenly distributed.
  package static func fraction(device: String, widget: String) -> Double {
    SplitMix64.fraction(SplitMix64.mix(FNV1a.hash("\(device)\u{0}\(widget)".utf8)))
  }

  /// The seed that the host gives its extensions (a second host on a machine is another device); in other processes the machine's id.
  private static let thisDevice: String = {
    if let seed = ProcessInfo.processInfo.environment["ALMANAC_JITTER_SEED"] { return seed }
    return (try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8)) ?? ProcessInfo.processInfo.hostName
  }()
}

extension EntryRequest {
  /// Distinguishes the requested widget from the others on its device.
  package var jitterName: String { "\(kind)\n\(context.family.name)\n\(String(decoding: configuration, as: UTF8.self))" }
}
