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

  /// Views the device often: on the way to work, at work, in the evening. The default of simulations.
  public static var commuter: Behavior { shipped["commuter"]! }
  /// Works from evening to morning five nights a week and sleeps during the day.
  public static var nightWorker: Behavior { shipped["night-worker"]! }
  /// Views the device a few times a day, and hardly ever beyond the first page.
  public static var rarelyViewed: Behavior { shipped["rarely-viewed"]! }
  /// Views the device now and then, and often during a match in the evening, whose scores are pushed every few minutes.
  public static var sportsEvening: Behavior { shipped["sports-evening"]! }
  /// A panel on a wall: always visible, never locked, viewed during the day.
  public static var einkPanel: Behavior { shipped["eink-panel"]! }
}
