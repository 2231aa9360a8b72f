/// The default type of image literals.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}

// A required initializer of the class would have to be written again in each of its subclasses.
extension _ExpressibleByImageLiteral where Self: UIImage {
  /// The image of `#imageLiteral(resourceName:)`. The process ends if the app does not have it, as with Apple's.
  public init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      fatalError("#imageLiteral(resourceName: \"\(name)\"): the app has no image set and no file of this name; add one, or use UIImage(named:)")
    }
    guard let own = image as? Self else { fatalError("#imageLiteral(resourceName: \"\(name)\") is a UIImage, not a \(Self.self)") }
    self = own
  }
}
