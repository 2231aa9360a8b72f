import AlmanacWireSchema
import Foundation
import Store

@testable import Host
@testable import Server

// Live activities and pushes.
extension RecordedDevice {
  func setActivities(_ activities: [ShownActivity]) { self.activities = activities }
  func setPushFailure(_ failure: PushError?) { pushFailure = failure }
  func liveActivities(on device: String?) throws -> [ShownActivity] {
    guard let device else { return activities }
    record("liveActivities \(device)")
    if device == "toaster" { throw HostError.unknownDevice(device, known: ["watch-45mm"]) }
    return activities
  }

  func activityTransition(
    _ id: String, family: String, on device: String?, scheme: ColorSchemeValue?, _ request: TransitionRequest
  ) throws -> ShownTransition {
    try findActivity(id)
    record("activityTransition \(id) \(family)\(device.map { " \($0)" } ?? "") \(request.from) @\(request.scale ?? 0)")
    return ShownTransition(from: request.from, to: "d.\(family).0", plan: plan, outline: .continuous(radius: 24))
  }

  func activityTransitionLayer(
    _ id: String, _ index: Int, family: String, on device: String?, scheme: ColorSchemeValue?, _ request: TransitionRequest
  ) throws -> RenderedImage {
    try findActivity(id)
    record("activityLayer \(index) \(id) \(family) \(request.from) \(request.to ?? "-")")
    throw TransitionError.outdated
  }

  func activityImage(
    _ id: String, family: String, on device: String?, scheme: ColorSchemeValue?, scale: Double?, taps: TapsUnderWay?
  ) throws -> RenderedImage {
    try findActivity(id)
    let turned = taps.map { " tapped \($0.content) \($0.toggled.map(\.description).sorted().joined(separator: ","))" } ?? ""
    record("activityImage \(id) \(family)\(device.map { " \($0)" } ?? "") \(scheme.map { "\($0)" } ?? "nil") \(scale ?? 0)\(turned)")
    return RenderedImage(png: Data([1]), etag: "a", nextChange: nil, width: 10, height: 10)
  }

  func activityContent(_ id: String, family: String, on device: String?, scheme: ColorSchemeValue?) throws -> ShownContent {
    try findActivity(id)
    record("activityContent \(id) \(family) \(scheme.map { "\($0)" } ?? "nil")")
    return ShownContent(list: list, date: Self.now, content: "drawing.\(family).0")
  }

  func tapActivity(_ id: String, _ tap: Tap) throws -> TapAnswer {
    try findActivity(id)
    record("tapActivity \(id) \(tap.key) \(tap.content) \(tap.path)")
    return TapAnswer(TapRecord(on: .activity(id), key: tap.key, date: Self.now, outcome: .performed))
  }

  func activityTapRecord(_ id: String, key: String) throws -> TapRecord {
    guard key == "k1", activities.contains(where: { $0.id == id }) else { throw TapError.unknown(key) }
    return TapRecord(on: .activity(id), key: key, date: Self.now, outcome: .interrupted, errorName: "tap.hostEnded", message: "it ended")
  }

  func openActivity(_ id: String, _ request: OpenRequest) throws -> OpenAnswer {
    try findActivity(id)
    let what =
      switch request.subject {
      case .shown(let content, let link): "\(content) \(link?.description ?? "-")"
      case .intent(let key): "tap \(key)"
      }
    record("openActivity \(id) \(what) \(request.confirms ?? "-")")
    return OpenAnswer(.opened, url: "transit://line/2", displayName: "Transit")
  }

  func liveActivityApps() -> [(app: String, isAllowed: Bool)] {
    installed.map { ($0.name, !settings.appsWithoutLiveActivities.contains($0.name)) }
  }

  private func findActivity(_ id: String) throws {
    guard activities.contains(where: { $0.id == id }) else { throw ActivityError.unknown(id) }
  }

  func endActivity(_ id: String) throws {
    try findActivity(id)
    record("endActivity \(id)")
  }

  func dismissActivity(_ id: String) throws {
    try findActivity(id)
    record("dismissActivity \(id)")
  }

  func push(_ message: PushMessage, token: Data) throws {
    record("push \(message.kind.rawValue) \(message.topic) \(token.count)")
    if let pushFailure { throw pushFailure }
  }
}
