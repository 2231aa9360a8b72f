import AlmanacWireSchema
import Foundation
import HTTPTypes
import Testing

@testable import AlmanacTransitions
@testable import Host
@testable import Server

/// The routes of changes from one picture to the next.
@Suite struct TransitionRouteTests {
  private static let plan = TransitionPlan(
    course: .layers, size: SizeValue(width: 158, height: 158), duration: 0.5,
    layers: [
      TransitionLayer(
        role: .move, source: .later, parts: [], crop: RectValue(x: 10, y: 0, width: 20, height: 30),
        start: .init(frame: RectValue(x: 0, y: 0, width: 20, height: 30), opacity: 0.5, blur: 2),
        end: .init(frame: RectValue(x: 10, y: 0, width: 20, height: 30)), timing: LayerTiming(delay: 0, duration: 0.5, easing: "linear")),
      TransitionLayer(
        role: .still, source: .later, parts: [], crop: RectValue(x: 0, y: 0, width: 158, height: 158),
        start: .init(frame: RectValue(x: 0, y: 0, width: 158, height: 158)), end: .init(frame: RectValue(x: 0, y: 0, width: 158, height: 158)),
        timing: nil),
    ], fade: nil)

  private struct Answer: Decodable {
    struct Frame: Decodable { let x, y, width, height: Double }
    struct State: Decodable {
      let frame: Frame
      let opacity, blur: Double
    }
    struct Timing: Decodable {
      let delay, duration: Double
      let easing: String
    }
    struct Layer: Decodable {
      let role: String
      let frame: Frame
      let start, end: State
      let timing: Timing?
    }
    let from, to, course: String
    let width, duration: Double
    let cornerRadius: Double?
    let fade: Timing?
    let layers: [Layer]
  }

  @Test func `a change has layers with their states and timings`() async throws {
    let api = try await API(.withWeather())
    await api.device.change(as: Self.plan)
    let response = try await api.send(.get, "/v1/instances/w1/transition?from=a.0&scale=2&scheme=dark&updating=a.0&toggled=0.1")
    #expect(response.status == .ok)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(response.text.utf8))
    #expect((answer.from, answer.to, answer.course) == ("a.0", "b.0", "layers"))
    #expect(answer.cornerRadius == 22 && answer.width == 158 && answer.duration == 0.5)
    let move = try #require(answer.layers.first)
    #expect(move.role == "move" && move.frame.x == 10 && move.start.frame.x == 0 && move.start.opacity == 0.5 && move.start.blur == 2)
    #expect(move.timing?.easing == "linear" && answer.layers[1].timing == nil)
    #expect(await api.device.calls == ["transition w1 a.0 dark fullColor normal none @2.0 toggled 1"])
  }

  @Test func `taps count only if they are those of what is shown`() async throws {
    let api = try await API(.withWeather())
    try await api.send(.get, "/v1/instances/w1/transition?from=a.0&updating=c.0&toggled=0.1")
    #expect(await api.device.calls.last?.hasSuffix(" -") == true)
  }

  @Test func `a layer is a picture`() async throws {
    let api = try await API(.withWeather())
    await api.device.change(as: Self.plan)
    let response = try await api.send(.get, "/v1/instances/w1/transition/1/image.png?from=a.0&to=b.0&scale=2")
    #expect(response.status == .ok && response.text == "layer 1")
    #expect(response.headers[.contentType] == "image/png")
    #expect(response.headers[.cacheControl] == "private, no-cache")
  }

  @Test(arguments: [
    ("transition", 400, "parameter.malformed"), ("transition?from=", 400, "parameter.malformed"),
    ("transition?from=a%20b", 400, "parameter.malformed"), ("transition?from=a.0&to=%C3%97", 400, "parameter.malformed"),
    ("transition?from=\(String(repeating: "a", count: 201))", 400, "parameter.malformed"), ("transition?from=a.0&layer=1", 400, "parameter.unknown"),
    ("transition?from=a.0&at=2027-01-15T09:00:00Z", 400, "parameter.unknown"), ("transition/x/image.png?from=a.0", 400, "parameter.malformed"),
    ("transition/99999/image.png?from=a.0", 400, "parameter.malformed"), ("transition/-1/image.png?from=a.0", 400, "parameter.malformed"),
    ("transition/7/image.png?from=a.0&to=b.0", 404, "transition.noLayer"), ("transition/0/image.png?from=a.0&to=c.0", 409, "transition.outdated"),
  ])
  func `a wrong request gets an error with a name`(address: String, status: Int, name: String) async throws {
    let api = try await API(.withWeather())
    await api.device.change(as: Self.plan)
    let response = try await api.send(.get, "/v1/instances/w1/\(address)")
    #expect(response.status.code == status, "\(response.text)")
    #expect(response.text.contains("\"\(name)\""), "\(response.text)")
  }

  @Test func `a widget that is not there has no changes`() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.send(.get, "/v1/instances/w9/transition?from=a.0").status == .notFound)
  }
}
