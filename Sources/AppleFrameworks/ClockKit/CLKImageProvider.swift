/// The image of a template, in one colour.
open class CLKImageProvider: NSObject {
  open var tintColor: UIColor! = .white
  open var onePieceImage: UIImage
  open var twoPieceImageBackground: UIImage?
  open var twoPieceImageForeground: UIImage?
  open var accessibilityLabel: String?
  public init(onePieceImage: UIImage, twoPieceImageBackground: UIImage?, twoPieceImageForeground: UIImage?) {
    (self.onePieceImage, self.twoPieceImageBackground) = (onePieceImage, twoPieceImageBackground)
    self.twoPieceImageForeground = twoPieceImageForeground
  }
  public convenience init(onePieceImage: UIImage) {
    self.init(onePieceImage: onePieceImage, twoPieceImageBackground: nil, twoPieceImageForeground: nil)
  }
  public override convenience init() { self.init(onePieceImage: UIImage()) }
}

/// The image of a template, in its own colours.
open class CLKFullColorImageProvider: NSObject {
  open var image: UIImage
  open var tintedImageProvider: CLKImageProvider?
  open var accessibilityLabel: String?
  public init(fullColorImage image: UIImage, tintedImageProvider: CLKImageProvider?) {
    (self.image, self.tintedImageProvider) = (image, tintedImageProvider)
  }
  public convenience init(fullColorImage image: UIImage) { self.init(fullColorImage: image, tintedImageProvider: nil) }
  public override convenience init() { self.init(fullColorImage: UIImage()) }
}
