import AlmanacAssets
import Synchronization

/// The variants of one image for light and dark mode and for scales.
///
/// Unlike on a device, an image that ``image(with:)`` returned is not exchanged when it is drawn in another mode. Call it again in the view's body,
/// or use an asset catalog, whose images are exchanged.
// Unchecked: the variants are behind a mutex.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant {
    var traits: UITraitCollection
    var image: UIImage
  }
  private let variants = Mutex<[Variant]>([])
  /// The image set of an asset catalog; nil if the asset has only registered images.
  private let set: ImageSet?

  public override init() { set = nil }
  package init(_ set: ImageSet) { self.set = set }

  /// Adds a variant, or replaces the one with the same traits.
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

  /// Returns the variant that matches the traits best: first by mode, then by contrast, then by scale. Empty if the asset has no image.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let wanted = traitCollection.traits
    let best = variants.withLock { variants in variants.max { Self.rank($0.traits.traits, wanted) < Self.rank($1.traits.traits, wanted) }?.image }
    if let best { return best }
    guard let set else { return UIImage() }
    return UIImage(set, in: traitCollection, scale: wanted.scale > 0 ? wanted.scale : UIScreen.main.scale)
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
  /// The asset in which the image is registered; nil for an image from a file or a drawing.
  public var imageAsset: UIImageAsset? {
    if let registeredAsset { return registeredAsset }
    if case .asset(_, _, let set, _) = source { return UIImageAsset(set) }
    return nil
  }
}
