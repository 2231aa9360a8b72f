import AlmanacWireSchema
import Foundation
import Store

@testable import Host

/// What the recorded device answers to questions of forms.
extension RecordedDevice {
  static let cities: [Option] = ["Ghent", "Oslo", "Oulu", "Rome"].map { name in
    .with {
      ($0.identifier, $0.title, $0.subtitle, $0.section) = (name.lowercased(), name, "a city", name.hasPrefix("O") ? "North" : "South")
      if name == "Rome" { $0.image.symbol = "star.fill" }
    }
  }

  func configuration(of instance: String) throws -> InstanceConfiguration {
    try note("configuration \(instance)")
    try find(instance)
    return InstanceConfiguration(
      instance: instance, configuration: Data(#"{"city":"Oslo"}"#.utf8),
      dropped: [ParameterRecord(name: "wind", type: "int", value: Data("3".utf8), dropped: .removed)],
      changed: [ParameterRecord(name: "days", type: "int", value: Data("5".utf8), chosen: Data("9".utf8))], revision: "abc123", canUndo: true)
  }

  func configure(_ instance: String, _ change: ConfigurationChange, revisions: Set<String>?) throws -> InstanceConfiguration {
    switch change {
    case .whole(let data):
      try note("configure \(instance) \(String(decoding: data, as: UTF8.self)) \(revisions?.sorted().joined(separator: "+") ?? "-")")
    case .keys(let data, let reset):
      let names = reset.isEmpty ? "" : " reset \(reset.sorted().joined(separator: " "))"
      try note("change \(instance) \(String(decoding: data, as: UTF8.self)) \(revisions?.sorted().joined(separator: "+") ?? "-")\(names)")
    }
    if let revisions, !revisions.contains("abc123") { throw HostError.configurationChanged(instance) }
    return try configuration(of: instance)
  }

  func undoConfiguration(_ instance: String, revisions: Set<String>?) throws -> InstanceConfiguration {
    try note("undo \(instance) \(revisions?.sorted().joined(separator: "+") ?? "-")")
    return try configuration(of: instance)
  }

  func form(of subject: ConfigurationSubject, draft: Data?, family: WidgetFamilyValue?) throws -> ConfigurationForm {
    try note("form \(Self.words(subject)) \(draft.map { String(decoding: $0, as: UTF8.self) } ?? "-") \(family?.name ?? "-")")
    if case .instance(let id) = subject { try find(id) }
    let city = ParameterDescription.with {
      ($0.name, $0.title, $0.type, $0.hasDynamicOptions_p, $0.searchesOptions) = ("city", "City", "entity", true, true)
    }
    let days = ParameterDescription.with {
      ($0.name, $0.title, $0.type) = ("days", "Days", "int")
      ($0.number.minimum, $0.number.maximum, $0.number.control) = (1, 7, .slider)
    }
    return ConfigurationForm(
      app: "Weather", kind: "Forecast", title: "Forecast", family: family ?? .systemSmall, configuration: draft ?? Data(),
      sentence: [.text("Weather of"), .parameter("city")],
      rows: [
        .init(
          parameter: city, control: .init(city), value: .string("rome"), shown: [Self.cities[3]], source: .configured,
          fault: .init(name: "configuration.vanished", message: "there is no such city any more"), candidates: [Self.cities[0]], sizes: nil,
          fileBytes: nil),
        .init(
          parameter: days, control: .init(days), value: .int(3), shown: [], source: .byDefault, fault: nil, candidates: [], sizes: nil, fileBytes: nil
        ),
      ], hidden: ["unit"], dropped: [], failure: nil, promptsForConfiguration: false)
  }

  func options(
    of subject: ConfigurationSubject, parameter: String, search: String, draft: Data?, family: WidgetFamilyValue?
  ) throws -> OptionList {
    try note("options \(Self.words(subject)) \(parameter) \(search) \(draft.map { String(decoding: $0, as: UTF8.self) } ?? "-")")
    return OptionList(Self.cities, prompt: "Which city?", leftOut: 7).matching(search)
  }

  func recommendations(app: String, kind: String) throws -> [Recommendation] {
    try note("recommendations \(app) \(kind)")
    return [.with { ($0.description_p, $0.configuration) = ("Weather of Oslo", Data(#"{"city":"oslo"}"#.utf8)) }]
  }

  func optionImage(app: String, id: String, scheme: ColorSchemeValue?, scale: Double?) throws -> RenderedImage {
    try note("option image \(app) \(id)")
    guard id == Self.cities[3].image.id else { throw HostError.unknownOptionImage(id) }
    return RenderedImage(png: Data("star".utf8), etag: "star", nextChange: nil, width: 32, height: 32)
  }

  private static func words(_ subject: ConfigurationSubject) -> String {
    switch subject {
    case .instance(let id): id
    case .kind(let kind, let app): "\(app)/\(kind)"
    }
  }
}
