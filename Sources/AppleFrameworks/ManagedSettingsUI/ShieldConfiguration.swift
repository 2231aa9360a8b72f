@_exported import ManagedSettings
@_exported import UIKit

/// How a shield looks. Nothing is shielded here.
// Unchecked: all of it is constant, and colours and images of UIKit do not change.
public struct ShieldConfiguration: Equatable, @unchecked Sendable {
  public struct Label: Equatable, @unchecked Sendable {
    public let text: String
    public let color: UIColor
    public init(text: String, color: UIColor) { (self.text, self.color) = (text, color) }
  }
  public let backgroundBlurStyle: UIBlurEffect.Style?
  public let backgroundColor: UIColor?
  public let icon: UIImage?
  public let title: Label?
  public let subtitle: Label?
  public let primaryButtonLabel: Label?
  public let primaryButtonBackgroundColor: UIColor?
  public let secondaryButtonLabel: Label?
  public init(
    backgroundBlurStyle: UIBlurEffect.Style? = nil, backgroundColor: UIColor? = nil, icon: UIImage? = nil, title: Label? = nil,
    subtitle: Label? = nil, primaryButtonLabel: Label? = nil, primaryButtonBackgroundColor: UIColor? = nil, secondaryButtonLabel: Label? = nil
  ) {
    (self.backgroundBlurStyle, self.backgroundColor, self.icon) = (backgroundBlurStyle, backgroundColor, icon)
    (self.title, self.subtitle, self.primaryButtonLabel) = (title, subtitle, primaryButtonLabel)
    (self.primaryButtonBackgroundColor, self.secondaryButtonLabel) = (primaryButtonBackgroundColor, secondaryButtonLabel)
  }
}

/// Says how shields look. It is never asked: nothing is shielded here.
open class ShieldConfigurationDataSource: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func configuration(shielding application: Application) -> ShieldConfiguration { ShieldConfiguration() }
  open func configuration(shielding application: Application, in category: ActivityCategory) -> ShieldConfiguration { ShieldConfiguration() }
  open func configuration(shielding webDomain: WebDomain) -> ShieldConfiguration { ShieldConfiguration() }
  open func configuration(shielding webDomain: WebDomain, in category: ActivityCategory) -> ShieldConfiguration { ShieldConfiguration() }
}
