import AlmanacWireSchema
import Foundation
import Statements
import SwiftUICore

@testable import AppIntents
@testable import WidgetKit

private enum Activity: String, AppEnum {
  case biking, hiking, jogging
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Activity", numericFormat: "\(placeholder: .int) activities")
  static let caseDisplayRepresentations: [Activity: DisplayRepresentation] = [
    .jogging: "Jogging", .biking: DisplayRepresentation(title: "Biking", subtitle: "Mountain bike ride", image: .init(systemName: "bicycle")),
    .hiking: DisplayRepresentation(title: "Hiking", image: .init(named: "no such picture"), synonyms: ["walking"]),
  ]
}

private enum Level: Int, AppEnum {
  case low = 1, high = 5
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"
  static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [.low: "Low", .high: "High"]
}

private struct Outing: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Outing"
  @Parameter(title: "Activity", default: .hiking) var activity: Activity
  @Parameter(title: "Other") var other: Activity?
  @Parameter(title: "Activities") var all: [Activity]?
  @Parameter(title: "Level", default: .low) var level: Level
}

private struct Piece: AppEntity {
  let id: String
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Piece", synonyms: ["Part"])
  static let defaultQuery = PieceQuery()
  var displayRepresentation: DisplayRepresentation { "Piece \(id)" }
}

private struct PieceQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Piece] { identifiers.map { Piece(id: $0) } }
}

final class Library: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

/// A dependency of a provider.
private struct Town: Sendable { let name: String }

private struct Sights: DynamicOptionsProvider {
  @Dependency(key: "conformance.town") private var town: Town
  func results() async throws -> [String] { ["of \(town.name)"] }
}

private struct Sightseeing: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Sightseeing"
  @Parameter(title: "Sight", optionsProvider: Sights()) var sight: String?
}

extension Statement {
  private static let representation = DocumentSource.apple("appintents/displayrepresentation")
  private static let cases = DocumentSource.apple("appintents/casedisplayrepresentable/casedisplayrepresentations")
  private static let outing = IntentFixture(Outing.self)

  static let representations: [Statement] = [
    Statement("A representation can be a plain text", representation, is: "Red nil nil 0") {
      let shown: DisplayRepresentation = "Red"
      return "\(String(localized: shown.title)) \(shown.subtitle?.key ?? "nil") \(shown.image == nil ? "nil" : "image") \(shown.synonyms.count)"
    },
    Statement("A representation can be a text with values", representation, is: "Piece 7") {
      String(localized: Piece(id: "7").displayRepresentation.title)
    },
    Statement("Synonyms are further names of a value", .apple("appintents/displayrepresentation/synonyms"), is: ["walking"]) {
      await outing.parameter("activity").options.dropFirst().first?.synonyms ?? []
    },
    Statement("The name of a type is its singular", .apple("appintents/typedisplayrepresentation/name"), is: "Activity") {
      String(localized: Activity.typeDisplayRepresentation.name)
    },
    Statement(
      "The format of a number of values has a placeholder for it", .apple("appintents/typedisplayrepresentation/numericformat"), is: "%lld activities"
    ) {
      Activity.typeDisplayRepresentation.numericFormat?.key
    },
  ]

  static let enumerations: [Statement] = [
    Statement("The cases are the options, in the order of their declaration", .apple("appintents/appenum"), is: ["Biking", "Hiking", "Jogging"]) {
      await outing.parameter("activity").options.map(\.title)
    },
    Statement("A case can have a subtitle", cases, is: "Mountain bike ride") { await outing.parameter("activity").options.first?.subtitle },
    Statement("A case can have a symbol", cases, is: "bicycle") { await outing.parameter("activity").options.first?.image.symbol },
    Statement("A case whose picture does not exist has none", cases, is: false) {
      await outing.parameter("activity").options.dropFirst().first?.hasImage
    },
    Statement("A case is chosen by its raw value", .apple("appintents/appenum"), is: "jogging") {
      try await outing.configured(#"{"activity": "jogging"}"#).activity.rawValue
    },
    Statement("A text that is no case is not used", .apple("appintents/appenum"), is: "hiking") {
      try await outing.configured(#"{"activity": "flying"}"#).activity.rawValue
    },
    Statement("The raw values can be numbers", .apple("appintents/appenum"), is: 5) {
      try await outing.configured(#"{"level": "5"}"#).level.rawValue
    },
    Statement("Several cases can be chosen", .apple("appintents/appenum"), is: ["jogging", "biking"]) {
      try await outing.configured(#"{"all": ["jogging", "biking"]}"#).all?.map(\.rawValue) ?? []
    },
    Statement(
      "The title of a case is its text in the person's language", .apple("appintents/casedisplayrepresentable/localizedstringresource-7gj71"),
      is: "Biking"
    ) {
      String(localized: Activity.biking.localizedStringResource)
    },
    Statement("The form shows the title of the chosen case", cases, is: "Jogging") {
      await outing.resolved("activity", in: #"{"activity": "jogging"}"#).shown.first?.title
    },
    Statement("The form names the type of the cases", .apple("appintents/typedisplayrepresentation/name"), is: "Activity") {
      await outing.parameter("activity").typeName
    },
  ]

  private static let manager = DocumentSource.apple("appintents/appdependencymanager")

  static let appDependencies: [Statement] = [
    Statement("A dependency is the same object each time", manager, is: true) {
      let manager = AppDependencyManager()
      manager.add(dependency: Library("main"))
      return AppDependency<Library>(manager: manager).wrappedValue === AppDependency<Library>(manager: manager).wrappedValue
    },
    Statement("A key distinguishes dependencies of one type", .apple("appintents/appdependencymanager/add(key:dependency:)-2le3x"), is: "main other")
    {
      let manager = AppDependencyManager()
      manager.add(dependency: Library("main"))
      manager.add(key: "o", dependency: Library("other"))
      return "\(AppDependency<Library>(manager: manager).wrappedValue.name) \(AppDependency<Library>(key: "o", manager: manager).wrappedValue.name)"
    },
    Statement("A closure makes the dependency", .apple("appintents/appdependencymanager/add(key:dependency:)-gth5"), is: "made") {
      let manager = AppDependencyManager()
      manager.add { Library("made") }
      return AppDependency<Library>(default: Library("default"), manager: manager).wrappedValue.name
    },
    Statement("A closure that throws makes no dependency", .apple("appintents/appdependencymanager/add(key:dependency:)-1hqkg"), is: "default") {
      let manager = AppDependencyManager()
      manager.add { @Sendable () throws -> Library in throw CocoaError(.fileNoSuchFile) }
      return AppDependency<Library>(default: Library("default"), manager: manager).wrappedValue.name
    },
    Statement("An asynchronous closure makes the dependency", .apple("appintents/appdependencymanager/add(key:dependency:)-gth5"), is: "later") {
      let manager = AppDependencyManager()
      manager.add { () async in
        await Task.yield()
        return Library("later")
      }
      await manager.finishMaking()
      return AppDependency<Library>(default: Library("default"), manager: manager).wrappedValue.name
    },
    Statement("An asynchronous closure of the app makes the dependency before a query runs", manager, is: ["of Lima"]) {
      AppDependencyManager.shared.add(key: "conformance.town") { () async in
        await Task.yield()
        return Town(name: "Lima")
      }
      return await IntentFixture(Sightseeing.self).options("sight").options.map(\.title)
    },
    Statement("A default is used if nothing was added", .apple("appintents/appdependency/init(key:manager:default:)-wvhz"), is: 7) {
      AppDependency<Int>(default: 7, manager: AppDependencyManager()).wrappedValue
    },
    Statement("What was added goes before the default", .apple("appintents/appdependency/init(key:manager:default:)-wvhz"), is: 5) {
      let manager = AppDependencyManager()
      manager.add(dependency: 5)
      return AppDependency<Int>(default: 7, manager: manager).wrappedValue
    },
    Statement("A manager of its own knows nothing of the shared one", .apple("appintents/appdependencymanager/init()"), is: 7) {
      AppDependencyManager.shared.add(key: "conformance", dependency: 5)
      return AppDependency<Int>(key: "conformance", default: 7, manager: AppDependencyManager()).wrappedValue
    },
  ]

  static let files: [Statement] = [
    Statement("A file of data has no address", .apple("appintents/intentfile/fileurl"), is: true) {
      IntentFile(data: Data("a".utf8), filename: "a.txt").fileURL == nil
    },
    Statement("A file on disk has the name of its address", .apple("appintents/intentfile/filename"), is: "a.txt") {
      IntentFile(fileURL: URL(fileURLWithPath: "/tmp/a.txt")).filename
    },
    Statement("A file can have another name than that on disk", .apple("appintents/intentfile/filename"), is: "b.txt") {
      IntentFile(fileURL: URL(fileURLWithPath: "/tmp/a.txt"), filename: "b.txt").filename
    },
    Statement(
      "A file of data is written to a temporary file, which is then removed",
      .apple("appintents/intentfile/withfile(contenttype:allowopeninplace:filehandler:)"),
      is: "a false false"
    ) {
      let file = IntentFile(data: Data("a".utf8), filename: "a.txt")
      let (url, text, inPlace) = try await file.withFile(contentType: .plainText) { @Sendable url, inPlace in
        (url, try String(contentsOf: url, encoding: .utf8), inPlace)
      }
      return "\(text) \(inPlace) \(FileManager.default.fileExists(atPath: url.path))"
    },
    Statement(
      "A file on disk that is not opened in place is a copy of it, which is removed afterwards",
      .apple("appintents/intentfile/withfile(contenttype:allowopeninplace:filehandler:)"), is: "a false false"
    ) {
      let source = FileManager.default.temporaryDirectory.appendingPathComponent("conformance-\(UUID().uuidString).txt")
      try Data("a".utf8).write(to: source)
      defer { try? FileManager.default.removeItem(at: source) }
      let (url, text, inPlace) = try await IntentFile(fileURL: source).withFile(contentType: .plainText) { @Sendable url, inPlace in
        (url, try String(contentsOf: url, encoding: .utf8), inPlace)
      }
      return "\(text) \(inPlace) \(FileManager.default.fileExists(atPath: url.path))"
    },
    Statement(
      "A file on disk is opened in place if this is allowed",
      .apple("appintents/intentfile/withfile(contenttype:allowopeninplace:filehandler:)"), is: true
    ) {
      let source = FileManager.default.temporaryDirectory.appendingPathComponent("conformance-\(UUID().uuidString).txt")
      try Data("a".utf8).write(to: source)
      defer { try? FileManager.default.removeItem(at: source) }
      return try await IntentFile(fileURL: source).withFile(contentType: .plainText, allowOpenInPlace: true) { @Sendable url, inPlace in
        inPlace && url == source
      }
    },
    Statement(
      "A file on disk is opened in place only if this is allowed",
      .apple("appintents/intentfile/withfile(contenttype:allowopeninplace:filehandler:)"),
      is: false
    ) {
      let source = FileManager.default.temporaryDirectory.appendingPathComponent("conformance-\(UUID().uuidString).txt")
      try Data("a".utf8).write(to: source)
      defer { try? FileManager.default.removeItem(at: source) }
      return try await IntentFile(fileURL: source).withFile(contentType: .plainText) { @Sendable url, _ in url == source }
    },
  ]
}
