import Statements
import Testing

/// WidgetKit: what its documentation says of timelines, providers, configurations and the appearance of widgets and controls.
@MainActor @Suite struct WidgetKitConformance {
  @Test(arguments: Statement.widgets) func `WidgetKit is as stated`(_ statement: Statement) async { await statement.check() }
  @Test func `the statements about WidgetKit have sources and are no duplicates`() { #expect(Statement.problems(Statement.widgets) == []) }
}

extension Statement {
  static let widgets = numbered(
    "WidgetKit",
    [
      about("Timeline", widgetTimelines), about("TimelineEntryRelevance", widgetRelevances), about("TimelineReloadPolicy", widgetReloadPolicies),
      about("TimelineProvider", widgetProviders), about("Configured providers", configuredProviders),
      about("WidgetCenter", widgetCenters), about("Push handlers", widgetPushes), about("WidgetConfiguration", widgetConfigurations),
      about("WidgetBundle", widgetBundles), about("WidgetFamily", widgetFamilies),
      about("containerBackground", widgetBackgrounds), about("Content margins", widgetMargins), about("widgetRenderingMode", widgetRenderingModes),
      about("Accented rendering", widgetAccents), about("isLuminanceReduced", widgetLuminance),
      about("widgetURL and Link", widgetLinks), about("Buttons and toggles", widgetInteractions),
      about("widgetLabel", widgetLabels), about("accessoryInline", inlineWidgets), about("AccessoryWidgetBackground", accessoryBackgrounds),
      about("AccessoryWidgetGroup", accessoryGroups),
      about("Redaction", widgetRedactions), about("Controls", controlConfigurations), about("Control templates", controlTemplates),
      about("ControlCenter", controlCenters), about("Previews", widgetPreviews), about("Relevance", widgetRelevanceClues),
    ])
}
