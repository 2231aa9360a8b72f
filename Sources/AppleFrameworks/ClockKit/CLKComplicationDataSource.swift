import Foundation

public enum CLKComplicationPrivacyBehavior: UInt, Sendable { case showOnLockScreen, hideOnLockScreen }
public enum CLKComplicationTimelineAnimationBehavior: UInt, Sendable { case never, grouped, always }
public struct CLKComplicationTimeTravelDirections: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let forward = Self(rawValue: 1)
  public static let backward = Self(rawValue: 2)
}

/// What an app shows at a time.
open class CLKComplicationTimelineEntry: NSObject {
  open var date: Date
  open var complicationTemplate: CLKComplicationTemplate
  open var timelineAnimationGroup: String?
  public init(date: Date, complicationTemplate: CLKComplicationTemplate, timelineAnimationGroup: String?) {
    (self.date, self.complicationTemplate, self.timelineAnimationGroup) = (date, complicationTemplate, timelineAnimationGroup)
  }
  public convenience init(date: Date, complicationTemplate: CLKComplicationTemplate) {
    self.init(date: date, complicationTemplate: complicationTemplate, timelineAnimationGroup: nil)
  }
}

/// Gives a watch face its complications. Nothing here calls it, because faces show widgets. An author writes a method either with a handler or with
/// `async`, so that none is required.
@MainActor public protocol CLKComplicationDataSource: NSObjectProtocol {
  func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void)
  func complicationDescriptors() async -> [CLKComplicationDescriptor]
  func handleSharedComplicationDescriptors(_ complicationDescriptors: [CLKComplicationDescriptor])
  var widgetMigrator: any CLKComplicationWidgetMigrator { get }

  func getCurrentTimelineEntry(for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void)
  func currentTimelineEntry(for complication: CLKComplication) async -> CLKComplicationTimelineEntry?
  func getTimelineEntries(
    for complication: CLKComplication, after date: Date, limit: Int, withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void)
  func timelineEntries(for complication: CLKComplication, after date: Date, limit: Int) async -> [CLKComplicationTimelineEntry]?
  func getTimelineEntries(
    for complication: CLKComplication, before date: Date, limit: Int, withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void)
  func getTimelineStartDate(for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void)
  func getTimelineEndDate(for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void)
  func timelineEndDate(for complication: CLKComplication) async -> Date?
  func getSupportedTimeTravelDirections(
    for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimeTravelDirections) -> Void)

  func getPrivacyBehavior(for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationPrivacyBehavior) -> Void)
  func privacyBehavior(for complication: CLKComplication) async -> CLKComplicationPrivacyBehavior
  func getTimelineAnimationBehavior(
    for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimelineAnimationBehavior) -> Void)
  func timelineAnimationBehavior(for complication: CLKComplication) async -> CLKComplicationTimelineAnimationBehavior

  func getAlwaysOnTemplate(for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTemplate?) -> Void)
  func alwaysOnTemplate(for complication: CLKComplication) async -> CLKComplicationTemplate?
  func getLocalizableSampleTemplate(for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTemplate?) -> Void)
  func localizableSampleTemplate(for complication: CLKComplication) async -> CLKComplicationTemplate?
  func getPlaceholderTemplate(for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTemplate?) -> Void)

  func getNextRequestedUpdateDate(handler: @escaping (Date?) -> Void)
  func requestedUpdateDidBegin()
  func requestedUpdateBudgetExhausted()
}

// What a data source answers that leaves a method out.
extension CLKComplicationDataSource {
  public func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void) { handler([]) }
  public func complicationDescriptors() async -> [CLKComplicationDescriptor] { [] }
  public func handleSharedComplicationDescriptors(_ complicationDescriptors: [CLKComplicationDescriptor]) {}
  public var widgetMigrator: any CLKComplicationWidgetMigrator { NoMigrator() }

  public func getCurrentTimelineEntry(for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void) {
    handler(nil)
  }
  public func currentTimelineEntry(for complication: CLKComplication) async -> CLKComplicationTimelineEntry? { nil }
  public func getTimelineEntries(
    for complication: CLKComplication, after date: Date, limit: Int, withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void
  ) { handler(nil) }
  public func timelineEntries(for complication: CLKComplication, after date: Date, limit: Int) async -> [CLKComplicationTimelineEntry]? { nil }
  public func getTimelineEntries(
    for complication: CLKComplication, before date: Date, limit: Int, withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void
  ) { handler(nil) }
  public func getTimelineStartDate(for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void) { handler(nil) }
  public func getTimelineEndDate(for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void) { handler(nil) }
  public func timelineEndDate(for complication: CLKComplication) async -> Date? { nil }
  public func getSupportedTimeTravelDirections(
    for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimeTravelDirections) -> Void
  ) { handler([]) }

  public func getPrivacyBehavior(for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationPrivacyBehavior) -> Void) {
    handler(.showOnLockScreen)
  }
  public func privacyBehavior(for complication: CLKComplication) async -> CLKComplicationPrivacyBehavior { .showOnLockScreen }
  public func getTimelineAnimationBehavior(
    for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimelineAnimationBehavior) -> Void
  ) { handler(.always) }
  public func timelineAnimationBehavior(for complication: CLKComplication) async -> CLKComplicationTimelineAnimationBehavior { .always }

  public func getAlwaysOnTemplate(for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTemplate?) -> Void) {
    handler(nil)
  }
  public func alwaysOnTemplate(for complication: CLKComplication) async -> CLKComplicationTemplate? { nil }
  public func getLocalizableSampleTemplate(for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTemplate?) -> Void) {
    handler(nil)
  }
  public func localizableSampleTemplate(for complication: CLKComplication) async -> CLKComplicationTemplate? { nil }
  public func getPlaceholderTemplate(for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTemplate?) -> Void) {
    handler(nil)
  }

  public func getNextRequestedUpdateDate(handler: @escaping (Date?) -> Void) { handler(nil) }
  public func requestedUpdateDidBegin() {}
  public func requestedUpdateBudgetExhausted() {}
}
private final class NoMigrator: NSObject, CLKComplicationWidgetMigrator {}
