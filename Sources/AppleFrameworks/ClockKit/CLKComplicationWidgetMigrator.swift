import Foundation
import Intents

/// Says which widget takes the place of a complication. Nothing asks it: faces never had complications here.
@MainActor public protocol CLKComplicationWidgetMigrator: NSObjectProtocol {
  func getWidgetConfiguration(
    from complicationDescriptor: CLKComplicationDescriptor,
    completionHandler: @escaping (CLKComplicationWidgetMigrationConfiguration?) -> Void)
  func widgetConfiguration(from complicationDescriptor: CLKComplicationDescriptor) async -> CLKComplicationWidgetMigrationConfiguration?
}
extension CLKComplicationWidgetMigrator {
  public func getWidgetConfiguration(
    from complicationDescriptor: CLKComplicationDescriptor,
    completionHandler: @escaping (CLKComplicationWidgetMigrationConfiguration?) -> Void
  ) { completionHandler(nil) }
  public func widgetConfiguration(
    from complicationDescriptor: CLKComplicationDescriptor
  ) async -> CLKComplicationWidgetMigrationConfiguration? { nil }
}

/// The widget that takes the place of a complication.
// Unchecked, here and below: an open class cannot be checked; its properties are constants.
open class CLKComplicationWidgetMigrationConfiguration: NSObject, @unchecked Sendable {
  override init() {}
}
open class CLKComplicationStaticWidgetMigrationConfiguration: CLKComplicationWidgetMigrationConfiguration, @unchecked Sendable {
  public let kind: String
  public let extensionBundleIdentifier: String
  public init(kind: String, extensionBundleIdentifier: String) { (self.kind, self.extensionBundleIdentifier) = (kind, extensionBundleIdentifier) }
}
open class CLKComplicationIntentWidgetMigrationConfiguration: CLKComplicationWidgetMigrationConfiguration, @unchecked Sendable {
  public let kind: String
  public let extensionBundleIdentifier: String
  public let intent: INIntent
  public let localizedDisplayName: String
  public init(kind: String, extensionBundleIdentifier: String, intent: INIntent, localizedDisplayName: String) {
    (self.kind, self.extensionBundleIdentifier) = (kind, extensionBundleIdentifier)
    (self.intent, self.localizedDisplayName) = (intent, localizedDisplayName)
  }
}
