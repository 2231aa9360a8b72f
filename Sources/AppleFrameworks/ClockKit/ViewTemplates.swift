import SwiftUI

// Templates with a view. No face shows them: they keep what an app gives them.

// MARK: Corners

public final class CLKComplicationTemplateGraphicCornerCircularView<Content: View>: CLKComplicationTemplate {
  public var content: Content
  public init(_ content: Content) { self.content = content }
}
public final class CLKComplicationTemplateGraphicCornerGaugeView<Label: View>: CLKComplicationTemplate {
  public var gaugeProvider: CLKGaugeProvider
  public var leadingTextProvider: CLKTextProvider?
  public var trailingTextProvider: CLKTextProvider?
  public var label: Label
  public init(
    gaugeProvider: CLKGaugeProvider, leadingTextProvider: CLKTextProvider? = nil, trailingTextProvider: CLKTextProvider? = nil, label: Label
  ) {
    (self.gaugeProvider, self.label) = (gaugeProvider, label)
    (self.leadingTextProvider, self.trailingTextProvider) = (leadingTextProvider, trailingTextProvider)
  }
}
public final class CLKComplicationTemplateGraphicCornerTextView<Label: View>: CLKComplicationTemplate {
  public var textProvider: CLKTextProvider
  public var label: Label
  public init(textProvider: CLKTextProvider, label: Label) { (self.textProvider, self.label) = (textProvider, label) }
}

// MARK: Circles

public final class CLKComplicationTemplateGraphicCircularView<Content: View>: CLKComplicationTemplateGraphicCircular {
  public var content: Content
  public init(_ content: Content) { self.content = content }
}
public final class CLKComplicationTemplateGraphicCircularStackViewText<Content: View>: CLKComplicationTemplateGraphicCircular {
  public var content: Content
  public var textProvider: CLKTextProvider
  public init(content: Content, textProvider: CLKTextProvider) { (self.content, self.textProvider) = (content, textProvider) }
}
public final class CLKComplicationTemplateGraphicCircularClosedGaugeView<Label: View>: CLKComplicationTemplateGraphicCircular {
  public var gaugeProvider: CLKGaugeProvider
  public var label: Label
  public init(gaugeProvider: CLKGaugeProvider, label: Label) { (self.gaugeProvider, self.label) = (gaugeProvider, label) }
}
public final class CLKComplicationTemplateGraphicCircularOpenGaugeView<Label: View>: CLKComplicationTemplateGraphicCircular {
  public var gaugeProvider: CLKGaugeProvider
  public var centerTextProvider: CLKTextProvider
  public var bottomLabel: Label
  public init(gaugeProvider: CLKGaugeProvider, centerTextProvider: CLKTextProvider, bottomLabel: Label) {
    (self.gaugeProvider, self.centerTextProvider, self.bottomLabel) = (gaugeProvider, centerTextProvider, bottomLabel)
  }
}

// MARK: Large circles

public final class CLKComplicationTemplateGraphicExtraLargeCircularView<Content: View>: CLKComplicationTemplateGraphicExtraLargeCircular {
  public var content: Content
  public init(_ content: Content) { self.content = content }
}
public final class CLKComplicationTemplateGraphicExtraLargeCircularStackViewText<Content: View>: CLKComplicationTemplateGraphicExtraLargeCircular {
  public var content: Content
  public var textProvider: CLKTextProvider
  public init(content: Content, textProvider: CLKTextProvider) { (self.content, self.textProvider) = (content, textProvider) }
}
public final class CLKComplicationTemplateGraphicExtraLargeCircularClosedGaugeView<Label: View>: CLKComplicationTemplateGraphicExtraLargeCircular {
  public var gaugeProvider: CLKGaugeProvider
  public var label: Label
  public init(gaugeProvider: CLKGaugeProvider, label: Label) { (self.gaugeProvider, self.label) = (gaugeProvider, label) }
}
open class CLKComplicationTemplateGraphicExtraLargeCircularOpenGaugeView<Label: View>: CLKComplicationTemplateGraphicExtraLargeCircular {
  open var gaugeProvider: CLKGaugeProvider
  open var centerTextProvider: CLKTextProvider
  open var bottomLabel: Label
  public init(gaugeProvider: CLKGaugeProvider, centerTextProvider: CLKTextProvider, bottomLabel: Label) {
    (self.gaugeProvider, self.centerTextProvider, self.bottomLabel) = (gaugeProvider, centerTextProvider, bottomLabel)
  }
}

// MARK: Rectangles

public final class CLKComplicationTemplateGraphicRectangularFullView<Content: View>: CLKComplicationTemplate {
  public var content: Content
  public init(_ content: Content) { self.content = content }
}
public final class CLKComplicationTemplateGraphicRectangularLargeView<Content: View>: CLKComplicationTemplate {
  public var headerTextProvider: CLKTextProvider
  public var content: Content
  public init(headerTextProvider: CLKTextProvider, content: Content) { (self.headerTextProvider, self.content) = (headerTextProvider, content) }
}
public final class CLKComplicationTemplateGraphicRectangularStandardBodyView<Label: View>: CLKComplicationTemplate {
  public var headerLabel: Label
  public var headerTextProvider: CLKTextProvider
  public var body1TextProvider: CLKTextProvider
  public var body2TextProvider: CLKTextProvider?
  public init(
    headerLabel: Label, headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider, body2TextProvider: CLKTextProvider? = nil
  ) {
    (self.headerLabel, self.headerTextProvider) = (headerLabel, headerTextProvider)
    (self.body1TextProvider, self.body2TextProvider) = (body1TextProvider, body2TextProvider)
  }
}
public final class CLKComplicationTemplateGraphicRectangularTextGaugeView<Label: View>: CLKComplicationTemplate {
  public var headerLabel: Label
  public var headerTextProvider: CLKTextProvider
  public var bodyTextProvider: CLKTextProvider
  public var gaugeProvider: CLKGaugeProvider
  public init(
    headerLabel: Label, headerTextProvider: CLKTextProvider, bodyTextProvider: CLKTextProvider, gaugeProvider: CLKGaugeProvider
  ) {
    (self.headerLabel, self.headerTextProvider) = (headerLabel, headerTextProvider)
    (self.bodyTextProvider, self.gaugeProvider) = (bodyTextProvider, gaugeProvider)
  }
}

// MARK: Views in templates

/// How a face colours a complication. Views here are never on one.
public enum ComplicationRenderingMode: Hashable, Sendable { case fullColor, tinted }
extension EnvironmentValues {
  public var complicationRenderingMode: ComplicationRenderingMode { .fullColor }
}
extension View {
  nonisolated public func complicationForeground() -> some View { self }
}

extension CLKComplicationTemplate {
  /// The colour of a face in a preview.
  public struct PreviewFaceColor: Identifiable, Hashable, Sendable {
    public let id: String
    public static let multicolor = Self(id: "multicolor")
    public static let red = Self(id: "red")
    public static let green = Self(id: "green")
    public static let blue = Self(id: "blue")
    public static let orange = Self(id: "orange")
    public static let yellow = Self(id: "yellow")
    public static let pink = Self(id: "pink")
    public static let purple = Self(id: "purple")
    public static var allColors: [Self] { [.multicolor, .red, .green, .blue, .orange, .yellow, .pink, .purple] }
  }
  /// Nothing: no face shows the template.
  public func previewContext(faceColor: PreviewFaceColor = .multicolor) -> some View {
    UnavailableServices.report("clockKit.unavailable", "watch faces have no complications of ClockKit here; offer a widget of an accessory family")
    return EmptyView()
  }
}
