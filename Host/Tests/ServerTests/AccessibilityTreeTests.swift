import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Testing

@testable import Host
@testable import Reports

/// The elements that a screen reader gets from a widget's display list (Specification A17).
@Suite struct AccessibilityTreeTests {
  private static let now = Date(timeIntervalSince1970: 1_000_000)

  private static func node(_ change: (inout DisplayNode) -> Void) -> DisplayNode {
    .with {
      $0.frame = RectValue(x: 10, y: 20, width: 50, height: 10)
      change(&$0)
    }
  }

  private static func text(_ words: String, _ change: (inout Accessibility) -> Void = { _ in }) -> DisplayNode {
    node {
      $0.text.lines = [.with { $0.runs = [.with { $0.text = words }] }]
      if case let accessibility = Accessibility.with(change), accessibility != Accessibility() { $0.accessibility = accessibility }
    }
  }

  private static func group(_ children: [DisplayNode], _ change: (inout Accessibility) -> Void = { _ in }) -> DisplayNode {
    node {
      $0.group.children = children
      if case let accessibility = Accessibility.with(change), accessibility != Accessibility() { $0.accessibility = accessibility }
    }
  }

  private static func link(_ url: String, _ children: [DisplayNode]) -> DisplayNode {
    node {
      $0.action.link = url
      $0.group.children = children
    }
  }

  private static func report(_ nodes: [DisplayNode], limits: ServiceLimits = Profiles.serviceLimits) -> ContentReport {
    ContentReport(
      .with {
        $0.size = .with { ($0.width, $0.height) = (100, 100) }
        $0.locale = "en"
        $0.timeZone = "UTC"
        $0.root.group.children = nodes
      }, at: now, limits: limits)
  }

  private static func words(_ nodes: [DisplayNode]) -> [String] {
    report(nodes).elements.map { "\($0.role.rawValue) \($0.label)" + ($0.value.isEmpty ? "" : " = \($0.value)") }
  }

  @Test func `texts, headings, images and controls are elements with their roles`() {
    let symbol = Self.node { $0.symbol.name = "cloud.sun.fill" }
    let image = Self.node { $0.image.image = Data([1]) }
    let button = Self.node {
      $0.action.intent.type = "Refresh"
      $0.group.children = [Self.text("Refresh now")]
    }
    let toggle = Self.node {
      $0.action.intent.type = "Lamp"
      $0.action.intent.togglesTo = false
      $0.accessibility.value = "1"
      $0.group.children = [Self.text("Lamp")]
    }
    let title = Self.text("Weather") { ($0.header, $0.headingLevel) = (true, 2) }
    let nodes = [title, symbol, image, Self.link("app://oslo", [Self.text("Oslo"), Self.text("21°")]), button, toggle]
    #expect(Self.words(nodes) == ["heading Weather", "image cloud sun", "image ", "link Oslo, 21°", "button Refresh now", "toggle Lamp"])
    let elements = Self.report(nodes).elements
    #expect(elements[0].level == 2 && elements[3].link == "app://oslo" && elements[4].intent == "Refresh" && elements[5].isOn == true)
  }

  @Test func `a symbol is read by Apple's word for it, others by their names`() {
    let names = ["plus", "chevron.right", "ellipsis.circle", "cloud.sun.fill", "plus.circle"]
    #expect(
      Self.words(names.map { name in Self.node { $0.symbol.name = name } })
        == ["image Add", "image Forward", "image More", "image cloud sun", "image plus circle"])
  }

  @Test func `a text that the picture cuts is read whole, and not while it is hidden`() throws {
    let cut = Self.node {
      $0.text.lines = [.with { $0.runs = [.with { $0.text = "Send the pa…" }] }]
      $0.accessibility.label = "Send the parcel"
      $0.privacySensitive = true
    }
    #expect(Self.words([cut, Self.link("app://errand", [cut])]) == ["text Send the parcel", "link Send the parcel"])
    let list = DisplayList.with {
      $0.size = .with { ($0.width, $0.height) = (100, 100) }
      $0.root.group.children = [cut]
    }
    for redaction in [RedactionValue.privacy, .placeholder] {
      #expect(try !list.concealed(redaction).jsonString().contains("parcel"))
      #expect(ContentReport(list.concealed(redaction), at: Self.now).elements.isEmpty)
    }
  }

  /// The framework's node for a gauge or a progress: its parts, which are not drawn.
  private static func fraction(_ parts: [DisplayNode], _ fraction: Double = 0.57, isGauge: Bool = true) -> DisplayNode {
    let reading = group(parts) { ($0.fraction, $0.gauge) = (fraction, isGauge) }
    return group([group([text("57")]) { $0.hidden = true }, group([node { ($0.opacity, $0.group.children) = (0, [reading]) }]) { $0.standIn = true }])
  }

  @Test func `a gauge is one element with its label and its value, in words or in percent`() throws {
    let value = Self.group([Self.text("57"), Self.text("percent")]) { $0.isValue = true }
    #expect(Self.words([Self.fraction([Self.text("Battery"), value])]) == ["gauge Battery = 57, percent"])
    #expect(Self.words([Self.fraction([Self.text("Battery")])]) == ["gauge Battery = 57%"])
    #expect(Self.words([Self.fraction([])]) == ["gauge  = 57%"])
    #expect(Self.words([Self.fraction([Self.text("Upload")], isGauge: false)]) == ["progress Upload = 57%"])
    #expect(
      Self.words([Self.fraction([Self.text("Rain")], 0.29), Self.fraction([], 7), Self.fraction([], -.infinity)]) == [
        "gauge Rain = 29%", "gauge  = 100%", "gauge  = 0%",
      ])
    #expect(try #require(Self.report([Self.fraction([value])]).elements.first).fraction == 0.57)
    // What the author says about it replaces its words; a button reads it.
    #expect(
      Self.words([Self.group([Self.fraction([Self.text("B"), value])]) { ($0.label, $0.value) = ("Battery", "more than half") }]) == [
        "gauge Battery = more than half"
      ])
    #expect(Self.words([Self.link("app://b", [Self.fraction([Self.text("Battery")])])]) == ["link Battery: 57%"])
  }

  @Test func `a gauge is hidden as its picture is`() {
    func gauge(_ change: (inout DisplayNode) -> Void) -> DisplayList {
      var secret = Self.group([Self.text("57 €")]) { $0.isValue = true }
      change(&secret)
      return .with {
        $0.size = .with { ($0.width, $0.height) = (100, 100) }
        $0.root.group.children = [Self.fraction([Self.text("Balance"), secret])]
      }
    }
    func words(_ list: DisplayList) -> [String] {
      ContentReport(list, at: Self.now).elements.map { "\($0.role.rawValue) \($0.label) \($0.value) \($0.fraction.map { "\($0)" } ?? "")" }
    }
    #expect(words(gauge { _ in }) == ["gauge Balance 57 € 0.57"])
    // The percentage would reveal the value.
    #expect(words(gauge { $0.privacySensitive = true }.concealed(.privacy)) == ["text Balance  "])
    #expect(words(gauge { _ in }.concealed(.placeholder)) == [])
    var whole = gauge { _ in }
    whole.root.group.children[0].privacySensitive = true
    #expect(words(whole.concealed(.privacy)) == [])
  }

  @Test func `modifiers one around the other describe one element`() {
    let nested = Self.group([Self.group([Self.group([Self.text("21°")]) { $0.label = "Temperature" }]) { $0.value = "21 degrees" }]) {
      $0.hint = "Opens the day"
      $0.traits = 4
    }
    let elements = Self.report([nested]).elements
    #expect(elements.count == 1)
    #expect(elements[0].label == "Temperature" && elements[0].value == "21 degrees" && elements[0].hint == "Opens the day" && elements[0].isSelected)
  }

  @Test func `a label above several elements makes one of them and keeps the controls`() {
    let labelled = Self.group([Self.text("12"), Self.text("km"), Self.link("app://map", [Self.text("Map")])]) { $0.label = "12 kilometres" }
    let elements = Self.report([labelled]).elements
    #expect(elements.map(\.label) == ["12 kilometres"] && elements[0].role == .group && elements[0].children.map(\.label) == ["Map"])
    #expect(Self.words([Self.group([Self.text("CPU"), Self.text("of 8")]) { $0.value = "57%" }]) == ["text CPU, of 8 = 57%"])
  }

  @Test func `children are combined, contained or ignored`() {
    let children = [Self.text("Oslo"), Self.text("21°")]
    #expect(Self.words([Self.group(children) { $0.combineChildren = true }]) == ["text Oslo, 21°"])
    #expect(Self.words([Self.group(children) { $0.ignoreChildren = true }]) == [])
    #expect(Self.words([Self.group(children) { ($0.ignoreChildren, $0.label) = (true, "City") }]) == ["text City"])
    let contained = Self.report([Self.group(children) { ($0.containChildren, $0.label) = (true, "City") }]).elements
    #expect(contained.map(\.role) == [.group] && contained[0].label == "City" && contained[0].children.map(\.label) == ["Oslo", "21°"])
    #expect(Self.words([Self.group(children) { $0.traits = 2 }]) == ["heading Oslo", "heading 21°"])
  }

  @Test func `what is hidden or not drawn is not read, but stand-ins are`() {
    let clear = Self.node {
      $0.opacity = 0
      $0.group.children = [Self.text("clear")]
    }
    #expect(Self.words([clear, Self.text("hidden") { $0.hidden = true }, Self.group([clear]) { $0.standIn = true }]) == ["text clear"])
  }

  @Test func `higher priorities are read first, each container by itself`() {
    let inner = Self.group([Self.text("c"), Self.text("d") { $0.sortPriority = 9 }]) { $0.containChildren = true }
    let elements = Self.report([Self.text("a"), Self.text("b") { $0.sortPriority = 1 }, inner, Self.text("e") { $0.sortPriority = -1 }]).elements
    #expect(elements.map(\.label) == ["b", "a", "", "e"] && elements[2].children.map(\.label) == ["d", "c"])
  }

  @Test func `removed traits go, those of a control stay`() {
    let header = Self.group([Self.text("a") { $0.header = true }]) { $0.removedTraits = 2 }
    #expect(Self.words([header, Self.group([Self.link("app://a", [Self.text("b")])]) { $0.removedTraits = 8 }]) == ["text a", "link b"])
  }

  @Test func `progress and timers have a value, and say when it changes`() {
    let progress = Self.node {
      $0.dynamicProgress.start.seconds = 1_000_000 - 50
      $0.dynamicProgress.end.seconds = 1_000_000 + 150
    }
    let report = Self.report([progress])
    #expect(report.elements[0].role == .progress && report.elements[0].fraction == 0.25 && report.elements[0].value == "25%")
    #expect(report.nextChange == Self.now.addingTimeInterval(2))
    let timer = Self.node {
      $0.dynamicText.runs = [
        .with { $0.date.timerInterval = .with { ($0.start.seconds, $0.end.seconds, $0.countsDown) = (1_000_000 - 10, 1_000_000 + 630, true) } }
      ]
    }
    let text = Self.report([timer])
    #expect(text.elements[0].updatesFrequently && !text.elements[0].label.isEmpty)
    // Without seconds: a listener cannot follow them.
    #expect(text.nextChange == Self.now.addingTimeInterval(31))
  }

  @Test func `frames end at the widget's edges`() {
    let wide = Self.node {
      $0.frame = RectValue(x: -1e6, y: 90, width: 2e6, height: 1e6)
      $0.text.lines = [.with { $0.runs = [.with { $0.text = "wide" }] }]
    }
    #expect(Self.report([wide]).elements[0].frame == .init(x: 0, y: 90, width: 100, height: 10))
  }

  @Test func `the number of elements, their depth and their texts are bounded`() {
    var limits = Profiles.serviceLimits
    (limits.contentElements, limits.contentDepth, limits.contentTextBytes, limits.contentBytes) = (3, 2, 6, 16)
    let many = Self.report((0..<9).map { Self.text("\($0)") }, limits: limits)
    #expect(many.isCut && many.elements.count == 3)
    // Cut between letters, never inside one.
    let long = Self.report([Self.text("ééééé")], limits: limits)
    #expect(long.isCut && long.elements[0].label == "ééé…")
    let together = Self.report([Self.text("123456"), Self.text("123456"), Self.text("123456")], limits: limits)
    #expect(together.isCut && together.elements.map(\.label) == ["123456", "123456", "1234…"])
    var deep = Self.text("deep")
    for _ in 0..<200 { deep = Self.group([deep, Self.text("x")]) { $0.containChildren = true } }
    let nested = Self.report([deep], limits: limits)
    #expect(nested.isCut && nested.elements[0].children.allSatisfy { $0.children.isEmpty })
    let few = Self.report([Self.text("a")], limits: limits)
    #expect(!few.isCut && few.elements.map(\.label) == ["a"])
  }
}
