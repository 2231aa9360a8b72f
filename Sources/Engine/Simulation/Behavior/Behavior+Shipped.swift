import Foundation

extension Behavior {
  /// The behaviours that come with Almanac, by name: `commuter`, `eink-panel`, `night-worker`, `rarely-viewed`, `sports-evening`.
  public static let shipped: [String: Behavior] = {
    let files = [
      PackageResources.commuter_json, PackageResources.eink_panel_json, PackageResources.night_worker_json, PackageResources.rarely_viewed_json,
      PackageResources.sports_evening_json,
    ]
    let all = files.map { bytes -> Behavior in
      do {
        return try JSONDecoder().decode(Behavior.self, from: Data(bytes))
      } catch {
        // The behaviours are part of the module; a test decodes every one.
        preconditionFailure("a shipped behaviour cannot be read: \(error)")
      }
    }
    return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  }()

  /// Views the device often: on the way, at work, in the evening. A simulation's default.
  public static var commuter: Behavior { shipped["commuter"]! }
  public static var nightWorker: Behavior { shipped["night-worker"]! }
  public static var rarelyViewed: Behavior { shipped["rarely-viewed"]! }
  public static var sportsEvening: Behavior { shipped["sports-evening"]! }
  public static var einkPanel: Behavior { shipped["eink-panel"]! }
}
