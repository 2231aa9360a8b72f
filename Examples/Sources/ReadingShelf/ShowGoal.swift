import AppIntents
import WidgetKit

/// The configuration of the widget with the day's goal.
public struct ShowGoal: WidgetConfigurationIntent {
  public static let title: LocalizedStringResource = "Goal"

  @Parameter(title: "Pages a day", default: 20)
  public var pages: Int

  public init() {}
}
