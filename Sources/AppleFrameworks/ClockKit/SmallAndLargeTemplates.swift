// Templates of the utilitarian, circular and extra large faces. No face shows them: they keep what an app gives them. `init()` is the older way, whose properties are set afterwards.

open class CLKComplicationTemplateUtilitarianSmallSquare: CLKComplicationTemplate {
  open var imageProvider: CLKImageProvider
  public init(imageProvider: CLKImageProvider) {
    self.imageProvider = imageProvider
  }
  public convenience override init() { self.init(imageProvider: CLKImageProvider()) }
}
open class CLKComplicationTemplateUtilitarianSmallRingText: CLKComplicationTemplate {
  open var textProvider: CLKTextProvider
  open var fillFraction: Float
  open var ringStyle: CLKComplicationRingStyle
  public init(textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
    (self.textProvider, self.fillFraction, self.ringStyle) = (textProvider, fillFraction, ringStyle)
  }
  public convenience override init() { self.init(textProvider: CLKTextProvider(), fillFraction: 0, ringStyle: .open) }
}
open class CLKComplicationTemplateUtilitarianSmallRingImage: CLKComplicationTemplate {
  open var imageProvider: CLKImageProvider
  open var fillFraction: Float
  open var ringStyle: CLKComplicationRingStyle
  public init(imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
    (self.imageProvider, self.fillFraction, self.ringStyle) = (imageProvider, fillFraction, ringStyle)
  }
  public convenience override init() { self.init(imageProvider: CLKImageProvider(), fillFraction: 0, ringStyle: .open) }
}
open class CLKComplicationTemplateUtilitarianSmallFlat: CLKComplicationTemplate {
  open var textProvider: CLKTextProvider
  open var imageProvider: CLKImageProvider?
  public init(textProvider: CLKTextProvider, imageProvider: CLKImageProvider? = nil) {
    (self.textProvider, self.imageProvider) = (textProvider, imageProvider)
  }
  public convenience override init() { self.init(textProvider: CLKTextProvider()) }
}
open class CLKComplicationTemplateUtilitarianLargeFlat: CLKComplicationTemplate {
  open var textProvider: CLKTextProvider
  open var imageProvider: CLKImageProvider?
  public init(textProvider: CLKTextProvider, imageProvider: CLKImageProvider? = nil) {
    (self.textProvider, self.imageProvider) = (textProvider, imageProvider)
  }
  public convenience override init() { self.init(textProvider: CLKTextProvider()) }
}
open class CLKComplicationTemplateCircularSmallSimpleText: CLKComplicationTemplate {
  open var textProvider: CLKTextProvider
  public init(textProvider: CLKTextProvider) {
    self.textProvider = textProvider
  }
  public convenience override init() { self.init(textProvider: CLKTextProvider()) }
}
open class CLKComplicationTemplateCircularSmallSimpleImage: CLKComplicationTemplate {
  open var imageProvider: CLKImageProvider
  public init(imageProvider: CLKImageProvider) {
    self.imageProvider = imageProvider
  }
  public convenience override init() { self.init(imageProvider: CLKImageProvider()) }
}
open class CLKComplicationTemplateCircularSmallRingText: CLKComplicationTemplate {
  open var textProvider: CLKTextProvider
  open var fillFraction: Float
  open var ringStyle: CLKComplicationRingStyle
  public init(textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
    (self.textProvider, self.fillFraction, self.ringStyle) = (textProvider, fillFraction, ringStyle)
  }
  public convenience override init() { self.init(textProvider: CLKTextProvider(), fillFraction: 0, ringStyle: .open) }
}
open class CLKComplicationTemplateCircularSmallRingImage: CLKComplicationTemplate {
  open var imageProvider: CLKImageProvider
  open var fillFraction: Float
  open var ringStyle: CLKComplicationRingStyle
  public init(imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
    (self.imageProvider, self.fillFraction, self.ringStyle) = (imageProvider, fillFraction, ringStyle)
  }
  public convenience override init() { self.init(imageProvider: CLKImageProvider(), fillFraction: 0, ringStyle: .open) }
}
open class CLKComplicationTemplateCircularSmallStackText: CLKComplicationTemplate {
  open var line1TextProvider: CLKTextProvider
  open var line2TextProvider: CLKTextProvider
  public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
    (self.line1TextProvider, self.line2TextProvider) = (line1TextProvider, line2TextProvider)
  }
  public convenience override init() { self.init(line1TextProvider: CLKTextProvider(), line2TextProvider: CLKTextProvider()) }
}
open class CLKComplicationTemplateCircularSmallStackImage: CLKComplicationTemplate {
  open var line1ImageProvider: CLKImageProvider
  open var line2TextProvider: CLKTextProvider
  public init(line1ImageProvider: CLKImageProvider, line2TextProvider: CLKTextProvider) {
    (self.line1ImageProvider, self.line2TextProvider) = (line1ImageProvider, line2TextProvider)
  }
  public convenience override init() { self.init(line1ImageProvider: CLKImageProvider(), line2TextProvider: CLKTextProvider()) }
}
open class CLKComplicationTemplateExtraLargeSimpleText: CLKComplicationTemplate {
  open var textProvider: CLKTextProvider
  public init(textProvider: CLKTextProvider) {
    self.textProvider = textProvider
  }
  public convenience override init() { self.init(textProvider: CLKTextProvider()) }
}
open class CLKComplicationTemplateExtraLargeSimpleImage: CLKComplicationTemplate {
  open var imageProvider: CLKImageProvider
  public init(imageProvider: CLKImageProvider) {
    self.imageProvider = imageProvider
  }
  public convenience override init() { self.init(imageProvider: CLKImageProvider()) }
}
open class CLKComplicationTemplateExtraLargeRingText: CLKComplicationTemplate {
  open var textProvider: CLKTextProvider
  open var fillFraction: Float
  open var ringStyle: CLKComplicationRingStyle
  public init(textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
    (self.textProvider, self.fillFraction, self.ringStyle) = (textProvider, fillFraction, ringStyle)
  }
  public convenience override init() { self.init(textProvider: CLKTextProvider(), fillFraction: 0, ringStyle: .open) }
}
open class CLKComplicationTemplateExtraLargeRingImage: CLKComplicationTemplate {
  open var imageProvider: CLKImageProvider
  open var fillFraction: Float
  open var ringStyle: CLKComplicationRingStyle
  public init(imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
    (self.imageProvider, self.fillFraction, self.ringStyle) = (imageProvider, fillFraction, ringStyle)
  }
  public convenience override init() { self.init(imageProvider: CLKImageProvider(), fillFraction: 0, ringStyle: .open) }
}
open class CLKComplicationTemplateExtraLargeStackText: CLKComplicationTemplate {
  open var line1TextProvider: CLKTextProvider
  open var line2TextProvider: CLKTextProvider
  open var highlightLine2 = false
  public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
    (self.line1TextProvider, self.line2TextProvider) = (line1TextProvider, line2TextProvider)
  }
  public convenience override init() { self.init(line1TextProvider: CLKTextProvider(), line2TextProvider: CLKTextProvider()) }
}
open class CLKComplicationTemplateExtraLargeStackImage: CLKComplicationTemplate {
  open var line1ImageProvider: CLKImageProvider
  open var line2TextProvider: CLKTextProvider
  open var highlightLine2 = false
  public init(line1ImageProvider: CLKImageProvider, line2TextProvider: CLKTextProvider) {
    (self.line1ImageProvider, self.line2TextProvider) = (line1ImageProvider, line2TextProvider)
  }
  public convenience override init() { self.init(line1ImageProvider: CLKImageProvider(), line2TextProvider: CLKTextProvider()) }
}
open class CLKComplicationTemplateExtraLargeColumnsText: CLKComplicationTemplate {
  open var row1Column1TextProvider: CLKTextProvider
  open var row1Column2TextProvider: CLKTextProvider
  open var row2Column1TextProvider: CLKTextProvider
  open var row2Column2TextProvider: CLKTextProvider
  open var column2Alignment = CLKComplicationColumnAlignment.leading
  open var highlightColumn2 = false
  public init(
    row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider, row2Column1TextProvider: CLKTextProvider,
    row2Column2TextProvider: CLKTextProvider
  ) {
    (self.row1Column1TextProvider, self.row1Column2TextProvider, self.row2Column1TextProvider) = (
      row1Column1TextProvider, row1Column2TextProvider, row2Column1TextProvider
    )
    self.row2Column2TextProvider = row2Column2TextProvider
  }
  public convenience override init() {
    self.init(
      row1Column1TextProvider: CLKTextProvider(), row1Column2TextProvider: CLKTextProvider(), row2Column1TextProvider: CLKTextProvider(),
      row2Column2TextProvider: CLKTextProvider()
    )
  }
}
