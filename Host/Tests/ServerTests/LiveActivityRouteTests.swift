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
    presentations: [.init(family: "lockScreen", width: 371, height: 120)], revision: 3, failure: nil)

  private static func api() async -> API {
    let device = RecordedDevice()
    await device.setActivities([activity])
    return API(device)
  }

  @Test func `activities are listed, drawn, ended and dismissed`() async throws {
    let api = await Self.api()
    let listed = try #require(try await api.send(.get, "/v1/activities").list.first)
    #expect(listed["phase"] as? String == "stale")
    #expect((listed["presentations"] as? [[String: Any]])?.first?["family"] as? String == "lockScreen")
    #expect(try await api.send(.get, "/v1/activities/ride-1/lockScreen/image.png?scheme=dark&scale=2").status == .ok)
    #expect(try await api.send(.get, "/v1/activities/ride-1/lockScreen/image.png?colour=red").status == .badRequest)
    #expect(try await api.send(.post, "/v1/activities/ride-1/end").status == .noContent)
    #expect(try await api.send(.delete, "/v1/activities/ride-1").status == .noContent)
    #expect(try await api.send(.delete, "/v1/activities/other").errorName == "activity.unknown")
    #expect(await api.device.calls == ["activityImage ride-1 lockScreen dark 2.0", "endActivity ride-1", "dismissActivity ride-1"])
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
