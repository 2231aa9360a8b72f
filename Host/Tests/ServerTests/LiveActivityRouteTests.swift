import Foundation
import HTTPTypes
import Host
import Testing

@testable import Server

/// The addresses of live activities and of pushes (Specification A5).
@Suite struct LiveActivityRouteTests {
  private static let activity = ShownActivity(
    id: "ride-1", app: "Transit", appName: "Transit", kind: "RideAttributes", phase: .stale, started: RecordedDevice.now,
    staleDate: RecordedDevice.now,
    ends: RecordedDevice.now, dismissal: RecordedDevice.now, relevanceScore: 2, isTransient: false, takesPushes: true,
    alert: nil,
    presentations: [.init(family: "lockScreen", width: 371, height: 120)], revision: 3, failure: nil, island: .detached)

  private static func api() async -> API {
    let device = RecordedDevice()
    await device.setActivities([activity])
    return API(device)
  }

  @Test func `activities are listed, drawn, ended and dismissed`() async throws {
    let api = await Self.api()
    let listed = try #require(try await api.send(.get, "/v1/activities").list.first)
    #expect(listed["phase"] as? String == "stale")
    #expect(listed["island"] as? String == "detached")
    #expect((listed["presentations"] as? [[String: Any]])?.first?["family"] as? String == "lockScreen")
    #expect(try await api.send(.get, "/v1/activities/ride-1/lockScreen/image.png?scheme=dark&scale=2").status == .ok)
    #expect(try await api.send(.get, "/v1/activities/ride-1/lockScreen/image.png?colour=red").status == .badRequest)
    #expect(try await api.send(.post, "/v1/activities/ride-1/end").status == .noContent)
    #expect(try await api.send(.delete, "/v1/activities/ride-1").status == .noContent)
    #expect(try await api.send(.delete, "/v1/activities/other").errorName == "activity.unknown")
    #expect(await api.device.calls == ["activityImage ride-1 lockScreen dark 2.0", "endActivity ride-1", "dismissActivity ride-1"])
  }

  @Test func `activities are listed and drawn for another device, and change with an animation`() async throws {
    let api = await Self.api()
    #expect(try await api.send(.get, "/v1/activities?device=watch-45mm").list.count == 1)
    #expect(try await api.send(.get, "/v1/activities?device=toaster").errorName == "device.unknown")
    #expect(try await api.send(.get, "/v1/activities?place=face").status == .badRequest)
    #expect(try await api.send(.get, "/v1/activities/ride-1/activitySmall/image.png?device=watch-45mm").status == .ok)
    let path = "/v1/activities/ride-1/lockScreen/transition"
    let change = try await api.send(.get, "\(path)?from=d.lockScreen.1&scale=2")
    #expect(change.object["course"] as? String == "cut" && change.object["to"] as? String == "d.lockScreen.0")
    #expect(try await api.send(.get, path).errorName == "parameter.malformed")
    #expect(try await api.send(.get, "\(path)?from=a&mode=vibrant").status == .badRequest)
    #expect(try await api.send(.get, "\(path)/x/image.png?from=a").errorName == "parameter.malformed")
    #expect(try await api.send(.get, "\(path)/0/image.png?from=a&to=b").errorName == "transition.outdated")
    #expect(
      await api.device.calls == [
        "liveActivities watch-45mm", "liveActivities toaster", "activityImage ride-1 activitySmall watch-45mm nil 0.0",
        "activityTransition ride-1 lockScreen d.lockScreen.1 @2.0", "activityLayer 0 ride-1 lockScreen a b",
      ])
  }

  @Test func `what an activity shows, taps on it and what they open are passed on, with the content and the place alone`() async throws {
    let api = await Self.api()
    let content = try await api.send(.get, "/v1/activities/ride-1/islandExpanded/content?scheme=light")
    #expect(content.object["content"] as? String == "drawing.islandExpanded.0" && content.object["actions"] is [Any])
    let tap = try await api.send(.post, "/v1/activities/ride-1/taps", json: #"{"key":"k1","content":"drawing.lockScreen.0","path":"0.2"}"#)
    #expect(tap.status == .ok && tap.object.keys.sorted() == ["activity", "date", "error", "key", "opensApp", "opensURL", "outcome"])
    #expect(tap.object["activity"] as? String == "ride-1" && tap.object["outcome"] as? String == "performed")
    #expect(try await api.send(.get, "/v1/activities/ride-1/taps/k1").object["outcome"] as? String == "interrupted")
    let open = try await api.send(.post, "/v1/activities/ride-1/opens", json: #"{"content":"drawing.lockScreen.0","path":"1","confirms":"q"}"#)
    #expect(open.object["url"] as? String == "transit://line/2")
    #expect(try await api.send(.get, "/v1/activities/ride-1/lockScreen/image.png?updating=drawing.lockScreen.0&toggled=0.2").status == .ok)
    #expect(
      await api.device.calls == [
        "activityContent ride-1 islandExpanded light", "tapActivity ride-1 k1 drawing.lockScreen.0 0.2",
        "openActivity ride-1 drawing.lockScreen.0 1 q",
        "activityImage ride-1 lockScreen nil 0.0 tapped drawing.lockScreen.0 0.2",
      ])
  }

  @Test func `taps on an activity that are not right are refused by name`() async throws {
    let api = await Self.api()
    for (body, name) in [
      (#"{"key":"a b","content":"c","path":"0"}"#, "tap.key"), (#"{"key":"k","content":"c","path":"x"}"#, "tap.noAction"),
      (#"{"key":"k","content":"c"}"#, "body.malformed"), (#"{"key":"k","content":"c","path":"0","intent":"Erase"}"#, "body.unknownKey"),
    ] { #expect(try await api.send(.post, "/v1/activities/ride-1/taps", json: body).errorName == name, "\(body)") }
    let tap = #"{"key":"k","content":"c","path":"0"}"#
    #expect(try await api.send(.post, "/v1/activities/gone/taps", json: tap).errorName == "activity.unknown")
    #expect(try await api.send(.post, "/v1/activities/ride-1/taps", json: tap, hasKey: false).status == .unauthorized)
    #expect(try await api.send(.post, "/v1/activities/ride-1/opens", json: #"{"content":"c"}"#, hasKey: false).status == .unauthorized)
    #expect(try await api.send(.post, "/v1/activities/ride-1/opens", json: #"{"url":"x:y"}"#).errorName == "body.unknownKey")
    #expect(try await api.send(.get, "/v1/activities/ride-1/taps/k9").errorName == "tap.unknown")
    #expect(try await api.send(.get, "/v1/activities/ride-1/lockScreen/content?scale=2").status == .badRequest)
    #expect(try await api.send(.get, "/v1/activities/ride-1/lockScreen/image.png?toggled=0").errorName == "parameter.malformed")
    #expect(await api.device.calls.isEmpty)
  }

  @Test func `live activities are turned off in all and for an app that has them`() async throws {
    let api = try await API(.withWeather())
    let device = try await api.send(.get, "/v1/device").object
    #expect(device["liveActivities"] as? Bool == true && device["appLiveActivities"] as? [String: Bool] == ["Weather": true])
    let off = try await api.send(.patch, "/v1/device", json: #"{"liveActivities":false,"appLiveActivities":{"Weather":false}}"#).object
    #expect(off["liveActivities"] as? Bool == false && off["appLiveActivities"] as? [String: Bool] == ["Weather": false])
    #expect(await api.device.settings.appsWithoutLiveActivities == ["Weather"])
    let on = try await api.send(.patch, "/v1/device", json: #"{"appLiveActivities":{"Weather":true}}"#).object
    #expect(on["liveActivities"] as? Bool == false && on["appLiveActivities"] as? [String: Bool] == ["Weather": true])
    let unknown = try await api.send(.patch, "/v1/device", json: #"{"appLiveActivities":{"Nobody":false}}"#)
    #expect(unknown.status == .unprocessableContent && unknown.errorName == "appLiveActivities.unknown")
  }

  @Test func `activities need the access key, and a push needs its token alone`() async throws {
    let api = await Self.api()
    #expect(try await api.send(.get, "/v1/activities", hasKey: false).status == .unauthorized)
    #expect(try await api.send(.delete, "/v1/activities/ride-1", hasKey: false).status == .unauthorized)
    #expect(try await Self.push(api).status == .ok)
    #expect(await api.device.calls == ["push widgets test.App.push-type.widgets 32"])
  }

  private static let token = String(repeating: "0f", count: 32)

  private static func push(
    _ api: API, token: String = token, type: String? = "widgets", topic: String? = "test.App.push-type.widgets", body: Data = Data("{}".utf8)
  ) async throws -> APIResponse {
    var headers: HTTPFields = [:]
    if let type { headers[HTTPField.Name("apns-push-type")!] = type }
    if let topic { headers[HTTPField.Name("apns-topic")!] = topic }
    return try await api.send(.post, "/3/device/\(token)", headers: headers, body: body, hasKey: false)
  }

  @Test func `a push is answered as Apple's service answers it`() async throws {
    let api = await Self.api()
    let accepted = try await Self.push(api)
    #expect(accepted.headers[HTTPField.Name("apns-id")!].flatMap(UUID.init(uuidString:)) != nil)
    #expect(accepted.body.isEmpty)
    #expect(try await Self.push(api, type: nil).object["reason"] as? String == "InvalidPushType")
    #expect(try await Self.push(api, type: "voip").status == .badRequest)
    #expect(try await Self.push(api, topic: nil).object["reason"] as? String == "MissingTopic")
    #expect(try await Self.push(api, body: Data(count: 4097)).status == .contentTooLarge)
    await api.device.setPushFailure(.badDeviceToken)
    let bad = try await Self.push(api, token: "zz")
    #expect(bad.status == .badRequest && bad.object["reason"] as? String == "BadDeviceToken")
    #expect(!bad.text.contains("zz"))
    await api.device.setPushFailure(.expired(RecordedDevice.now))
    let gone = try await Self.push(api)
    #expect(gone.status == .gone && gone.object["timestamp"] as? Int == 1_800_000_000_000)
    await api.device.setPushFailure(.tooManyRequests)
    #expect(try await Self.push(api).status == .tooManyRequests)
  }

  @Test func `events name what has changed`() throws {
    #expect(try EventFeed.message(.activitiesChanged) == ("activities", "{}"))
    #expect(try EventFeed.message(.activityChanged("ride-1")) == ("activity", #"{"activity":"ride-1"}"#))
  }
}
