import AlmanacWireSchema
import Foundation
import Statements
import SwiftUICore

@testable import AppIntents
@testable import WidgetKit

private enum Interval: String, AppEnum {
  case hourly, daily, weekly
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Interval"
  static let caseDisplayRepresentations: [Interval: DisplayRepresentation] = [.hourly: "Every hour", .daily: "Every day", .weekly: "Every week"]
}

/// As in Apple's example: the interval is only of interest for a soup that changes.
private struct FavouriteSoup: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Favourite Soup"
  @Parameter(title: "Soup") var name: String?
  @Parameter(title: "Shuffle", default: true) var shuffle: Bool
  @Parameter(title: "Refresh", default: .daily) var interval: Interval
  static var parameterSummary: some ParameterSummary {
    When(\.$shuffle, .equalTo, true) {
      Summary {
        \.$name
        \.$shuffle
        \.$interval
      }
    } otherwise: {
      Summary {
        \.$name
        \.$shuffle
      }
    }
  }
}

private struct Reordered: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Reordered"
  @Parameter(title: "A") var a: String?
  @Parameter(title: "B") var b: String?
  @Parameter(title: "C") var c: String?
  static var parameterSummary: some ParameterSummary {
    Summary("Show \(\.$c) before \(\.$a)")
  }
}

private struct Listed: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Listed"
  @Parameter(title: "A") var a: String?
  @Parameter(title: "B") var b: String?
  @Parameter(title: "C") var c: String?
  static var parameterSummary: some ParameterSummary {
    Summary("Show \(\.$c)") {
      \.$b
      \.$c
    }
  }
}

private struct ByFamily: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "By family"
  @Parameter(title: "Account") var account: String?
  @Parameter(title: "Range") var range: String?
  @Parameter(title: "Chart", default: false) var chart: Bool
  static var parameterSummary: some ParameterSummary {
    Switch(.widgetFamily) {
      Case(.accessoryInline) { Summary { \.$account } }
      Case([.accessoryRectangular, .accessoryCircular]) {
        Summary {
          \.$account
          \.$range
        }
      }
      DefaultCase {
        Summary {
          \.$account
          \.$range
          \.$chart
        }
      }
    }
  }
}

private struct WhenLarge: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "When large"
  @Parameter(title: "A") var a: String?
  @Parameter(title: "B") var b: String?
  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemLarge) {
      Summary { \.$b }
    } otherwise: {
      Summary { \.$a }
    }
  }
}

/// One summary for each comparison of the number of guests.
private struct Guests: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Guests"
  @Parameter(title: "Number", default: 2) var number: Int
  @Parameter(title: "Limit") var limit: Int?
  @Parameter(title: "Interval") var interval: Interval?
  @Parameter(title: "Few") var few: String?
  @Parameter(title: "Many") var many: String?
  @Parameter(title: "Crowd") var crowd: String?
  static var parameterSummary: some ParameterSummary {
    When(\.$number, .lessThan, 3) {
      Summary { \.$few }
    } otherwise: {
      When(\.$number, .lessThanOrEqualTo, 10) {
        When(\.$limit, .hasNoValue) {
          Summary { \.$many }
        } otherwise: {
          Summary("Up to \(\.$limit)")
        }
      } otherwise: {
        Switch(\.$interval) {
          Case(.daily) { Summary("Each day \(\.$crowd)") }
          Case(.weekly, .hourly) { Summary("Often") { \.$crowd } }
          DefaultCase { Summary { \.$crowd } }
        }
      }
    }
  }
}

private struct NotOne: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Not one"
  @Parameter(title: "Interval") var interval: Interval?
  @Parameter(title: "A") var a: String?
  @Parameter(title: "B") var b: String?
  static var parameterSummary: some ParameterSummary {
    When(\.$interval, .oneOf, [.hourly, .daily]) {
      Summary { \.$a }
    } otherwise: {
      When(\.$interval, .notEqualTo, .weekly) {
        Summary {
          \.$a
          \.$b
        }
      } otherwise: {
        Summary { \.$b }
      }
    }
  }
}

extension Statement {
  private static let widget = DocumentSource.apple("appintents/widgetconfigurationintent")
  private static let summary = DocumentSource.apple("appintents/intentparametersummary")
  private static let conditional = DocumentSource.apple("appintents/parametersummarywhencondition")
  private static let switching = DocumentSource.apple("appintents/parametersummaryswitchcondition")
  private static let families = DocumentSource(
    "Kyle Bashour, Advanced WidgetKit Configuration with AppIntents", "https://kylebashour.com/posts/advanced-widgetkit")
  private static let soup = IntentFixture(FavouriteSoup.self)
  private static let guests = IntentFixture(Guests.self)
  private static let notOne = IntentFixture(NotOne.self)
  private static let byFamily = IntentFixture(ByFamily.self)

  static let summaries: [Statement] = [
    Statement("A summary says in which order the form has the parameters", widget, is: ["c", "a"]) { try await IntentFixture(Reordered.self).form() },
    Statement("A parameter that the summary does not name is not in the form", widget, is: false) {
      try await IntentFixture(Reordered.self).form().contains("b")
    },
    Statement(
      "A summary has the parameters in place of their key paths", .apple("appintents/adding-parameters-to-an-app-intent"), is: "Show [c] before [a]"
    ) { try await IntentFixture(Reordered.self).sentence() },
    Statement(
      "Further parameters follow those of the sentence, each once", .apple("appintents/intentparametersummary/init(_:table:_:)"), is: ["c", "b"]
    ) {
      try await IntentFixture(Listed.self).form()
    },
    Statement("A summary can be a list without a sentence", .apple("appintents/intentparametersummary/init(_:)"), is: "") {
      try await soup.sentence()
    },
    Statement("A hidden parameter keeps the value that was chosen", widget, is: "weekly") {
      try await soup.configured(#"{"shuffle": false, "interval": "weekly"}"#).interval.rawValue
    },
    Statement("The form of an intent without a summary has all parameters", widget, is: false) {
      let kind = await IntentFixture(Plain.self).kind
      return kind.hasForm
    },
  ]

  private struct Plain: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Plain"
    @Parameter(title: "A") var a: String?
    @Parameter(title: "B") var b: String?
  }

  static let conditions: [Statement] = [
    Statement("A parameter is shown while the value of another one is the given one", widget, is: ["name", "shuffle", "interval"]) {
      try await soup.form(#"{"shuffle": true}"#)
    },
    Statement("A parameter is hidden while the value of another one is not the given one", widget, is: ["name", "shuffle"]) {
      try await soup.form(#"{"shuffle": false}"#)
    },
    Statement("A condition counts the default as the value", widget, is: ["name", "shuffle", "interval"]) { try await soup.form() },
    Statement("A summary can depend on a smaller value", .apple("appintents/comparablecomparisonoperator/lessthan"), is: ["few"]) {
      try await guests.form(#"{"number": 2}"#)
    },
    Statement("The compared value itself is not smaller", .apple("appintents/comparablecomparisonoperator/lessthan"), is: ["many"]) {
      try await guests.form(#"{"number": 3}"#)
    },
    Statement("The compared value is smaller or equal", .apple("appintents/comparablecomparisonoperator/lessthanorequalto"), is: ["many"]) {
      try await guests.form(#"{"number": 10}"#)
    },
    Statement("A larger value is not smaller or equal", .apple("appintents/comparablecomparisonoperator/lessthanorequalto"), is: ["crowd"]) {
      try await guests.form(#"{"number": 11}"#)
    },
    Statement("A summary can depend on a parameter having no value", conditional, is: ["limit"]) {
      try await guests.form(#"{"number": 5, "limit": 8}"#)
    },
    Statement("A case of a switch applies to its value", switching, is: "Each day [crowd]") {
      try await guests.sentence(#"{"number": 50, "interval": "daily"}"#)
    },
    Statement("A case of a switch can have several values", switching, is: "Often") {
      try await guests.sentence(#"{"number": 50, "interval": "hourly"}"#)
    },
    Statement("The default case applies to no value", switching, is: "") { try await guests.sentence(#"{"number": 50}"#) },
    Statement("One of several values fulfils a condition", .apple("appintents/oneofcomparisonoperator"), is: ["a"]) {
      try await notOne.form(#"{"interval": "daily"}"#)
    },
    Statement("Another value is not equal", .apple("appintents/equatablecomparisonoperator/notequalto"), is: ["b"]) {
      try await notOne.form(#"{"interval": "weekly"}"#)
    },
    Statement("No value is not equal to a value", .apple("appintents/equatablecomparisonoperator/notequalto"), is: ["a", "b"]) {
      try await notOne.form()
    },
    Statement("A summary can depend on the widget's family", families, is: ["account"]) { try await byFamily.form(family: .accessoryInline) },
    Statement("A case can name several families", families, is: ["account", "range"]) { try await byFamily.form(family: .accessoryCircular) },
    Statement("The default case applies to all other families", families, is: ["account", "range", "chart"]) {
      try await byFamily.form(family: .systemLarge)
    },
    Statement("A condition can compare the widget's family", conditional, is: ["b"]) {
      try await IntentFixture(WhenLarge.self).form(family: .systemLarge)
    },
    Statement("A condition on another family does not hold", conditional, is: ["a"]) {
      try await IntentFixture(WhenLarge.self).form(family: .systemSmall)
    },
  ]
}
