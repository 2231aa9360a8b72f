@_exported import FoundationCompat
@_exported import UIKit

/// The families of complications before watchOS 9.
public enum CLKComplicationFamily: Int, CaseIterable, Sendable {
  case modularSmall = 0, modularLarge, utilitarianSmall, utilitarianLarge, circularSmall, utilitarianSmallFlat = 6, extraLarge, graphicCorner,
    graphicBezel, graphicCircular, graphicRectangular, graphicExtraLarge
}

public let CLKDefaultComplicationIdentifier = "CLKDefaultComplicationIdentifier"
public let CLKLaunchedTimelineEntryDateKey = "CLKLaunchedTimelineEntryDateKey"
public let CLKLaunchedComplicationIdentifierKey = "CLKLaunchedComplicationIdentifierKey"

public func CLKAllComplicationFamilies() -> [NSNumber] { CLKComplicationFamily.allCases.map { NSNumber(value: $0.rawValue) } }

/// A complication on a face.
// Unchecked: an open class cannot be checked; its properties are constants, and `userInfo` is always nil.
open class CLKComplication: NSObject, NSCopying, @unchecked Sendable {
  public let family: CLKComplicationFamily
  public let identifier: String
  public let userInfo: [AnyHashable: Any]?
  init(family: CLKComplicationFamily, identifier: String) { (self.family, self.identifier, userInfo) = (family, identifier, nil) }
  open var userActivity: NSUserActivity? { nil }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A complication that an app offers.
open class CLKComplicationDescriptor: NSObject {
  public let identifier: String
  public let displayName: String
  public let supportedFamilies: [CLKComplicationFamily]
  public let userInfo: [AnyHashable: Any]?
  public let userActivity: NSUserActivity?
  private init(_ identifier: String, _ name: String, _ families: [CLKComplicationFamily], _ info: [AnyHashable: Any]?, _ activity: NSUserActivity?) {
    (self.identifier, displayName, supportedFamilies, userInfo, userActivity) = (identifier, name, families, info, activity)
  }
  public convenience init(identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily]) {
    self.init(identifier, displayName, supportedFamilies, nil, nil)
  }
  public convenience init(
    identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily], userInfo: [AnyHashable: Any]
  ) { self.init(identifier, displayName, supportedFamilies, userInfo, nil) }
  public convenience init(
    identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily], userActivity: NSUserActivity
  ) { self.init(identifier, displayName, supportedFamilies, nil, userActivity) }
}
