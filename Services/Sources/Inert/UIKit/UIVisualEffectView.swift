/// Stub. Effects are stored; no view is drawn.
open class UIVisualEffect: NSObject { public override init() { super.init() } }

open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }
  public let style: Style
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView()
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { nil }
}

open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }
  open var isInteractive = false
  open var tintColor: UIColor?
  public let style: Style
  public override convenience init() { self.init(style: .regular) }
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
/// Merges neighbouring glass views.
open class UIGlassContainerEffect: UIVisualEffect { open var spacing: CGFloat = 0 }

/// The radius of each corner.
public struct UICornerConfiguration: Hashable, Sendable {
  private enum Kind: Hashable {
    case each(UICornerRadius?, UICornerRadius?, UICornerRadius?, UICornerRadius?), uniform(UICornerRadius), capsule(Double?)
  }
  private let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { .init(.uniform(radius)) }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { .init(.uniform(radius)) }
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration { .init(.each(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)) }
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    .init(.each(topRadius, topRadius, bottomRadius, bottomRadius))
  }
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    .init(.each(leftRadius, rightRadius, leftRadius, rightRadius))
  }
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { .init(.each(topRadius, topRadius, bottomLeftRadius, bottomRightRadius)) }
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { .init(.each(topLeftRadius, topRightRadius, bottomRadius, bottomRadius)) }
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration { .init(.capsule(maximumRadius)) }
}
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private let fixed: Double?
  private let minimum: Double?
  private init(fixed: Double?, minimum: Double?) { (self.fixed, self.minimum) = (fixed, minimum) }
  public init(floatLiteral value: Double) { self.init(fixed: value, minimum: nil) }
  public init(integerLiteral value: Int) { self.init(fixed: Double(value), minimum: nil) }
  public static func fixed(_ radius: Double) -> UICornerRadius { .init(fixed: radius, minimum: nil) }
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius { .init(fixed: nil, minimum: minimum) }
}

open class UIVibrancyEffect: UIVisualEffect {
  public let blurEffect: UIBlurEffect
  public let style: UIVibrancyEffectStyle
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (self.blurEffect, self.style) = (blurEffect, style)
    super.init()
  }
}
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
