// Templates of the circles of graphic faces. No face shows them: they keep what an app gives them. `init()` is the older way, whose properties are set afterwards.

open class CLKComplicationTemplateGraphicCircular: CLKComplicationTemplate {}

open class CLKComplicationTemplateGraphicCircularImage: CLKComplicationTemplateGraphicCircular {
  open var imageProvider: CLKFullColorImageProvider
  public init(imageProvider: CLKFullColorImageProvider) {
    self.imageProvider = imageProvider
  }
  public convenience override init() { self.init(imageProvider: CLKFullColorImageProvider()) }
}
open class CLKComplicationTemplateGraphicCircularOpenGaugeRangeText: CLKComplicationTemplateGraphicCircular {
  open var gaugeProvider: CLKGaugeProvider
  open var leadingTextProvider: CLKTextProvider
  open var trailingTextProvider: CLKTextProvider
  open var centerTextProvider: CLKTextProvider
  public init(
    gaugeProvider: CLKGaugeProvider, leadingTextProvider: CLKTextProvider, trailingTextProvider: CLKTextProvider,
    centerTextProvider: CLKTextProvider
  ) {
    (self.gaugeProvider, self.leadingTextProvider, self.trailingTextProvider) = (gaugeProvider, leadingTextProvider, trailingTextProvider)
    self.centerTextProvider = centerTextProvider
  }
  public convenience override init() {
    self.init(
      gaugeProvider: CLKGaugeProvider(), leadingTextProvider: CLKTextProvider(), trailingTextProvider: CLKTextProvider(),
      centerTextProvider: CLKTextProvider()
    )
  }
}
open class CLKComplicationTemplateGraphicCircularOpenGaugeSimpleText: CLKComplicationTemplateGraphicCircular {
  open var gaugeProvider: CLKGaugeProvider
  open var bottomTextProvider: CLKTextProvider
  open var centerTextProvider: CLKTextProvider
  public init(gaugeProvider: CLKGaugeProvider, bottomTextProvider: CLKTextProvider, centerTextProvider: CLKTextProvider) {
    (self.gaugeProvider, self.bottomTextProvider, self.centerTextProvider) = (gaugeProvider, bottomTextProvider, centerTextProvider)
  }
  public convenience override init() {
    self.init(gaugeProvider: CLKGaugeProvider(), bottomTextProvider: CLKTextProvider(), centerTextProvider: CLKTextProvider())
  }
}
open class CLKComplicationTemplateGraphicCircularOpenGaugeImage: CLKComplicationTemplateGraphicCircular {
  open var gaugeProvider: CLKGaugeProvider
  open var bottomImageProvider: CLKFullColorImageProvider
  open var centerTextProvider: CLKTextProvider
  public init(gaugeProvider: CLKGaugeProvider, bottomImageProvider: CLKFullColorImageProvider, centerTextProvider: CLKTextProvider) {
    (self.gaugeProvider, self.bottomImageProvider, self.centerTextProvider) = (gaugeProvider, bottomImageProvider, centerTextProvider)
  }
  public convenience override init() {
    self.init(gaugeProvider: CLKGaugeProvider(), bottomImageProvider: CLKFullColorImageProvider(), centerTextProvider: CLKTextProvider())
  }
}
open class CLKComplicationTemplateGraphicCircularClosedGaugeText: CLKComplicationTemplateGraphicCircular {
  open var gaugeProvider: CLKGaugeProvider
  open var centerTextProvider: CLKTextProvider
  public init(gaugeProvider: CLKGaugeProvider, centerTextProvider: CLKTextProvider) {
    (self.gaugeProvider, self.centerTextProvider) = (gaugeProvider, centerTextProvider)
  }
  public convenience override init() { self.init(gaugeProvider: CLKGaugeProvider(), centerTextProvider: CLKTextProvider()) }
}
open class CLKComplicationTemplateGraphicCircularClosedGaugeImage: CLKComplicationTemplateGraphicCircular {
  open var gaugeProvider: CLKGaugeProvider
  open var imageProvider: CLKFullColorImageProvider
  public init(gaugeProvider: CLKGaugeProvider, imageProvider: CLKFullColorImageProvider) {
    (self.gaugeProvider, self.imageProvider) = (gaugeProvider, imageProvider)
  }
  public convenience override init() { self.init(gaugeProvider: CLKGaugeProvider(), imageProvider: CLKFullColorImageProvider()) }
}
open class CLKComplicationTemplateGraphicCircularStackText: CLKComplicationTemplateGraphicCircular {
  open var line1TextProvider: CLKTextProvider
  open var line2TextProvider: CLKTextProvider
  public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
    (self.line1TextProvider, self.line2TextProvider) = (line1TextProvider, line2TextProvider)
  }
  public convenience override init() { self.init(line1TextProvider: CLKTextProvider(), line2TextProvider: CLKTextProvider()) }
}
open class CLKComplicationTemplateGraphicCircularStackImage: CLKComplicationTemplateGraphicCircular {
  open var line1ImageProvider: CLKFullColorImageProvider
  open var line2TextProvider: CLKTextProvider
  public init(line1ImageProvider: CLKFullColorImageProvider, line2TextProvider: CLKTextProvider) {
    (self.line1ImageProvider, self.line2TextProvider) = (line1ImageProvider, line2TextProvider)
  }
  public convenience override init() { self.init(line1ImageProvider: CLKFullColorImageProvider(), line2TextProvider: CLKTextProvider()) }
}
