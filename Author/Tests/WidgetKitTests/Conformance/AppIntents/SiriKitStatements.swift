import AlmanacWireSchema
import Foundation
import Statements
import SwiftUICore

@testable import AppIntents
@testable import Intents
@testable import WidgetKit

private enum Chart: String, AppEnum {
  case bars, lines
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Chart"
  static let caseDisplayRepresentations: [Chart: DisplayRepresentation] = [.bars: "Bars", .lines: "Lines"]
}

/// Takes over the configurations of an intent of the Intents framework.
private struct Migrated: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
  static let intentClassName = "StockIntent"
  static let title: LocalizedStringResource = "Stock"
  @Parameter(title: "Symbol") var symbol: String?
  @Parameter(title: "Days", default: 7) var days: Int
  @Parameter(title: "Detailed") var detailed: Bool?
  @Parameter(title: "Chart") var chart: Chart?
  @Parameter(title: "Trail") var trail: Footpath?
  @Parameter(title: "Owner") var owner: IntentPerson?
}

// Unchecked: restates the superclass's conformance.
private final class StockIntent: INIntent, @unchecked Sendable {
  var symbol: String?
  var stock: INObject?
  var detailed: NSNumber?
  var note: String?
  var mood: String?
  var doubt: String?
  var question: String?

  override class func intentsExtension() -> INExtension? { StockExtension() }
  override class var configurationParameters: [INIntentParameter] {
    [
      .value("symbol", title: "Symbol", .string, default: "AAPL", \StockIntent.symbol),
      .object("stock", title: "Stock", \StockIntent.stock)
        .options { (handler, _: StockIntent, search) in (handler as? StockHandler)?.stocks(search) },
      .value("detailed", title: "Detailed", .boolean, \StockIntent.detailed),
      .value("note", title: "Note", .string, \StockIntent.note).resolved { (_, intent: StockIntent) in
        [intent.note == nil ? .needsValue() : INStringResolutionResult.success(with: "checked \(intent.note ?? "")")]
      },
      .value("mood", title: "Mood", .string, \StockIntent.mood).resolved { (_, _: StockIntent) in [.unsupported()] },
      .value("doubt", title: "Doubt", .string, \StockIntent.doubt).resolved { (_, _: StockIntent) in
        [INStringResolutionResult.disambiguation(with: ["this", "that"])]
      },
      .value("question", title: "Question", .string, \StockIntent.question).resolved { (_, _: StockIntent) in [.notRequired()] },
    ]
  }
}

private final class StockExtension: INExtension {
  override func handler(for intent: INIntent) -> Any? { StockHandler() }
}

private final class StockHandler: NSObject {
  func stocks(_ search: String?) -> INObjectCollection<INObject> {
    let apple = INObject(identifier: "aapl", display: "Apple", subtitle: "AAPL", image: INImage(systemImageNamed: "applelogo"))
    let collection = INObjectCollection(sections: [
      INObjectSection(title: "Here", items: [apple]),
      INObjectSection(title: "Elsewhere", items: [INObject(identifier: "ibm", display: "IBM"), INObject(identifier: nil, display: "Nestlé")]),
    ])
    collection.usesIndexedCollation = true
    return collection
  }
}

private struct StockProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .now) }
  func getSnapshot(for configuration: StockIntent, in context: Context, completion: @escaping (SampleEntry) -> Void) {
    completion(SampleEntry(date: .now))
  }
  func getTimeline(for configuration: StockIntent, in context: Context, completion: @escaping (Timeline<SampleEntry>) -> Void) {
    completion(Timeline(entries: [SampleEntry(date: .now)], policy: .never))
  }
}

private struct StockWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "Stock", intent: StockIntent.self, provider: StockProvider()) { Mark(name: $0.name) }
  }
}

extension Statement {
  private static let migration = DocumentSource.apple("widgetkit/migrating-widgets-from-sirikit-intents-to-app-intents")
  private static let migrated = IntentFixture(Migrated.self)

  static let migrations: [Statement] = [
    Statement(
      "An intent names the class whose configurations it takes over", .apple("appintents/customintentmigratedappintent/intentclassname"),
      is: "StockIntent"
    ) {
      await migrated.kind.migratedIntentType
    },
    Statement("A parameter of the same name and type is taken over", migration, is: "AAPL true") {
      let intent = try await migrated.configured(#"{"symbol": "AAPL", "detailed": true}"#)
      return "\(intent.symbol ?? "nil") \(intent.detailed ?? false)"
    },
    Statement("A parameter of another name is left out, and the others are taken over", migration, is: "AAPL") {
      try await migrated.configured(#"{"sign": "IBM", "symbol": "AAPL"}"#).symbol
    },
    Statement("A parameter of another type is left out", migration, is: 7) { try await migrated.configured(#"{"days": "three"}"#).days },
    Statement("A case of an enumeration is taken over", migration, is: "lines") {
      try await migrated.configured(#"{"chart": "lines"}"#).chart?.rawValue
    },
    Statement("A person is taken over", migration, is: "Ada, ada@example.org") {
      let owner = try await migrated.configured(#"{"owner": {"name": "Ada", "handle": "ada@example.org"}}"#).owner
      return "\(owner?.name.displayString ?? ""), \(owner?.handle.value ?? "")"
    },
    Statement("An object is taken over as the entity of its identifier", migration, is: 5) {
      try await migrated.configured(#"{"trail": {"identifier": "5", "display": "Trail 5"}}"#).trail?.id
    },
  ]

  static let siriObjects: [Statement] = [
    Statement(
      "All items of a collection are those of its sections, in order", .apple("intents/inobjectcollection/allitems"), is: ["Apple", "IBM", "Nestlé"]
    ) {
      StockHandler().stocks(nil).allItems.map(\.displayString)
    },
    Statement("A collection of items has one section without a title", .apple("intents/inobjectcollection/init(items:)"), is: "1 nil") {
      let collection = INObjectCollection(items: [INObject(identifier: "a", display: "A")])
      return "\(collection.sections.count) \(collection.sections.first?.title ?? "nil")"
    },
  ]

  private static func ask(_ change: @Sendable (inout HostRequest) -> Void) async -> ExtensionReply {
    var request = HostRequest()
    change(&request)
    return await ExtensionService(registry: WidgetRegistry(StockWidget())).reply(to: request) { _ in }
  }

  private static func resolved(_ name: String, _ configuration: String = "{}") async -> ResolvedParameter {
    await ask {
      $0.resolve.kind = "Stock"
      $0.resolve.configuration = Data(configuration.utf8)
    }.resolved.parameters.first { $0.name == name } ?? ResolvedParameter()
  }

  private static var stocks: Options {
    get async {
      await ask {
        $0.options.kind = "Stock"
        $0.options.parameter = "stock"
      }.options
    }
  }

  static let siriHandlers: [Statement] = [
    Statement("The handler's objects are the options", .apple("intents/inobjectcollection"), is: ["Apple", "IBM", "Nestlé"]) {
      await stocks.options.map(\.title)
    },
    Statement(
      "The sections of a handler's collection are those of the options", .apple("intents/inobjectsection"), is: ["Here", "Elsewhere", "Elsewhere"]
    ) {
      await stocks.options.map(\.section)
    },
    Statement(
      "An option has the subtitle and the picture of its object", .apple("intents/inobject/init(identifier:display:subtitle:image:)"),
      is: "AAPL applelogo"
    ) {
      await stocks.options.first.map { "\($0.subtitle) \($0.image.symbol)" }
    },
    Statement("A handler's collection can have an index", .apple("intents/inobjectcollection/usesindexedcollation"), is: true) {
      await stocks.isIndexed
    },
    Statement("A parameter without a choice has the default of the definition", .apple("widgetkit/intenttimelineprovider"), is: "\"AAPL\"") {
      String(decoding: await resolved("symbol").value, as: UTF8.self)
    },
    Statement("A handler can say that it needs a value", .apple("intents/inintentresolutionresult/needsvalue()"), is: true) {
      await !resolved("note").fault.isEmpty
    },
    Statement("A handler can replace a value by another one", .apple("intents/instringresolutionresult/success(with:)"), is: "\"checked milk\"") {
      String(decoding: await resolved("note", #"{"note": "milk"}"#).value, as: UTF8.self)
    },
    Statement("A handler can refuse a value", .apple("intents/inintentresolutionresult/unsupported()"), is: true) {
      await !resolved("mood", #"{"mood": "grim"}"#).fault.isEmpty
    },
    Statement(
      "A handler can offer several values to choose from", .apple("intents/instringresolutionresult/disambiguation(with:)"), is: ["this", "that"]
    ) {
      await resolved("doubt", #"{"doubt": "th"}"#).candidates.map(\.title)
    },
    Statement("A handler can do without a value", .apple("intents/inintentresolutionresult/notrequired()"), is: "") {
      await resolved("question").fault
    },
  ]
}
