import Statements
import Testing

/// ActivityKit: what its documentation and WidgetKit's say of the presentations and the life of Live Activities.
@MainActor @Suite struct ActivityKitConformance {
  @Test(arguments: Statement.activities) func `ActivityKit is as stated`(_ statement: Statement) async { await statement.check() }
  @Test func `the statements about ActivityKit have sources and are no duplicates`() { #expect(Statement.problems(Statement.activities) == []) }
}

extension Statement {
  static let activities = numbered(
    "ActivityKit",
    [
      about("ActivityConfiguration", activityConfigurations), about("Lock screen presentation", lockScreens), about("DynamicIsland", islands),
      about("Margins of the island", islandMargins), about("Expanded regions", expandedIslands), about("Activity", activityLives),
      about("ActivityContent", activityContents), about("Authorization and alerts", activityAuthorizations), about("Previews", activityPreviews),
    ])
}
