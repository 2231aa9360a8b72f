@_exported import FoundationCompat

/// The families of complications before watchOS 9.
public enum CLKComplicationFamily: Int, CaseIterable, Sendable {
  case modularSmall = 0, modularLarge, utilitarianSmall, utilitarianLarge, circularSmall, utilitarianSmallFlat = 6, extraLarge, graphicCorner,
    graphicBezel, graphicCircular, graphicRectangular, graphicExtraLarge
}

public let CLKDefaultComplicationIdentifier = "CLKDefaultComplicationIdentifier"

/// A complication on a face.
// Unchecked: an open class cannot be checked; its properties are constants, and `userInfo` is always nil.
open class CLKComplication: NSObject, @unchecked Sendable {
  public let family: CLKComplicationFamily
  public let identifier: String
  public let userInfo: [AnyHashable: Any]?
  init(family: CLKComplicationFamily, identifier: String) { (self.family, self.identifier, userInfo) = (family, identifier, nil) }
}

/// A complication that an app offers.
open class CLKComplicationDescriptor: NSObject {
  public let identifier: String
  public let displayName: String
  public let supportedFamilies: [CLKComplicationFamily]
  public let userInfo: [AnyHashable: Any]?
  public init(identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily]) {
    (self.identifier, self.displayName, self.supportedFamilies, userInfo) = (identifier, displayName, supportedFamilies, nil)
  }
  public init(identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily], userInfo: [AnyHashable: Any]) {
    (self.identifier, self.displayName, self.supportedFamilies, self.userInfo) = (identifier, displayName, supportedFamilies, userInfo)
  }
}

/// The complications on the faces of a watch. None is on a face here, because faces have widgets only.
// Unchecked: it has no state.
open class CLKComplicationServer: NSObject, @unchecked Sendable {
  private static let shared = CLKComplicationServer()
  public class func sharedInstance() -> CLKComplicationServer { shared }
  override init() {}

  open var activeComplications: [CLKComplication]? {
    report()
    return nil
  }
  open var earliestTimeTravelDate: Date { .distantPast }
  open var latestTimeTravelDate: Date { .distantFuture }
  open func reloadTimeline(for complication: CLKComplication) { report() }
  open func extendTimeline(for complication: CLKComplication) { report() }
  open func reloadComplicationDescriptors() { report() }

  private func report() {
    UnavailableServices.report("clockKit.unavailable", "watch faces have no complications of ClockKit here; offer a widget of an accessory family")
  }
}
