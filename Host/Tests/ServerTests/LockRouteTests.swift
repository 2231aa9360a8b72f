import Foundation
import HTTPTypes
import Hummingbird
import Store
import Testing

@testable import Host
@testable import Server

/// The routes of lock and passcode (Specification D5).
@Suite struct LockRouteTests {
  @Test func `lock, unlock and passcode answer with the state of the lock`() async throws {
    let device = try await RecordedDevice.withWeather()
    let api = API(device)
    #expect(
      try await api.send(.get, "/v1/lock").object as NSDictionary
        == [
          "locked": false, "passcode": false, "hideContentWhileLocked": false, "failedAttempts": 2, "retryAfter": 1, "followDesktopLock": false,
          "desktopLockFault": NSNull(),
        ] as NSDictionary)
    #expect(try await api.send(.put, "/v1/passcode", json: #"{"new":"1234"}"#).object["passcode"] as? Bool == true)
    #expect(try await api.send(.post, "/v1/lock").object["locked"] as? Bool == true)
    #expect(try await api.send(.post, "/v1/unlock", json: #"{"passcode":"1234"}"#).object["locked"] as? Bool == false)
    #expect(try await api.send(.put, "/v1/passcode", json: #"{"current":"1234","new":"5678"}"#).status == .ok)
    #expect(try await api.send(.delete, "/v1/passcode", json: #"{"current":"5678"}"#).object["passcode"] as? Bool == false)
    #expect(try await api.send(.delete, "/v1/passcode", json: #"{"loseProtectedData":true}"#).status == .ok)
    #expect(
      await device.calls == ["passcode - 1234", "lock", "unlock 1234", "passcode 1234 5678", "remove passcode 5678", "reset passcode"])
  }

  @Test(arguments: [#"{}"#, #"{"current":"1234","loseProtectedData":true}"#, #"{"loseProtectedData":false}"#])
  func `a removal says either the passcode or that data may be lost`(body: String) async throws {
    let device = RecordedDevice()
    let response = try await API(device).send(.delete, "/v1/passcode", json: body)
    #expect(response.status.code == 422 && response.errorName == "passcode.unclear")
    #expect(await device.calls.isEmpty)
  }

  @Test(
    arguments: [
      (LockError.locked, 409, "lock.locked", nil), (.noPasscode, 409, "passcode.none", nil), (.currentMissing, 409, "passcode.currentMissing", nil),
      (.wrongPasscode(wait: 0), 403, "passcode.wrong", nil), (.wrongPasscode(wait: 59.2), 403, "passcode.wrong", "60"),
      (.delayed(wait: 59.2), 429, "passcode.delayed", "60"), (.malformedPasscode("is short"), 422, "passcode.malformed", nil),
      (.damagedKey("its checksum is wrong"), 500, "passcode.damagedKey", nil),
    ] as [(LockError, Int, String, String?)])
  func `every refusal has its status, name and delay`(error: LockError, status: Int, name: String, wait: String?) async throws {
    let device = RecordedDevice()
    await device.fail(error)
    let response = try await API(device).send(.post, "/v1/unlock", json: #"{"passcode":"1234"}"#)
    #expect(response.status.code == status && response.errorName == name && response.headers[.retryAfter] == wait)
    #expect(response.headers[.cacheControl] == "no-store")
    #expect(!response.text.contains("1234"))
    // The connection's buffer has received a passcode.
    #expect(response.headers[.connection] == "close")
  }

  @Test(arguments: [(RenderedImage.Caching.none, "no-store"), (.checked, "private, no-cache"), (.untilChange, "private, max-age=3600")])
  func `pictures that a lock may hide are not kept by browsers`(caching: RenderedImage.Caching, header: String) {
    var image = RenderedImage(png: Data([1]), etag: "e", nextChange: nil, width: 1, height: 1)
    image.caching = caching
    let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/")
    let response = PictureResponse(image: image, isFixed: false, now: .now).response(
      to: Request(head: head, body: .init(buffer: ByteBuffer())))
    #expect(response.headers[.cacheControl] == header)
  }

  @Test func `a lock is announced`() throws {
    #expect(try EventFeed.message(.lockChanged(isLocked: true)) == ("lock", #"{"locked":true}"#))
  }

  @Test func `hiding content while locked is a setting of the device`() async throws {
    let device = RecordedDevice()
    let response = try await API(device).send(.patch, "/v1/device", json: #"{"hideContentWhileLocked":true}"#)
    #expect(response.object["hideContentWhileLocked"] as? Bool == true)
    #expect(await device.settings.hidesContentWhileLocked)
  }
}
