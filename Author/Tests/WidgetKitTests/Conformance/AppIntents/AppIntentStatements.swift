import Statements
import SwiftUICore
import Testing

@testable import WidgetKit

/// App Intents and Intents: what Apple's documentation says of intents, their parameters, entities, options and forms.
@MainActor @Suite struct AppIntentsConformance {
  @Test(arguments: Statement.appIntents) func `app intents are as stated`(_ statement: Statement) async { await statement.check() }
  @Test func `the statements about app intents have sources and are no duplicates`() { #expect(Statement.problems(Statement.appIntents) == []) }
}

extension Statement {
  static let appIntents = numbered(
    "AppIntents",
    [
      about("AppIntent", intents), about("Results of intents", results), about("Intents of buttons and toggles", taps),
      about("Processes of intents", processes), about("WidgetConfigurationIntent", configurations), about("Parameter", parameters),
      about("Types of parameters", parameterTypes), about("Inputs of parameters", parameterInputs), about("ParameterSummary", summaries),
      about("Conditions of summaries", conditions), about("AppEntity", entities), about("EntityQuery", queries),
      about("DynamicOptionsProvider", providers), about("IntentItemCollection", collections), about("IntentParameterDependency", dependencies),
      about("DisplayRepresentation", representations), about("AppEnum", enumerations), about("AppDependency", appDependencies),
      about("IntentFile", files), about("Migration from SiriKit", migrations), about("INObject", siriObjects),
      about("Handlers of SiriKit", siriHandlers),
    ])
}
