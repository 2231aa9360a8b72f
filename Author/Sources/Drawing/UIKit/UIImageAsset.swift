import Assets
import Synchronization

/// The variants of one image for light and dark mode and for scales.
///
/// An image that ``image(with:)`` returns stays the one that was chosen: unlike on a device it is not exchanged when it is drawn in another mode. Ask again in
/// the view's body, or use an asset catalog, whose images are.
// Unchecked: the variants are behind a mutex; an open class cannot be checked.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant {
    var traits: UITraitCollection
    var image: UIImage
  }
  private let variants = Mutex<[Variant]>([])
  /// The image set of an asset catalog; nil: the asset has only what is registered.
  private let set: ImageSet?

  public override init() { set = nil }
  package init(_ set: ImageSet) { self.set = set }

  /// Adds a variant. It takes the place of one with the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    variants.withLock { variants in
      variants.removeAll { $0.traits.traits == traitCollection.traits }
      variants.append(Variant(traits: traitCollection, image: image))
    }
    image.registeredAsset = self
  }
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }
  open func unregister(with traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits.traits == traitCollection.traits } }
  }
  open func unregisterImage(with configuration: UIImage.Configuration) { unregister(with: configuration.traitCollection ?? UITraitCollection()) }

  /// Returns the variant that suits the traits best: first by mode, then by contrast, then by scale. Empty if the asset has no image.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let wanted = traitCollection.traits
    let best = variants.withLock { variants in variants.max { Self.rank($0.traits.traits, wanted) < Self.rank($1.traits.traits, wanted) }?.image }
    if let best { return best }
    guard let set else { return UIImage() }
    return UIImage(set, isDark: wanted.style == .dark, scale: wanted.scale > 0 ? wanted.scale : UIScreen.main.scale)
  }
  open func image(with configuration: UIImage.Configuration) -> UIImage { image(with: configuration.traitCollection ?? .current) }

  private static func rank(_ traits: UITraitCollection.Traits, _ wanted: UITraitCollection.Traits) -> Double {
    var rank = 0.0
    if traits.style == wanted.style { rank += 100 } else if traits.style != .unspecified { rank -= 100 }
    if traits.contrast == wanted.contrast { rank += 10 } else if traits.contrast != .unspecified { rank -= 10 }
    if wanted.scale > 0, traits.scale > 0 { rank -= abs(wanted.scale - traits.scale) }
    return rank
  }
}

extension UIImage {
  /// The asset that has the image among its variants; nil for an image from a file or a drawing.
  public var imageAsset: UIImageAsset? {
    if let registeredAsset { return registeredAsset }
    if case .asset(_, _, let set) = source { return UIImageAsset(set) }
    return nil
  }
}
