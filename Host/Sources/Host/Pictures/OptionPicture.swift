import AlmanacPainter
import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import PaintOrders

/// The picture beside an option of a form.
struct OptionPicture {
  let image: OptionImage
  /// Points of a side.
  static let side = 32.0

  var list: DisplayList {
    let square = RectValue(x: 0, y: 0, width: Self.side, height: Self.side)
    return .with {
      $0.size = SizeValue(width: Self.side, height: Self.side)
      $0.root = .with { node in
        node.frame = square
        switch image.image {
        case .symbol(let name):
          node.symbol.name = name
          node.symbol.paints = [.with { $0.color.system = "label" }]
        case .bitmap(let bitmap):
          node.frame = fitted(bitmap)
          node.image.image = bitmap.sha256
          node.image.scale = 1
        case nil: break
        }
        if image.isCircular {
          // In the node's own coordinates.
          node.clip.shape.ellipse = RectValue(x: 0, y: 0, width: node.frame.width, height: node.frame.height)
        }
      }
    }
  }

  /// The bitmap's shape in the square.
  private func fitted(_ bitmap: ImageBlob) -> RectValue {
    let (width, height) = (Double(bitmap.pixelWidth), Double(bitmap.pixelHeight))
    let factor = Self.side / max(width, height, 1)
    let (x, y) = ((Self.side - width * factor) / 2, (Self.side - height * factor) / 2)
    return RectValue(x: x, y: y, width: width * factor, height: height * factor)
  }
}

extension DeviceHost {
  /// Returns the picture beside an option that a form has listed lately. A painter decodes it, as all pictures of apps.
  ///
  /// - Parameters:
  ///   - id: as a list of options names it.
  ///   - scheme: nil: that of the device.
  ///   - scale: pixels per point; nil: the device's.
  /// - Throws: ``HostError/unknownOptionImage(_:)``; `LockError/locked`.
  public func optionImage(app: String, id: String, scheme: ColorSchemeValue? = nil, scale: Double? = nil) async throws -> RenderedImage {
    let known = try find(app)
    let name = known.record.id
    // Also refuses a protected app while the device is locked.
    _ = try client(of: name)
    guard let image = optionLists.image(id, app: name) else { throw HostError.unknownOptionImage(id) }
    guard let placement = Placement(of: "systemSmall", on: configuration.device) else {
      throw HostError.familyNotOnDevice("systemSmall", device: configuration.device.name)
    }
    var presentation = Presentation()
    presentation.colorScheme = scheme ?? (currentSettings.colorScheme == .dark ? .dark : .light)
    let key = PictureKey(
      source: .option(id), family: "", placement: placement, presentation: presentation, scale: scale ?? configuration.device.scale,
      isMasked: false)
    let data: Data = try OptionPicture(image: image).list.serializedData()
    return try await renderer.picture(key, of: owner(name, widget: "\(name) options"), at: now, nextEntry: nil) {
      Drawing(list: data) { hash in
        if case .bitmap(let bitmap) = image.image, bitmap.sha256 == hash { return bitmap }
        return nil
      }
    }
  }
}
