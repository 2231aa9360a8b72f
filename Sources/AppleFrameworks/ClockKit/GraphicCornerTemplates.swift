// Templates of the corners, bezel and rectangles of graphic faces. No face shows them: they keep what an app gives them. `init()` is the older way, whose properties are set afterwards.

open class CLKComplicationTemplateGraphicCornerGaugeText: CLKComplicationTemplate {
  open var gaugeProvider: CLKGaugeProvider
  open var leadingTextProvider: CLKTextProvider?
  open var trailingTextProvider: CLKTextProvider?
  open var outerTextProvider: CLKTextProvider
  public init(
    gaugeProvider: CLKGaugeProvider, leadingTextProvider: CLKTextProvider? = nil, trailingTextProvider: CLKTextProvider? = nil,
    outerTextProvider: CLKTextProvider
  ) {
    (self.gaugeProvider, self.leadingTextProvider, self.trailingTextProvider) = (gaugeProvider, leadingTextProvider, trailingTextProvider)
    self.outerTextProvider = outerTextProvider
  }
  public convenience override init() { self.init(gaugeProvider: CLKGaugeProvider(), outerTextProvider: CLKTextProvider()) }
}
open class CLKComplicationTemplateGraphicCornerGaugeImage: CLKComplicationTemplate {
  open var gaugeProvider: CLKGaugeProvider
  open var leadingTextProvider: CLKTextProvider?
  open var trailingTextProvider: CLKTextProvider?
  open var imageProvider: CLKFullColorImageProvider
  public init(
    gaugeProvider: CLKGaugeProvider, leadingTextProvider: CLKTextProvider? = nil, trailingTextProvider: CLKTextProvider? = nil,
    imageProvider: CLKFullColorImageProvider
  ) {
    (self.gaugeProvider, self.leadingTextProvider, self.trailingTextProvider) = (gaugeProvider, leadingTextProvider, trailingTextProvider)
    self.imageProvider = imageProvider
  }
  public convenience override init() { self.init(gaugeProvider: CLKGaugeProvider(), imageProvider: CLKFullColorImageProvider()) }
}
open class CLKComplicationTemplateGraphicCornerTextImage: CLKComplicationTemplate {
  open var textProvider: CLKTextProvider
  open var imageProvider: CLKFullColorImageProvider
  public init(textProvider: CLKTextProvider, imageProvider: CLKFullColorImageProvider) {
    (self.textProvider, self.imageProvider) = (textProvider, imageProvider)
  }
  public convenience override init() { self.init(textProvider: CLKTextProvider(), imageProvider: CLKFullColorImageProvider()) }
}
open class CLKComplicationTemplateGraphicCornerStackText: CLKComplicationTemplate {
  open var innerTextProvider: CLKTextProvider
  open var outerTextProvider: CLKTextProvider
  public init(innerTextProvider: CLKTextProvider, outerTextProvider: CLKTextProvider) {
    (self.innerTextProvider, self.outerTextProvider) = (innerTextProvider, outerTextProvider)
  }
  public convenience override init() { self.init(innerTextProvider: CLKTextProvider(), outerTextProvider: CLKTextProvider()) }
}
open class CLKComplicationTemplateGraphicCornerCircularImage: CLKComplicationTemplate {
  open var imageProvider: CLKFullColorImageProvider
  public init(imageProvider: CLKFullColorImageProvider) {
    self.imageProvider = imageProvider
  }
  public convenience override init() { self.init(imageProvider: CLKFullColorImageProvider()) }
}
open class CLKComplicationTemplateGraphicBezelCircularText: CLKComplicationTemplate {
  open var circularTemplate: CLKComplicationTemplateGraphicCircular
  open var textProvider: CLKTextProvider?
  public init(circularTemplate: CLKComplicationTemplateGraphicCircular, textProvider: CLKTextProvider? = nil) {
    (self.circularTemplate, self.textProvider) = (circularTemplate, textProvider)
  }
  public convenience override init() { self.init(circularTemplate: CLKComplicationTemplateGraphicCircular()) }
}
open class CLKComplicationTemplateGraphicRectangularFullImage: CLKComplicationTemplate {
  open var imageProvider: CLKFullColorImageProvider
  public init(imageProvider: CLKFullColorImageProvider) {
    self.imageProvider = imageProvider
  }
  public convenience override init() { self.init(imageProvider: CLKFullColorImageProvider()) }
}
open class CLKComplicationTemplateGraphicRectangularLargeImage: CLKComplicationTemplate {
  open var textProvider: CLKTextProvider
  open var imageProvider: CLKFullColorImageProvider
  public init(textProvider: CLKTextProvider, imageProvider: CLKFullColorImageProvider) {
    (self.textProvider, self.imageProvider) = (textProvider, imageProvider)
  }
  public convenience override init() { self.init(textProvider: CLKTextProvider(), imageProvider: CLKFullColorImageProvider()) }
}
open class CLKComplicationTemplateGraphicRectangularStandardBody: CLKComplicationTemplate {
  open var headerImageProvider: CLKFullColorImageProvider?
  open var headerTextProvider: CLKTextProvider
  open var body1TextProvider: CLKTextProvider
  open var body2TextProvider: CLKTextProvider?
  public init(
    headerImageProvider: CLKFullColorImageProvider? = nil, headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider,
    body2TextProvider: CLKTextProvider? = nil
  ) {
    (self.headerImageProvider, self.headerTextProvider, self.body1TextProvider) = (headerImageProvider, headerTextProvider, body1TextProvider)
    self.body2TextProvider = body2TextProvider
  }
  public convenience override init() { self.init(headerTextProvider: CLKTextProvider(), body1TextProvider: CLKTextProvider()) }
}
open class CLKComplicationTemplateGraphicRectangularTextGauge: CLKComplicationTemplate {
  open var headerImageProvider: CLKFullColorImageProvider?
  open var headerTextProvider: CLKTextProvider
  open var body1TextProvider: CLKTextProvider
  open var gaugeProvider: CLKGaugeProvider
  public init(
    headerImageProvider: CLKFullColorImageProvider? = nil, headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider,
    gaugeProvider: CLKGaugeProvider
  ) {
    (self.headerImageProvider, self.headerTextProvider, self.body1TextProvider) = (headerImageProvider, headerTextProvider, body1TextProvider)
    self.gaugeProvider = gaugeProvider
  }
  public convenience override init() {
    self.init(headerTextProvider: CLKTextProvider(), body1TextProvider: CLKTextProvider(), gaugeProvider: CLKGaugeProvider())
  }
}
