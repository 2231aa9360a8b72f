import AlmanacWireSchema
import Foundation

/// Forms of configurations, good and bad. The kind `Form` has a parameter of each sort; each parameter of `BadForm` has options that misbehave.
enum Forms {
  /// The version of the app: a file `version` in its bundle. Version 2 has changed parameters, version 3 has no kind `Form`.
  static var version: Int {
    let bundle = ProcessInfo.processInfo.environment["ALMANAC_BUNDLE"] ?? ""
    return Int((try? String(contentsOfFile: bundle + "/version", encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "") ?? 1
  }

  static let badOptions = ["many", "longTitle", "hang", "crash", "refuse", "deep", "image", "slow", "noJSON"]

  static func parameters(of kind: String) -> [ParameterDescription] {
    switch kind {
    case "Form": version == 2 ? changed : usual
    case "BadForm", "HangingForm": badOptions.map { name in parameter(name, "entity") { $0.hasDynamicOptions_p = true } }
    case "Static": []
    // The values that the tests of other kinds pass.
    default: ["a", "city", "seed", "path", "how"].map { name in parameter(name, "string") }
    }
  }

  private static func parameter(_ name: String, _ type: String, _ change: (inout ParameterDescription) -> Void = { _ in }) -> ParameterDescription {
    .with {
      $0.name = name
      $0.title = name.capitalized
      $0.type = type
      change(&$0)
    }
  }

  private static var usual: [ParameterDescription] {
    [
      parameter("city", "entity") {
        $0.hasDynamicOptions_p = true
        $0.searchesOptions = true
        $0.typeName = "City"
      },
      parameter("days", "int") {
        $0.number.minimum = 1
        $0.number.maximum = 10
        $0.number.control = .stepper
        $0.defaultValue = Data("3".utf8)
      },
      parameter("unit", "enum") {
        $0.options = ["metric", "imperial"].map { name in .with { ($0.identifier, $0.title) = (name, name.capitalized) } }
        $0.defaultValue = Data("\"metric\"".utf8)
      },
      parameter("stops", "entity") {
        $0.isArray = true
        $0.hasDynamicOptions_p = true
        $0.dependsOn = ["city"]
        $0.sizes = [
          .with { ($0.minimum, $0.maximum) = (1, 4) },
          .with { ($0.family, $0.minimum, $0.maximum) = (.systemSmall, 1, 2) },
        ]
      },
      parameter("title", "string"),
      parameter("since", "date"),
    ]
  }

  /// The parameters of an update: `title` is removed, `days` is a double up to 5, `unit` lost a choice, `since` is a number.
  private static var changed: [ParameterDescription] {
    usual.filter { $0.name != "title" }.map { old in
      var parameter = old
      switch parameter.name {
      case "days":
        parameter.type = "double"
        parameter.number.maximum = 5
      case "unit": parameter.options.removeLast()
      case "since": parameter.type = "double"
      default: break
      }
      return parameter
    }
  }

  /// The days are in the form only for a city, and the title only in a medium widget.
  static var form: FormLayout {
    .with {
      $0.choice.parameter = "city"
      $0.choice.cases = [
        .with {
          $0.comparison = .hasValue
          $0.layout.rows.sentence = [.with { $0.text = "Weather of" }, .with { $0.parameter = "city" }]
          $0.layout.rows.parameters = ["days", "unit", "stops"]
        }
      ]
      $0.choice.otherwise.rows.parameters = ["city", "unit"]
    }
  }

  static func options(_ request: OptionsRequest, id: UInt64) throws {
    func send(_ options: Options) throws { try Channel.reply(.with { $0.options = options }, id: id) }
    func option(_ name: String, _ title: String? = nil) -> Option {
      .with { ($0.identifier, $0.title, $0.value) = (name, title ?? name.capitalized, Data("\"\(name)\"".utf8)) }
    }
    switch request.parameter {
    case "city":
      say("options of city for \(request.search)")
      var options = Options()
      options.options = ["ghent", "oslo", "oulu", "rome"].filter { request.search.isEmpty || $0.hasPrefix(request.search.lowercased()) }.map { name in
        var city = option(name)
        city.section = name == "oslo" || name == "oulu" ? "North" : "South"
        city.image.symbol = "star.fill"
        return city
      }
      options.prompt = "Which city?"
      try send(options)
    case "stops":
      say("options of stops")
      let city = (try? JSONSerialization.jsonObject(with: request.configuration) as? [String: Any])?["city"] as? String ?? "nowhere"
      var options = Options()
      options.options = (1...250).map { option("\(city)-\($0)", "Stop \($0) of \(city)") }
      try send(options)
    case "many": try send(.with { $0.options = (0..<100_000).map { option("option\($0)") } })
    case "longTitle": try send(.with { $0.options = [option("a", String(repeating: "x", count: 10 << 20))] })
    case "hang":
      say("options of hang")
      while true { sleep(60) }
    case "crash": abort()
    case "slow":
      sleep(4)
      try send(.with { $0.options = [option("late")] })
    case "refuse":
      try Channel.reply(
        .with { ($0.failure.name, $0.failure.message) = ("options.unavailable", "the server does not answer\u{1b}[2J") }, id: id)
    case "deep":
      var deep = option("a")
      deep.value = Data((String(repeating: "[", count: 1000) + String(repeating: "]", count: 1000)).utf8)
      try send(.with { $0.options = [deep] })
    case "noJSON":
      var bad = option("a")
      bad.value = Data("nonsense".utf8)
      try send(.with { $0.options = [bad] })
    case "image":
      var large = option("a")
      large.image.bitmap = .with { ($0.mediaType, $0.pixelWidth, $0.pixelHeight, $0.data) = ("image/png", 64, 64, Data("no picture".utf8)) }
      try send(.with { $0.options = [large] })
    default: try send(Options())
    }
  }

  static func resolve(_ request: ResolveRequest, id: UInt64) throws {
    if request.kind == "HangingForm" { while true { sleep(60) } }
    let members = (try? JSONSerialization.jsonObject(with: request.configuration, options: .fragmentsAllowed) as? [String: Any]) ?? [:]
    var resolved = ResolvedConfiguration()
    resolved.parameters = parameters(of: request.kind).map { parameter in
      .with {
        $0.name = parameter.name
        if let value = members[parameter.name] {
          $0.value = (try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)) ?? Data()
          $0.source = .configured
          if let text = value as? String, parameter.type == "entity" {
            if text == "atlantis" {
              $0.faultName = "configuration.vanished"
              $0.fault = "there is no such city any more"
              $0.shown = [.with { $0.value = Data("\"atlantis\"".utf8) }]
            } else {
              $0.shown = [.with { ($0.identifier, $0.title, $0.subtitle) = (text, text.capitalized, "a city") }]
            }
          }
        } else if !parameter.defaultValue.isEmpty {
          $0.value = parameter.defaultValue
          $0.source = .default
        } else {
          $0.source = .none
        }
      }
    }
    try Channel.reply(.with { $0.resolved = resolved }, id: id)
  }

  static func recommendations(_ kind: String, id: UInt64) throws {
    say("recommendations of \(kind)")
    var recommendations = Recommendations()
    if kind == "Form" {
      recommendations.recommendations = [.with { ($0.description_p, $0.configuration) = ("Weather of Oslo", Data(#"{"city":"oslo"}"#.utf8)) }]
    }
    if kind == "BadForm" {
      recommendations.recommendations = [.with { ($0.description_p, $0.configuration) = ("Bad", Data(#"{"none":1}"#.utf8)) }]
    }
    try Channel.reply(.with { $0.recommendations = recommendations }, id: id)
  }

  static func relevance(id: UInt64) throws {
    try Channel.reply(
      .with {
        $0.relevances.relevances = [
          .with {
            $0.group = "automatic"
            $0.interval = .with { ($0.start, $0.end, $0.kind) = (10, 20, "scheduled") }
          }
        ]
        $0.relevances.relevances += situations
      }, id: id)
  }

  /// Two seconds after this process first said that something is soon.
  private static let soon = Date().timeIntervalSince1970 + 2

  /// The situations that a file `relevance` in the bundle asks for: words of which each is one.
  private static var situations: [RelevanceValue] {
    let bundle = ProcessInfo.processInfo.environment["ALMANAC_BUNDLE"] ?? ""
    let words = ((try? String(contentsOfFile: bundle + "/relevance", encoding: .utf8)) ?? "").split(whereSeparator: \.isWhitespace)
    let now = Date().timeIntervalSince1970
    return words.map { word in
      .with {
        switch word {
        case "now": $0.interval = .with { ($0.start, $0.end) = (now - 60, now + 3600) }
        // Of the widget of this city alone.
        case "oslo":
          $0.configuration = Data(#"{"city":"oslo","days":3,"unit":"metric","stops":[],"title":""}"#.utf8)
          $0.interval = .with { ($0.start, $0.end) = (now - 60, now + 3600) }
        case "berlin": $0.region = .with { ($0.latitude, $0.longitude, $0.radius) = (52.52, 13.4, 500) }
        // For a card of this name: at once, in two seconds, at a place.
        case _ where word.hasPrefix("card-"):
          $0.configuration = Data(#"{"card":"\#(word.dropFirst(5))"}"#.utf8)
          $0.interval = .with { ($0.start, $0.end) = (now - 60, now + 3600) }
        case _ where word.hasPrefix("soon-"):
          $0.configuration = Data(#"{"card":"\#(word.dropFirst(5))"}"#.utf8)
          $0.interval = .with { ($0.start, $0.end) = (soon, now + 3600) }
        case _ where word.hasPrefix("there-"):
          $0.configuration = Data(#"{"card":"\#(word.dropFirst(6))"}"#.utf8)
          $0.region = .with { ($0.latitude, $0.longitude, $0.radius) = (52.52, 13.4, 500) }
        default: $0.condition = String(word)
        }
      }
    }
  }

  /// A layout with this many choices inside each other.
  static func nested(_ depth: Int) -> FormLayout {
    (0..<depth).reduce(FormLayout.with { $0.rows = FormRows() }) { inner, _ in
      .with {
        $0.choice.parameter = "city"
        $0.choice.otherwise = inner
      }
    }
  }
}
