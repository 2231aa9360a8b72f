// Templates of the modular faces. No face shows them: they keep what an app gives them. `init()` is the older way, whose properties are set afterwards.

open class CLKComplicationTemplateModularSmallSimpleText: CLKComplicationTemplate {
  open var textProvider: CLKTextProvider
  public init(textProvider: CLKTextProvider) {
    self.textProvider = textProvider
  }
  public convenience override init() { self.init(textProvider: CLKTextProvider()) }
}
open class CLKComplicationTemplateModularSmallSimpleImage: CLKComplicationTemplate {
  open var imageProvider: CLKImageProvider
  public init(imageProvider: CLKImageProvider) {
    self.imageProvider = imageProvider
  }
  public convenience override init() { self.init(imageProvider: CLKImageProvider()) }
}
open class CLKComplicationTemplateModularSmallRingText: CLKComplicationTemplate {
  open var textProvider: CLKTextProvider
  open var fillFraction: Float
  open var ringStyle: CLKComplicationRingStyle
  public init(textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
    (self.textProvider, self.fillFraction, self.ringStyle) = (textProvider, fillFraction, ringStyle)
  }
  public convenience override init() { self.init(textProvider: CLKTextProvider(), fillFraction: 0, ringStyle: .open) }
}
open class CLKComplicationTemplateModularSmallRingImage: CLKComplicationTemplate {
  open var imageProvider: CLKImageProvider
  open var fillFraction: Float
  open var ringStyle: CLKComplicationRingStyle
  public init(imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
    (self.imageProvider, self.fillFraction, self.ringStyle) = (imageProvider, fillFraction, ringStyle)
  }
  public convenience override init() { self.init(imageProvider: CLKImageProvider(), fillFraction: 0, ringStyle: .open) }
}
open class CLKComplicationTemplateModularSmallStackText: CLKComplicationTemplate {
  open var line1TextProvider: CLKTextProvider
  open var line2TextProvider: CLKTextProvider
  open var highlightLine2 = false
  public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
    (self.line1TextProvider, self.line2TextProvider) = (line1TextProvider, line2TextProvider)
  }
  public convenience override init() { self.init(line1TextProvider: CLKTextProvider(), line2TextProvider: CLKTextProvider()) }
}
open class CLKComplicationTemplateModularSmallStackImage: CLKComplicationTemplate {
  open var line1ImageProvider: CLKImageProvider
  open var line2TextProvider: CLKTextProvider
  open var highlightLine2 = false
  public init(line1ImageProvider: CLKImageProvider, line2TextProvider: CLKTextProvider) {
    (self.line1ImageProvider, self.line2TextProvider) = (line1ImageProvider, line2TextProvider)
  }
  public convenience override init() { self.init(line1ImageProvider: CLKImageProvider(), line2TextProvider: CLKTextProvider()) }
}
open class CLKComplicationTemplateModularSmallColumnsText: CLKComplicationTemplate {
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
open class CLKComplicationTemplateModularLargeStandardBody: CLKComplicationTemplate {
  open var headerImageProvider: CLKImageProvider?
  open var headerTextProvider: CLKTextProvider
  open var body1TextProvider: CLKTextProvider
  open var body2TextProvider: CLKTextProvider?
  public init(
    headerImageProvider: CLKImageProvider? = nil, headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider,
    body2TextProvider: CLKTextProvider? = nil
  ) {
    (self.headerImageProvider, self.headerTextProvider, self.body1TextProvider) = (headerImageProvider, headerTextProvider, body1TextProvider)
    self.body2TextProvider = body2TextProvider
  }
  public convenience override init() { self.init(headerTextProvider: CLKTextProvider(), body1TextProvider: CLKTextProvider()) }
}
open class CLKComplicationTemplateModularLargeTallBody: CLKComplicationTemplate {
  open var headerTextProvider: CLKTextProvider
  open var bodyTextProvider: CLKTextProvider
  public init(headerTextProvider: CLKTextProvider, bodyTextProvider: CLKTextProvider) {
    (self.headerTextProvider, self.bodyTextProvider) = (headerTextProvider, bodyTextProvider)
  }
  public convenience override init() { self.init(headerTextProvider: CLKTextProvider(), bodyTextProvider: CLKTextProvider()) }
}
open class CLKComplicationTemplateModularLargeTable: CLKComplicationTemplate {
  open var headerImageProvider: CLKImageProvider?
  open var headerTextProvider: CLKTextProvider
  open var row1Column1TextProvider: CLKTextProvider
  open var row1Column2TextProvider: CLKTextProvider
  open var row2Column1TextProvider: CLKTextProvider
  open var row2Column2TextProvider: CLKTextProvider
  open var column2Alignment = CLKComplicationColumnAlignment.leading
  public init(
    headerImageProvider: CLKImageProvider? = nil, headerTextProvider: CLKTextProvider, row1Column1TextProvider: CLKTextProvider,
    row1Column2TextProvider: CLKTextProvider, row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider
  ) {
    (self.headerImageProvider, self.headerTextProvider, self.row1Column1TextProvider) = (
      headerImageProvider, headerTextProvider, row1Column1TextProvider
    )
    (self.row1Column2TextProvider, self.row2Column1TextProvider, self.row2Column2TextProvider) = (
      row1Column2TextProvider, row2Column1TextProvider, row2Column2TextProvider
    )
  }
  public convenience override init() {
    self.init(
      headerTextProvider: CLKTextProvider(), row1Column1TextProvider: CLKTextProvider(), row1Column2TextProvider: CLKTextProvider(),
      row2Column1TextProvider: CLKTextProvider(), row2Column2TextProvider: CLKTextProvider()
    )
  }
}
open class CLKComplicationTemplateModularLargeColumns: CLKComplicationTemplate {
  open var row1ImageProvider: CLKImageProvider?
  open var row1Column1TextProvider: CLKTextProvider
  open var row1Column2TextProvider: CLKTextProvider
  open var row2ImageProvider: CLKImageProvider?
  open var row2Column1TextProvider: CLKTextProvider
  open var row2Column2TextProvider: CLKTextProvider
  open var row3ImageProvider: CLKImageProvider?
  open var row3Column1TextProvider: CLKTextProvider
  open var row3Column2TextProvider: CLKTextProvider
  open var column2Alignment = CLKComplicationColumnAlignment.leading
  public init(
    row1ImageProvider: CLKImageProvider? = nil, row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider,
    row2ImageProvider: CLKImageProvider? = nil, row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider,
    row3ImageProvider: CLKImageProvider? = nil, row3Column1TextProvider: CLKTextProvider, row3Column2TextProvider: CLKTextProvider
  ) {
    (self.row1ImageProvider, self.row1Column1TextProvider, self.row1Column2TextProvider) = (
      row1ImageProvider, row1Column1TextProvider, row1Column2TextProvider
    )
    (self.row2ImageProvider, self.row2Column1TextProvider, self.row2Column2TextProvider) = (
      row2ImageProvider, row2Column1TextProvider, row2Column2TextProvider
    )
    (self.row3ImageProvider, self.row3Column1TextProvider, self.row3Column2TextProvider) = (
      row3ImageProvider, row3Column1TextProvider, row3Column2TextProvider
    )
  }
  public convenience override init() {
    self.init(
      row1Column1TextProvider: CLKTextProvider(), row1Column2TextProvider: CLKTextProvider(), row2Column1TextProvider: CLKTextProvider(),
      row2Column2TextProvider: CLKTextProvider(), row3Column1TextProvider: CLKTextProvider(), row3Column2TextProvider: CLKTextProvider()
    )
  }
}
