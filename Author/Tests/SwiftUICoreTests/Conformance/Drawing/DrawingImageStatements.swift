import AlmanacUIKitDrawing
import AlmanacWireSchema
import CoreGraphics
import Foundation
import Statements
import SwiftUICore

@testable import SwiftUICore

extension Statement {
  private static let resizing = Documents.swiftUI("image/resizable(capinsets:resizingmode:)")
  private static let rendering = Documents.swiftUI("image/renderingmode(_:)")
  private static let named = Documents.openSwiftUI("NamedImage.swift")
  private static let sets = DocumentSource.archive(
    "Asset Catalog Format Reference, Image Set Type", "Xcode/Reference/xcode_ref-Asset_Catalog_Format/ImageSetType.html")

  /// 60 × 30 pixels.
  private static func picture(_ scale: CGFloat = 1, label: Text? = nil) -> Image { Image(data: TestBundle.png(60, 30), scale: scale, label: label) }

  /// What an image set called Pic records. Its files are one.png, two.png and three.png of 60, 120 and 180 pixels, and half as high.
  @MainActor private static func catalog<V: View>(
    _ contents: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil, scale: CGFloat = 3, @ViewBuilder _ view: () -> V
  ) throws -> ContentFixture.Output {
    let files = try TestBundle()
    try files.write("A.xcassets/Pic.imageset/Contents.json", contents)
    for (index, name) in ["one", "two", "three"].enumerated() {
      let side = UInt32(60 * (index + 1))
      try files.write("A.xcassets/Pic.imageset/\(name).png", TestBundle.png(side, side / 2, mark: UInt8(index)))
    }
    var fixture = ContentFixture { $0.core.displayScale = scale }
    fixture.bundle = files.bundle
    return fixture.render(width: width, height: height, view())
  }
  private static let scales = #"""
    {"images":[{"idiom":"universal","scale":"1x","filename":"one.png"},{"idiom":"universal","scale":"2x","filename":"two.png"},
    {"idiom":"universal","scale":"3x","filename":"three.png"}]}
    """#
  private static func numbers(_ size: CGSize) -> [CGFloat] { [size.width, size.height] }
  @MainActor private static func node<V: View>(@ViewBuilder _ view: () -> V) -> DisplayNode { Drawn.output(of: view).nodes.first ?? DisplayNode() }

  static let imageSizes: [Statement] = [
    Statement(
      "An image that is not resizable keeps its own size, whatever it is offered", Documents.swiftUI("fitting-images-into-available-space"), [60, 30]
    ) {
      size(offered: 20, 20) { picture() }
    },
    Statement("An image of three pixels for each point is a third as large", Documents.swiftUI("image/init(_:scale:orientation:label:)"), [20, 10]) {
      size { picture(3) }
    },
    Statement("A resizable image that is offered nothing keeps its own size", named, [60, 30]) { size { picture().resizable() } },
    Statement("A resizable image that fills is as large as the longer side needs", Documents.swiftUI("view/scaledtofill()"), [80, 40]) {
      size(offered: 40, 40) { picture().resizable().scaledToFill() }
    },
    Statement("The cap insets of an image stay as they are", resizing, [1, 2, 3, 4]) {
      let insets = node { picture().resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }.image.capInsets
      return [insets.top, insets.leading, insets.bottom, insets.trailing].map { CGFloat($0) }
    },
    Statement("A resizable image is not smaller than its cap insets", Documents.openSwiftUI("ResolvedImage.swift, sizeThatFits(in:)"), [24, 12]) {
      size(offered: 10, 5) { picture().resizable(capInsets: EdgeInsets(top: 4, leading: 12, bottom: 8, trailing: 12)) }
    },
    Statement(
      "An image of a photo that lies on its side is as wide as the photo is high", DocumentSource.apple("uikit/uiimage/orientation"), [30, 60]
    ) {
      guard let photo = UIImage(data: turnedPhoto()) else { return [] }
      return size { Image(uiImage: photo) }
    },
    Statement(
      "An image without a name in the catalogs takes no room", Documents.openSwiftUI("NamedImage.swift, resolveError(in:)"), [0, 0],
      differs: "a grey box takes its place, so that the author sees what is missing"
    ) {
      size { Image("NoSuchImage") }
    },
    Statement(
      "An image without a name in the catalogs draws nothing", Documents.openSwiftUI("NamedImage.swift, resolveError(in:)"),
      differs: "a grey box takes its place, so that the author sees what is missing",
      holds: {
        Drawn.output(nil, nil) { Image("NoSuchImage") }.paths.isEmpty
      }),
  ]

  /// A JPEG's markers of 60 × 30 pixels with the orientation 6.
  private static func turnedPhoto() -> Data {
    let exif: [UInt8] = Array("Exif".utf8) + [0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    return Data(
      [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
        + [0xFF, 0xE0, 0x00, 0x04, 0x4A, 0x46, 0xFF, 0xC0, 0x00, 0x11, 8, 0x00, 0x1E, 0x00, 0x3C, 3, 1, 0x22, 0])
  }

  static let catalogImages: [Statement] = [
    Statement("A catalog's image of the display's scale is used", sets, is: [60, 180]) {
      let out = try catalog(scales) { Image("Pic") }
      return [Int(out.size.width), Int(out.images.values.first?.pixelWidth ?? 0)]
    },
    Statement("An image for two pixels a point has half as many points on any display", sets, [60, 30]) {
      numbers(try catalog(#"{"images":[{"idiom":"universal","scale":"2x","filename":"two.png"}]}"#) { Image("Pic") }.size)
    },
    Statement("A set with the intent to be a template is painted in the foreground style", sets, is: "red") {
      try catalog(#"{"images":[{"idiom":"universal","filename":"one.png"}],"properties":{"template-rendering-intent":"template"}}"#) {
        Image("Pic").foregroundStyle(.red)
      }.nodes.first?.image.paint.systemName ?? ""
    },
    Statement("A template set is drawn as it is if the image says so", rendering, is: false) {
      try catalog(#"{"images":[{"idiom":"universal","filename":"one.png"}],"properties":{"template-rendering-intent":"template"}}"#) {
        Image("Pic").renderingMode(.original)
      }.nodes.first?.image.template
    },
    Statement("An image with slices in its set takes what it is offered", Documents.openSwiftUI("NamedImage.swift, hasSliceInformation"), [100, 50]) {
      numbers(try catalog(sliced, 100, 50) { Image("Pic") }.size)
    },
    Statement("The slices of a set are the image's cap insets", sets, [5, 10, 5, 10]) {
      let insets = try catalog(sliced, 100, 50) { Image("Pic") }.nodes.first?.image.capInsets ?? InsetsValue()
      return [insets.top, insets.leading, insets.bottom, insets.trailing].map { CGFloat($0) }
    },
    Statement("The name of an image is its label", Documents.swiftUI("image/init(_:bundle:)"), is: "Pic") {
      try catalog(scales) { Image("Pic") }.nodes.first?.accessibility.label ?? ""
    },
    Statement("A decorative image is hidden from assistive technology", Documents.swiftUI("image/init(decorative:bundle:)"), is: true) {
      try catalog(scales) { Image(decorative: "Pic") }.nodes.first?.accessibility.hidden
    },
  ]
  private static let sliced = #"""
    {"images":[{"idiom":"universal","scale":"1x","filename":"one.png","resizing":{"mode":"9-part","center":{"mode":"stretch","width":1,"height":1},
    "cap-insets":{"top":5,"left":10,"bottom":5,"right":10}}}]}
    """#

  static let imageModes: [Statement] = [
    Statement("A template is painted in the foreground style", rendering, is: "red") {
      node { picture().renderingMode(.template).foregroundStyle(.red) }.image.paint.systemName
    },
    Statement(
      "An image's edges do not change how its pixels are interpolated", Documents.swiftUI("image/antialiased(_:)"), is: ImageInterpolation.high
    ) {
      node { picture().resizable().interpolation(.high).antialiased(false) }.image.interpolation
    },
  ]
}
