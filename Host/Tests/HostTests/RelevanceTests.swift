import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import TestWaiting
import Testing

@testable import Host

/// Which widgets a context is about, and when it holds (Specification B5).
@Suite struct RelevanceContextsTests {
  private static let now = Date(timeIntervalSince1970: 1_000_000)

  private func parameter(_ name: String, _ type: String, byDefault: String = "") -> ParameterDescription {
    .with { ($0.name, $0.type, $0.defaultValue) = (name, type, Data(byDefault.utf8)) }
  }

  private func contexts(_ configuration: String = "{}", at place: DeviceLocation? = nil, since: Date? = nil, isCard: Bool = false) throws
    -> RelevanceContexts
  {
    guard case .object(let members) = try JSONFragment(data: Data(configuration.utf8)) else { throw CocoaError(.coderInvalidValue) }
    return RelevanceContexts(
      kind: .with {
        $0.parameters = [parameter("city", "entity"), parameter("days", "int", byDefault: "3"), parameter("title", "string")]
        $0.onlyWhileRelevant = isCard
      },
      configuration: members, place: place, earlier: [since.flatMap { RelevantSpan(.location, from: $0) }].compactMap(\.self),
      profile: Profiles.stacks)
  }

  private func interval(_ start: TimeInterval, _ end: TimeInterval, of configuration: String = "") -> RelevanceValue {
    .with {
      $0.configuration = Data(configuration.utf8)
      $0.interval = .with { ($0.start, $0.end) = (start, end) }
    }
  }

  @Test func `an interval is a span, and an instant one around it`() throws {
    let answer = try contexts().answer([interval(500, 600), interval(100, 100), interval(-90, 50)], at: Date(timeIntervalSince1970: 60))
    let holds = Profiles.stacks.instantHolds
    #expect(
      answer.spans == [
        RelevantSpan(.date, from: Date(timeIntervalSince1970: 100 - holds), to: Date(timeIntervalSince1970: 100 + holds)),
        RelevantSpan(.date, from: Date(timeIntervalSince1970: 500), to: Date(timeIntervalSince1970: 600)),
      ])
    #expect(answer.unknown.isEmpty && !answer.hasPlaces)
  }

  @Test(arguments: [
    // Configured, meant, whether it is this widget.
    ("{}", "", true), (#"{"city":"oslo"}"#, "", true),
    (#"{"city":"oslo"}"#, #"{"city":"oslo","days":3,"title":""}"#, true), (#"{"city":"oslo","days":3}"#, #"{"city":"oslo"}"#, false),
    (#"{"city":"oslo"}"#, #"{"city":"rome","days":3}"#, false), ("{}", #"{"city":"oslo","days":3}"#, false), ("{}", #"{"days":3.0}"#, true),
    ("{}", #"{"days":4}"#, false), (#"{"days":4}"#, #"{"days":4.0}"#, true), (#"{"title":"x"}"#, #"{"days":3}"#, false),
    (#"{"city":{"identifier":"oslo","display":"Oslo"}}"#, #"{"city":"oslo"}"#, true),
    (#"{"city":{"identifier":"oslo","display":"Oslo"}}"#, #"{"city":{"identifier":"oslo","display":"The city"}}"#, true),
    // A person of whom the app says more, a date in another form.
    (#"{"city":[{"name":"Ada","handle":"a@b.c"}]}"#, #"{"city":[{"name":"Ada","handle":"a@b.c","identifier":"a@b.c"}]}"#, true),
    (#"{"city":[{"name":"Ada","handle":"a@b.c"}]}"#, #"{"city":[{"name":"Ada","handle":"x@y.z","identifier":"x@y.z"}]}"#, false),
    (#"{"city":"Ada"}"#, #"{"city":{"name":"Ada","handle":"Ada","identifier":"Ada"}}"#, true),
    (#"{"title":"2026-11-24T13:00:00Z"}"#, #"{"title":"2026-11-24T13:00:00.000Z"}"#, true),
  ])
  func `a context is about the widgets with its configuration`(configured: String, meant: String, isIt: Bool) throws {
    let answer = try contexts(configured).answer([interval(500, 600, of: meant)], at: Date(timeIntervalSince1970: 550))
    #expect(answer.spans.isEmpty != isIt)
  }

  @Test func `a place holds while the device is in the circle, from when it came on`() throws {
    let region = RelevanceValue.with { $0.region = .with { ($0.latitude, $0.longitude, $0.radius) = (52.52, 13.4, 500) } }
    let near = try DeviceLocation(latitude: 52.523, longitude: 13.4, date: Self.now)
    let far = try DeviceLocation(latitude: 52.53, longitude: 13.4, date: Self.now)
    #expect(try contexts(at: near).answer([region], at: Self.now).spans == [RelevantSpan(.location, from: Self.now)])
    #expect(try contexts(at: near, since: Self.now - 60).answer([region], at: Self.now).spans == [RelevantSpan(.location, from: Self.now - 60)])
    for place in [far, nil] {
      let answer = try contexts(at: place).answer([region], at: Self.now)
      #expect(answer.spans.isEmpty && answer.hasPlaces)
    }
  }

  @Test func `a widget that is shown only while it is relevant is meant by every context, and its configurations are distinguished`() throws {
    let values = [
      interval(500, 600, of: #"{"city":"oslo"}"#), interval(550, 700, of: #"{"city":"rome"}"#), interval(650, 800, of: #"{"city":"oslo"}"#),
    ]
    let numbers = try contexts(isCard: true).answer(values, at: Date(timeIntervalSince1970: 550)).spans.map(\.configuration)
    #expect(numbers.count == 3 && numbers[0] != nil && numbers[0] == numbers[2] && numbers[0] != numbers[1])
    let configured = try contexts(#"{"city":"oslo"}"#).answer(values, at: Date(timeIntervalSince1970: 550)).spans
    #expect(configured.map(\.configuration) == [nil, nil], "rome is another widget's")
    let near = try DeviceLocation(latitude: 52.523, longitude: 13.4, date: Self.now)
    let regions = ["oslo", "rome", "oslo"].map { city in
      RelevanceValue.with {
        $0.configuration = Data(#"{"city":"\#(city)"}"#.utf8)
        $0.region = .with { ($0.latitude, $0.longitude, $0.radius) = (52.52, 13.4, 500) }
      }
    }
    let there = try contexts(at: near, isCard: true).answer(regions, at: Self.now).spans
    #expect(there.count == 2 && Set(there.map(\.configuration)).count == 2, "\(there)")
  }

  @Test func `what the host cannot know never holds and is named`() throws {
    let values: [RelevanceValue] =
      ["bedtime", "headphones", "bedtime"].map { name in .with { $0.condition = name } } + [.with { $0.inferredLocation = "home" }]
    let answer = try contexts().answer(values + [.with { $0.group = "news" }], at: Self.now)
    #expect(answer.spans.isEmpty && answer.unknown == ["bedtime", "headphones", "home"])
  }
}

extension ProcessTests {
  /// Contexts of real extensions turn stacks (Specification B5).
  @Suite struct RelevanceTests {
    /// A host with a stack of a widget without relevance above one of the kind `Form`, whose situations are `words`.
    private func stacked(_ words: String, configuration: String = "", declares: Bool = false, _ fixture: Fixture) async throws -> (
      DeviceHost, form: String, plain: String
    ) {
      try words.write(to: fixture.bundleURL.appendingPathComponent("relevance"), atomically: true, encoding: .utf8)
      let info = fixture.bundleURL.appendingPathComponent("Info.plist")
      var properties = try #require(try PropertyListSerialization.propertyList(from: try Data(contentsOf: info), format: nil) as? [String: Any])
      properties["NSWidgetUsesLocation"] = declares
      try PropertyListSerialization.data(fromPropertyList: properties, format: .xml, options: 0).write(to: info)
      var profile = ReloadProfile.standard
      profile.stacks.leastOnTop = 1
      profile.stacks.choiceHolds = 1
      profile.stacks.relevanceInterval = 1
      let host = try DeviceHost(configuration: fixture.configuration(.system), profile: profile)
      try await host.start()
      _ = try await host.install(bundle: fixture.bundleURL)
      try await host.launch("Test")
      let form = try await host.add(app: "Test", kind: "Form", family: .systemSmall, configuration: Data(configuration.utf8)).id
      try await until({ await host.instances().first { $0.id == form }?.stage }, is: .timeline)
      let plain = try await host.add(app: "Test", kind: "Good", family: .systemSmall).id
      _ = try await host.stack(plain, onto: form)
      return (host, form, plain)
    }

    @Test func `a widget whose provider says that it is relevant now comes to the top, with a decision that says why`() async throws {
      let fixture = try Fixture()
      let (host, form, _) = try await stacked("now bedtime", fixture)
      try await until({ await host.stacks().first?.top == form }, seen: { await host.stacks().first?.top })
      let decision = try #require(try await host.decisions(form).first { $0.outcome == .rotated })
      #expect(decision.sentence.contains("\(form) is relevant at this time, which counts as 50 %"), "\(decision.sentence)")
      #expect(await host.stacks().first?.relevances.compactMap { $0?.context } == [.date])
      #expect(try await host.why(form).stackSentence?.contains("It is relevant at this time") == true)
      let notes = try await host.timeline(form).diagnostics.filter { $0.name.hasPrefix("relevance.") }
      #expect(notes.map(\.name) == ["relevance.unknownContext"] && notes[0].message.contains("bedtime"))
      await host.stop()
    }

    @Test func `a context of another configuration does not count, until the widget has that one`() async throws {
      let fixture = try Fixture()
      let (host, form, plain) = try await stacked("oslo", configuration: #"{"city":"rome"}"#, fixture)
      try await until({ await host.relevance.provided.count }, is: 1)
      // Longer than a stack keeps its choice; the event after that is one at which the stack may turn.
      try await Task.sleep(for: .seconds(1.5))
      try await host.reload(app: "Test", kind: "Good", foreground: true)
      #expect(await host.stacks().first?.top == plain)
      try await host.configure(form, .keys(Data(#"{"city":"oslo"}"#.utf8)))
      try await until({ await host.stacks().first?.top == form }, seen: { await host.stacks().first?.top })
      await host.stop()
    }

    @Test func `a place counts only with the app's permission, and while the device is there`() async throws {
      let fixture = try Fixture()
      let (host, form, plain) = try await stacked("berlin", declares: true, fixture)
      try await host.setLocation(.fixed(latitude: 52.52, longitude: 13.4, accuracy: 20))
      try await until({ await host.relevance.provided.count }, is: 1)
      try await until(
        { try await host.timeline(form).diagnostics.contains { $0.name == "relevance.noLocation" } },
        seen: { try await host.timeline(form).diagnostics })
      #expect(await host.state.instances[InstanceID(form)]?.contexts.isEmpty == true)
      try await host.setLocation(LocationPermission(.whileUsing), of: "Test")
      try await until({ await host.stacks().first?.top == form }, seen: { await host.stacks().first?.top })
      #expect(await host.stacks().first?.relevances.compactMap { $0?.context } == [.location])
      #expect(try await !host.timeline(form).diagnostics.contains { $0.name == "relevance.noLocation" })
      try await host.setLocation(.fixed(latitude: 48, longitude: 11, accuracy: 20))
      #expect(await host.state.instances[InstanceID(form)]?.contexts.isEmpty == true)
      #expect(await host.stacks().first?.top == form, "while nothing is relevant, the top stays")
      _ = plain
      await host.stop()
    }

    @Test func `an app's own relevant intents count, survive a restart, and are refused by name`() async throws {
      let fixture = try Fixture()
      var (host, form, plain): (DeviceHost?, String, String) = try await stacked("", fixture)
      let now = Date().timeIntervalSince1970
      func intents(_ kind: String, _ start: TimeInterval, _ end: TimeInterval, count: Int = 1) -> [RelevantIntentValue] {
        (0..<count).map { _ in
          .with {
            $0.kind = kind
            $0.relevance.interval = .with { ($0.start, $0.end) = (start, end) }
          }
        }
      }
      #expect(await host!.takeRelevantIntents(intents("None", 0, 1), of: "Test")?.contains("has no widget None") == true)
      #expect(await host!.takeRelevantIntents(intents("Form", 1, 0), of: "Test")?.contains("impossible time") == true)
      #expect(await host!.takeRelevantIntents(intents("Form", 0, 1, count: 401), of: "Test")?.contains("the limit is 400") == true)
      #expect(await host!.takeRelevantIntents(intents("Form", 0, 1), of: "Ghost")?.contains("Ghost") == true)
      #expect(await host!.takeRelevantIntents(intents("Form", now - 60, now + 3600), of: "Test") == nil)
      try await until({ await host!.stacks().first?.top == form }, seen: { await host!.stacks().first?.top })
      await host!.stop()
      host = nil
      let again = try await DeviceHostTests.started(fixture)
      #expect(await again.relevance.declared["Test"]?.count == 1)
      // The app takes it back.
      #expect(await again.takeRelevantIntents([], of: "Test") == nil)
      try await until(
        { await again.state.instances[InstanceID(form)]?.contexts.isEmpty == true }, seen: { await again.state.instances[InstanceID(form)]?.contexts }
      )
      _ = plain
      await again.stop()
    }
  }
}
