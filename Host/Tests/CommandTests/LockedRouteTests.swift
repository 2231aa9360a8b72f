import Foundation
import TestThreads
import TestWaiting
import Testing

/// What a locked host answers, route by route: none says a word of an app that is hidden (Specification D5).
@Suite(.ownThread, .serialized) struct LockedRouteTests {
  /// What the test does with a route.
  private enum Decision {
    /// It is asked; whatever it answers has none of the app's words.
    case asked(String, body: String? = nil)
    /// It is asked, and refuses by name (`lock.locked`).
    case refuses(String, body: String? = nil)
    /// It is not asked, for this reason.
    case notAsked(String)
  }

  private static let changes = Decision.notAsked("changes something; what it answers is what another route of the same subject shows")
  private static let activity = Decision.notAsked("HostTests/LiveActivities/ActivityLockTests asks it of a real activity")

  /// Each route of `Host/Web/openapi.yaml`. `WIDGET` is a widget with content, `BROKEN` one whose extension failed, `BUTTONS` one with a tap `k1`.
  private static let decisions: [String: Decision] = [
    "get /v1/health": .asked("health"), "get /v1/openapi.yaml": .asked("openapi.yaml"), "get /v1/device": .asked("device"),
    "patch /v1/device": changes,
    "get /v1/device/wallpaper": .asked("device/wallpaper"), "put /v1/device/wallpaper": changes, "delete /v1/device/wallpaper": changes,
    "get /v1/devices": .asked("devices"), "get /v1/devices/{device}/wallpaper": .asked("devices/iphone-393x852/wallpaper"),
    "put /v1/devices/{device}/wallpaper": changes, "delete /v1/devices/{device}/wallpaper": changes,
    "get /v1/devices/{device}/places": .asked("devices/iphone-393x852/places"), "get /v1/lock": .asked("lock"), "post /v1/lock": .asked("lock"),
    "post /v1/unlock": changes, "put /v1/passcode": changes, "delete /v1/passcode": changes, "get /v1/device/status": .asked("device/status"),
    "get /v1/device/location": .asked("device/location"), "put /v1/device/location": changes, "post /v1/device/events": changes,
    "get /v1/views": .asked("views"), "put /v1/views/{viewer}": changes, "delete /v1/views/{viewer}": changes, "get /v1/apps": .asked("apps"),
    "post /v1/apps": changes, "delete /v1/apps/{app}": changes, "post /v1/apps/{app}/launch": changes,
    "get /v1/apps/{app}/log": .refuses("apps/Bank/log"),
    // A picture of the app's own, as on a home screen that is locked.
    "get /v1/apps/{app}/icon.png": .asked("apps/Bank/icon.png"),
    "get /v1/apps/{app}/location": .asked("apps/Bank/location"), "put /v1/apps/{app}/location": changes, "post /v1/apps/{app}/location/ask": changes,
    "post /v1/apps/{app}/location/answer": changes, "get /v1/apps/{app}/kinds": .asked("apps/Bank/kinds"),
    "get /v1/apps/{app}/kinds/{kind}/{family}/preview.png": .asked("apps/Bank/kinds/Secret/systemSmall/preview.png"),
    "get /v1/apps/{app}/kinds/{kind}/schema": .asked("apps/Bank/kinds/Form/schema"),
    "get /v1/apps/{app}/kinds/{kind}/recommendations": .refuses("apps/Bank/kinds/Form/recommendations"),
    "post /v1/apps/{app}/kinds/{kind}/form": .refuses("apps/Bank/kinds/Form/form", body: "{}"),
    "get /v1/apps/{app}/kinds/{kind}/options": .refuses("apps/Bank/kinds/Form/options?parameter=station"),
    "get /v1/apps/{app}/options/{image}/image.png": .asked("apps/Bank/options/0/image.png"), "get /v1/kinds": .asked("kinds"),
    "get /v1/suggestions": .asked("suggestions"), "get /v1/instances": .asked("instances"), "post /v1/instances": changes,
    "get /v1/instances/{id}": .asked("instances/WIDGET"), "patch /v1/instances/{id}": changes, "delete /v1/instances/{id}": changes,
    "get /v1/instances/{id}/configuration": .refuses("instances/WIDGET/configuration"),
    "put /v1/instances/{id}/configuration": .refuses("instances/WIDGET/configuration", body: #"{"configuration":{"seed":"other"}}"#),
    "patch /v1/instances/{id}/configuration": .refuses("instances/WIDGET/configuration", body: #"{"configuration":{"seed":"other"}}"#),
    "post /v1/instances/{id}/configuration/undo": .refuses("instances/WIDGET/configuration/undo"),
    "post /v1/instances/{id}/form": .refuses("instances/WIDGET/form", body: "{}"),
    "get /v1/instances/{id}/options": .refuses("instances/WIDGET/options?parameter=seed"),
    "get /v1/instances/{id}/arrangement": .asked("instances/WIDGET/arrangement?page=0&column=0&row=0"), "post /v1/instances/{id}/stack": changes,
    "delete /v1/instances/{id}/stack": changes, "put /v1/instances/{id}/pin": changes, "delete /v1/instances/{id}/pin": changes,
    "get /v1/stacks": .asked("stacks"), "get /v1/stacks/{stack}": .asked("stacks/none"), "patch /v1/stacks/{stack}": changes,
    "delete /v1/stacks/{stack}": changes, "put /v1/stacks/{stack}/top": changes, "get /v1/undo": .asked("undo"), "post /v1/undo": changes,
    "post /v1/undo/{step}": changes, "get /v1/instances/{id}/image.png": .asked("instances/WIDGET/image.png"),
    "get /v1/instances/{id}/transition": .asked("instances/WIDGET/transition?from=a.0&to=b.0"),
    "get /v1/instances/{id}/transition/{layer}/image.png": .asked("instances/WIDGET/transition/0/image.png?from=a.0&to=b.0"),
    "post /v1/instances/{id}/views": changes, "get /v1/instances/{id}/timeline": .asked("instances/WIDGET/timeline"),
    "get /v1/instances/{id}/decisions": .asked("instances/BROKEN/decisions"), "get /v1/instances/{id}/why": .asked("instances/BROKEN/why"),
    "get /v1/instances/{id}/day": .asked("instances/BROKEN/day"), "get /v1/instances/{id}/day.svg": .asked("instances/BROKEN/day.svg"),
    "get /v1/instances/{id}/content": .asked("instances/WIDGET/content"), "post /v1/instances/{id}/reload": changes,
    "post /v1/instances/{id}/taps": .asked("instances/BUTTONS/taps", body: #"{"key":"k1","content":"a.0","path":"3"}"#),
    "get /v1/instances/{id}/taps/{key}": .asked("instances/BUTTONS/taps/k1"), "get /v1/activities": activity, "delete /v1/activities/{id}": changes,
    "post /v1/activities/{id}/end": changes, "get /v1/activities/{id}/{presentation}/image.png": activity,
    "get /v1/activities/{id}/{presentation}/content": activity, "get /v1/activities/{id}/{presentation}/transition": activity,
    "get /v1/activities/{id}/{presentation}/transition/{layer}/image.png": activity, "post /v1/activities/{id}/taps": activity,
    "get /v1/activities/{id}/taps/{key}": activity, "post /v1/activities/{id}/opens": activity,
    "post /v1/instances/{id}/opens": .asked("instances/WIDGET/opens", body: #"{"content":"a.0","path":"root"}"#),
    "get /v1/device/links": .asked("device/links"), "delete /v1/device/links/{confirmation}": changes, "post /v1/reload": changes,
    "get /v1/events": .notAsked("a stream; ServerTests/EventTests and HostTests/LockTests have what it replays and sends"),
  ]

  /// The routes that the API describes, each as "method path".
  private static func routes() throws -> [String] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Web/openapi.yaml")
    var (path, routes): (Substring, [String]) = ("", [])
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if let found = line.prefixMatch(of: #/  (/\S+):/#) { path = found.1 }
      if let found = line.prefixMatch(of: #/    (get|post|put|patch|delete|head|options):/#) { routes.append("\(found.1) \(path)") }
    }
    return routes
  }

  @Test func `it is decided of every route what a lock hides`() throws {
    let routes = try Self.routes()
    #expect(routes.count > 80)
    #expect(Set(routes).subtracting(Self.decisions.keys) == [], "decide what they answer while the host is locked")
    #expect(Set(Self.decisions.keys).subtracting(routes) == [])
  }

  @Test(arguments: [true, false]) func `no route says what a hidden app says`(isProtected: Bool) async throws {
    try await onThread {
      let seed = "savings account"
      let command = try CommandLine()
      let bundle = try command.bundle("Bank")
      if isProtected {
        try PropertyListSerialization.data(
          fromPropertyList: ["com.apple.developer.default-data-protection": "NSFileProtectionComplete"], format: .xml, options: 0
        ).write(to: bundle.appendingPathComponent("entitlements.plist"))
      }
      let host = try ServedHost(command, [bundle.path])
      func add(_ kind: String, _ configuration: String) throws -> String {
        let body = #"{"app":"Bank","kind":"\#(kind)","family":"systemSmall","configuration":\#(configuration)}"#
        return try #require(try host.send("POST", "instances", body)["id"] as? String)
      }
      let widget = try add("Secret", #"{"seed":"\#(seed)"}"#)
      let broken = try add("SecretFailure", #"{"seed":"\#(seed)"}"#)
      let lines = command.folder.appendingPathComponent("lines").path
      let buttons = try add("Buttons", #"{"path":"\#(lines)"}"#)
      func stage(_ id: String) throws -> String? { try host.send("GET", "instances/\(id)")["stage"] as? String }
      for id in [widget, buttons] {
        try blockUntil {
          try stage(id) == "timeline"
        } seen: {
          try stage(id)
        }
      }
      let secret = Data(SecretText(seed: seed).text.utf8)
      func decisions() throws -> Data { try host.fetch("GET", "instances/\(broken)/decisions").body }
      try blockUntil {
        try decisions().range(of: secret) != nil
      } seen: {
        try String(decoding: decisions(), as: UTF8.self)
      }
      // A tap whose intent fails with a message.
      let content = try #require(try host.send("GET", "instances/\(buttons)/content")["content"] as? String)
      let tapped = try host.send("POST", "instances/\(buttons)/taps", #"{"key":"k1","content":"\#(content)","path":"3"}"#)
      #expect("\(tapped)".contains("the lamp is"), "\(tapped)")

      let words = [secret, Data(seed.utf8), Data("the lamp is".utf8), Data(lines.utf8)]
      func found(_ reply: (status: Int, body: Data)) -> Bool { words.contains { reply.body.range(of: $0) != nil } }
      func path(_ path: String) -> String {
        path.replacing("WIDGET", with: widget).replacing("BROKEN", with: broken).replacing("BUTTONS", with: buttons)
      }
      /// The routes whose answers have a word of the app.
      func telling() throws -> Set<String> {
        var telling: Set<String> = []
        for (route, decision) in Self.decisions.sorted(by: { $0.key < $1.key }) {
          let method = String(route.prefix { $0 != " " }).uppercased()
          switch decision {
          case .asked(let address, let body), .refuses(let address, let body):
            // What changes something is asked when it is hidden.
            if method != "GET", try host.send("GET", "lock")["locked"] as? Bool == false { continue }
            let reply = try host.fetch(method, path(address), body)
            if found(reply) { telling.insert(route) }
            if case .refuses = decision, try host.send("GET", "lock")["locked"] as? Bool == true {
              let text = String(decoding: reply.body, as: UTF8.self)
              #expect(reply.status == 409 && text.contains("lock.locked"), "\(route): \(reply.status) \(text)")
            }
          case .notAsked: continue
          }
        }
        return telling
      }
      // While it is unlocked they do say it, so the search can find it.
      let open = try telling()
      #expect(
        open.isSuperset(of: [
          "get /v1/apps/{app}/log", "get /v1/instances/{id}/configuration", "get /v1/instances/{id}/timeline", "get /v1/instances/{id}/decisions",
          "get /v1/instances/{id}/content", "get /v1/instances", "get /v1/instances/{id}/why",
        ]), "\(open)")
      _ = try host.send("PUT", "passcode", #"{"new":"1234"}"#)
      if !isProtected { _ = try host.send("PATCH", "device", #"{"hideContentWhileLocked":true}"#) }
      _ = try host.send("POST", "lock")
      #expect(try telling() == [])
      #expect(host.end(SIGTERM) == 0)
    }
  }
}
