import AlmanacUIKitDrawing

public enum UIKitAttributeKeys {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = "NSFont"
  }
  public enum ParagraphStyleAttribute: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static let name = "NSParagraphStyle"
  }
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSColor"
  }
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSBackgroundColor"
  }
  public enum LigatureAttribute: AttributedStringKey {
    public typealias Value = Int
    public static let name = "NSLigature"
  }
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSKern"
  }
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "CTTracking"
  }
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSStrikethrough"
  }
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSUnderline"
  }
  public enum StrokeColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSStrokeColor"
  }
  public enum StrokeWidthAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSStrokeWidth"
  }
  public enum ShadowAttribute: AttributedStringKey {
    public typealias Value = NSShadow
    public static let name = "NSShadow"
  }
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSBaselineOffset"
  }
  public enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSUnderlineColor"
  }
  public enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSStrikethroughColor"
  }
  public enum ObliquenessAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSObliqueness"
  }
  public enum ExpansionAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSExpansion"
  }
}

extension AttributeScopes {
  public struct UIKitAttributes: AttributeScope {
    public let font: UIKitAttributeKeys.FontAttribute
    public let paragraphStyle: UIKitAttributeKeys.ParagraphStyleAttribute
    public let foregroundColor: UIKitAttributeKeys.ForegroundColorAttribute
    public let backgroundColor: UIKitAttributeKeys.BackgroundColorAttribute
    public let ligature: UIKitAttributeKeys.LigatureAttribute
    public let kern: UIKitAttributeKeys.KernAttribute
    public let tracking: UIKitAttributeKeys.TrackingAttribute
    public let strikethroughStyle: UIKitAttributeKeys.StrikethroughStyleAttribute
    public let underlineStyle: UIKitAttributeKeys.UnderlineStyleAttribute
    public let strokeColor: UIKitAttributeKeys.StrokeColorAttribute
    public let strokeWidth: UIKitAttributeKeys.StrokeWidthAttribute
    public let shadow: UIKitAttributeKeys.ShadowAttribute
    public let baselineOffset: UIKitAttributeKeys.BaselineOffsetAttribute
    public let underlineColor: UIKitAttributeKeys.UnderlineColorAttribute
    public let strikethroughColor: UIKitAttributeKeys.StrikethroughColorAttribute
    public let obliqueness: UIKitAttributeKeys.ObliquenessAttribute
    public let expansion: UIKitAttributeKeys.ExpansionAttribute
    public let foundation: AttributeScopes.FoundationAttributes
    public let swiftUI: AttributeScopes.SwiftUIAttributes

    public typealias FontAttribute = UIKitAttributeKeys.FontAttribute
    public typealias ForegroundColorAttribute = UIKitAttributeKeys.ForegroundColorAttribute
    public typealias BackgroundColorAttribute = UIKitAttributeKeys.BackgroundColorAttribute
    public typealias UnderlineStyleAttribute = UIKitAttributeKeys.UnderlineStyleAttribute
    public typealias UnderlineColorAttribute = UIKitAttributeKeys.UnderlineColorAttribute
    public typealias StrikethroughStyleAttribute = UIKitAttributeKeys.StrikethroughStyleAttribute
    public typealias ParagraphStyleAttribute = UIKitAttributeKeys.ParagraphStyleAttribute
  }
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  // Disfavoured: an attribute that is in both scopes is SwiftUI's, unless the value has a UIKit type.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T { self[T.self] }
}

extension AttributeContainer {
  /// The attributes, with SwiftUI's added for UIKit's where SwiftUI's are not set, because only SwiftUI's are drawn.
  var inSwiftUI: AttributeContainer {
    var all = self
    if all[SwiftUIAttributeKeys.FontAttribute.self] == nil, let font = self[UIKitAttributeKeys.FontAttribute.self] {
      all[SwiftUIAttributeKeys.FontAttribute.self] = Font(font)
    }
    if all[SwiftUIAttributeKeys.ForegroundColorAttribute.self] == nil, let color = self[UIKitAttributeKeys.ForegroundColorAttribute.self] {
      all[SwiftUIAttributeKeys.ForegroundColorAttribute.self] = Color(uiColor: color)
    }
    if all[SwiftUIAttributeKeys.KerningAttribute.self] == nil, let kern = self[UIKitAttributeKeys.KernAttribute.self] {
      all[SwiftUIAttributeKeys.KerningAttribute.self] = kern
    }
    if all[SwiftUIAttributeKeys.TrackingAttribute.self] == nil, let tracking = self[UIKitAttributeKeys.TrackingAttribute.self] {
      all[SwiftUIAttributeKeys.TrackingAttribute.self] = tracking
    }
    if all[SwiftUIAttributeKeys.BaselineOffsetAttribute.self] == nil, let offset = self[UIKitAttributeKeys.BaselineOffsetAttribute.self] {
      all[SwiftUIAttributeKeys.BaselineOffsetAttribute.self] = offset
    }
    func line(_ style: NSUnderlineStyle?, _ color: UIColor?) -> Text.LineStyle? {
      style.flatMap { $0.rawValue == 0 ? nil : Text.LineStyle(pattern: .solid, color: color.map { Color(uiColor: $0) }) }
    }
    if all[SwiftUIAttributeKeys.UnderlineStyleAttribute.self] == nil {
      all[SwiftUIAttributeKeys.UnderlineStyleAttribute.self] = line(
        self[UIKitAttributeKeys.UnderlineStyleAttribute.self], self[UIKitAttributeKeys.UnderlineColorAttribute.self])
    }
    if all[SwiftUIAttributeKeys.StrikethroughStyleAttribute.self] == nil {
      all[SwiftUIAttributeKeys.StrikethroughStyleAttribute.self] = line(
        self[UIKitAttributeKeys.StrikethroughStyleAttribute.self], self[UIKitAttributeKeys.StrikethroughColorAttribute.self])
    }
    return all
  }
}
