/// The default type of image literals.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}

// A protocol extension, because each subclass would have to repeat a required initializer of the class.
extension _ExpressibleByImageLiteral where Self: UIImage {
  /// The image for `#imageLiteral(resourceName:)`. Traps if the app does not contain it, as Apple's does.
  public init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      fatalError("#imageLiteral(resourceName: \"\(name)\"): the app has no image set and no file of this name; add one, or use UIImage(named:)")
    }
    guard let own = image as? Self else { fatalError("#imageLiteral(resourceName: \"\(name)\") is a UIImage, not a \(Self.self)") }
    self = own
  }
}
