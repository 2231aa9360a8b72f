extension UIImage {
  // The pictures of edit controls.
  public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
  public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
  /// The kinds of an image for different traits; nil: an image has one here.
  public var imageAsset: UIImageAsset? { nil }
}
/// Kinds of an image for different traits.
// Unchecked: whoever makes an asset registers its images before it is passed on.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private var images: [(traits: UITraitCollection, image: UIImage)] = []
  public override init() { super.init() }
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(imageWith: traitCollection)
    images.append((traitCollection, image))
  }
  open func unregister(imageWith traitCollection: UITraitCollection) { images.removeAll { $0.traits == traitCollection } }
  /// The image of the same appearance, or the first one.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    (images.first { $0.traits.userInterfaceStyle == traitCollection.userInterfaceStyle } ?? images.first)?.image ?? UIImage()
  }
}
