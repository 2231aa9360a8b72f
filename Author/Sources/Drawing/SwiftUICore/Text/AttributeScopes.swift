/// The attributes of `AttributedString` that affect the drawing of text.
public enum SwiftUIAttributeKeys {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "SwiftUICore.Font"
  }
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUICore.ForegroundColor"
  }
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUICore.BackgroundColor"
  }
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUICore.StrikethroughStyle"
  }
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUICore.UnderlineStyle"
  }
  public enum KerningAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUICore.Kern"
  }
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUICore.Tracking"
  }
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUICore.BaselineOffset"
  }
}

extension AttributeScopes {
  public struct SwiftUIAttributes: AttributeScope {
    public let font: SwiftUIAttributeKeys.FontAttribute
    public let foregroundColor: SwiftUIAttributeKeys.ForegroundColorAttribute
    public let backgroundColor: SwiftUIAttributeKeys.BackgroundColorAttribute
    public let strikethroughStyle: SwiftUIAttributeKeys.StrikethroughStyleAttribute
    public let underlineStyle: SwiftUIAttributeKeys.UnderlineStyleAttribute
    public let kern: SwiftUIAttributeKeys.KerningAttribute
    public let tracking: SwiftUIAttributeKeys.TrackingAttribute
    public let baselineOffset: SwiftUIAttributeKeys.BaselineOffsetAttribute
    public let foundation: AttributeScopes.FoundationAttributes

    public typealias FontAttribute = SwiftUIAttributeKeys.FontAttribute
    public typealias ForegroundColorAttribute = SwiftUIAttributeKeys.ForegroundColorAttribute
    public typealias BackgroundColorAttribute = SwiftUIAttributeKeys.BackgroundColorAttribute
    public typealias StrikethroughStyleAttribute = SwiftUIAttributeKeys.StrikethroughStyleAttribute
    public typealias UnderlineStyleAttribute = SwiftUIAttributeKeys.UnderlineStyleAttribute
    public typealias KerningAttribute = SwiftUIAttributeKeys.KerningAttribute
    public typealias TrackingAttribute = SwiftUIAttributeKeys.TrackingAttribute
    public typealias BaselineOffsetAttribute = SwiftUIAttributeKeys.BaselineOffsetAttribute
  }
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributedString {
  /// Stub. The alignment of a paragraph's lines. Widgets align text by `multilineTextAlignment`.
  public enum TextAlignment: Hashable, Sendable { case left, right, center }
}
extension AttributeScopes {
  /// Stub. Attributes of paragraphs. They change nothing that a widget draws.
  public struct CoreTextAttributes: AttributeScope {
    public let alignment: TextAlignmentAttribute
    public let lineHeight: LineHeightAttribute

    public enum TextAlignmentAttribute: AttributedStringKey {
      public typealias Value = AttributedString.TextAlignment
      public static let name = "CTTextAlignment"
    }
    public enum LineHeightAttribute: AttributedStringKey {
      public typealias Value = AttributedString.LineHeight
      public static let name = "CTLineHeight"
    }
  }
  public var coreText: CoreTextAttributes.Type { CoreTextAttributes.self }
}
extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.CoreTextAttributes, T>) -> T { self[T.self] }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T { self[T.self] }
}

extension TextAttributes {
  init(_ container: AttributeContainer) {
    self.init()
    font = container[SwiftUIAttributeKeys.FontAttribute.self]
    foreground = container[SwiftUIAttributeKeys.ForegroundColorAttribute.self].map { AnyShapeStyle($0) }
    tracking = container[SwiftUIAttributeKeys.TrackingAttribute.self]
    kerning = container[SwiftUIAttributeKeys.KerningAttribute.self]
    baselineOffset = container[SwiftUIAttributeKeys.BaselineOffsetAttribute.self]
    if let line = container[SwiftUIAttributeKeys.UnderlineStyleAttribute.self] { underline = Decoration(line) }
    if let line = container[SwiftUIAttributeKeys.StrikethroughStyleAttribute.self] { strikethrough = Decoration(line) }
    link = container.link
    // Emphasis from Markdown is added to the font attribute's traits.
    if let intent = container[InlinePresentationIntentAttribute.self] {
      if intent.contains(.stronglyEmphasized) { traits.bold = true }
      if intent.contains(.emphasized) { traits.italic = true }
      if intent.contains(.code) { traits.design = .monospaced }
      if intent.contains(.strikethrough), strikethrough == nil { strikethrough = Decoration(isActive: true) }
    }
  }
}
