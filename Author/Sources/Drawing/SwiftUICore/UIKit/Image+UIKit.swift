import AlmanacUIKitDrawing

extension Image {
  /// Converts a UIKit image: uses the bytes of its file if it still has them, otherwise its pixels.
  public init(uiImage: UIImage) {
    let unchanged = uiImage.imageOrientation == .up && uiImage.tint == nil
    switch uiImage.source {
    case .symbol(let symbol, let configuration):
      if symbol.template == nil {
        self.init(systemName: symbol.name)
      } else {
        self.init(source: .asset(name: symbol.name, bundle: symbol.bundlePath.flatMap(Bundle.init(path:))))
      }
      symbolFont = .system(size: configuration.pointSize, weight: Font.Weight(configuration.strokeWeight.value))
      if let tint = uiImage.tint { symbolTint = Color(uiColor: tint) }
    case .asset(let name, let path, _, nil) where unchanged: self.init(source: .asset(name: name, bundle: path.flatMap(Bundle.init(path:))))
    case .encoded(let data) where unchanged: self.init(source: .data(data, scale: uiImage.scale))
    case .empty, .asset, .encoded, .bitmap: self.init(source: .data(uiImage.archivedData, scale: uiImage.scale))
    }
    switch uiImage.renderingMode {
    case .alwaysTemplate: rendering = .template
    case .alwaysOriginal: rendering = symbolTint == nil ? .original : rendering
    case .automatic: break
    }
  }

  /// Creates an image from pixels.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
    self.label = label
    isDecorative = false
  }
  /// Creates an image from pixels that assistive technology ignores.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiOrientation))
    isDecorative = true
  }
}

extension Image.Orientation {
  var uiOrientation: UIImage.Orientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .left: .left
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    }
  }
}
