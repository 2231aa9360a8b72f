import Foundation

/// A presentation of a live activity on one of the devices that show it, as a name: `lockScreen` on the host's usual device,
/// `activitySmall-watch-45mm` on another one.
struct ActivityPlace: Hashable, Sendable, LosslessStringConvertible {
  /// The presentation, such as `lockScreen`.
  let family: String
  /// The id of the device's profile; nil: the host's usual device.
  let device: String?

  init(family: String, device: String? = nil) { (self.family, self.device) = (family, device) }

  init?(_ description: String) {
    // No family has a hyphen, and ids of devices have some.
    let parts = description.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let family = parts.first, !family.isEmpty, parts.count == 1 || !parts[1].isEmpty else { return nil }
    self.init(family: String(family), device: parts.count == 1 ? nil : String(parts[1]))
  }

  var description: String { device.map { "\(family)-\($0)" } ?? family }
}
