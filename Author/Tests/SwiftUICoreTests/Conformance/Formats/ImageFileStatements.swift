import AlmanacUIKitDrawing
import AlmanacWireSchema
import Statements
import SwiftUICore

@testable import SwiftUICore

extension Statement {
  private static let adding: DocumentSource = .apple("xcode/adding-images-to-your-xcode-project")
  private static func scales(_ scales: String...) -> [String: FormatFile] {
    var files: [String: FormatFile] = [:]
    for scale in scales {
      files["A.xcassets/Pic.imageset/\(scale).png"] = .png(20 * (UInt32(scale.prefix(1)) ?? 1), 10 * (UInt32(scale.prefix(1)) ?? 1))
    }
    let entries = scales.map { #"{"idiom":"universal","scale":"\#($0)","filename":"\#($0).png"}"# }
    files["A.xcassets/Pic.imageset/Contents.json"] = FormatFile(#"{"images":[\#(entries.joined(separator: ","))]}"#)
    return files
  }

  /// Files of an image set: their scale, their format, and the set's properties.
  static let imageFiles: [Statement] = [
    Statement("Each screen shows the file of its scale, which has as many pixels to a point", adding, [20, 10, 20, 20, 10, 40, 20, 10, 60]) {
      var sizes: [CGFloat] = []
      for scale in [1, 2, 3] as [CGFloat] { sizes += try await PictureSet.size(of: scales("1x", "2x", "3x"), scale: scale) }
      return sizes
    },
    Statement("An image keeps its size in points if the file of the screen's scale is missing", .apple("uikit/uiimage/size"), [20, 10, 20, 10]) {
      let (few, more) = (try await PictureSet.size(of: scales("1x")), try await PictureSet.size(of: scales("2x")))
      return Array(few.prefix(2) + more.prefix(2))
    },
    Statement("The order of the entries does not choose the scale", FormatSource.contents, [20, 10, 40]) {
      try await PictureSet.size(of: scales("3x", "1x", "2x"), scale: 2)
    },
    Statement(
      "A file without a scale has one pixel to a point", "learningswift.brightdigit.com, Asset Catalogs, Image Sets, and App Icons", [20, 10]
    ) {
      Array(try await PictureSet.size(of: PictureSet.files("a.png", .png(20, 10), entry: "")).prefix(2))
    },
    Statement("An image is found by the name of its set, and not by that of its file", FormatSource.folders, is: [true, false]) {
      let files = PictureSet.files("photo.png", .png(20, 10))
      return [try await !PictureSet.size(of: files).isEmpty, try await !PictureSet.size("photo", of: files).isEmpty]
    },
    Statement("A PDF has the size of its page in points", FormatSource.imageSet, [20, 10]) {
      Array(try await PictureSet.size(of: PictureSet.files("a.pdf", .pdf(20, 10), entry: "")).prefix(2))
    },
    Statement("An SVG has the size of its view box in points", .apple("xcode-release-notes/xcode-12-release-notes"), [20, 10]) {
      Array(try await PictureSet.size(of: PictureSet.files("a.svg", .svg(20, 10), entry: "")).prefix(2))
    },
    Statement("A PDF whose vectors are preserved is drawn at the pixels that it is shown at", FormatSource.imageSet, [120]) {
      let files = PictureSet.files("a.pdf", .pdf(20, 10), entry: "", properties: #""preserves-vector-representation":true"#)
      return try await withFormatFiles(files) {
        $0.core.displayScale = 3
      } _: { fixture in
        let out = fixture.render(Image("Pic").resizable().frame(width: 40, height: 20))
        return [CGFloat(out.images.values.first?.pixelWidth ?? 0)]
      }
    },
    Statement("A template is drawn with the foreground style", FormatSource.imageSet, is: true) {
      try await isTemplate(#""template-rendering-intent":"template""#, Image("Pic"))
    },
    Statement("An image whose intent is original keeps its colours", FormatSource.imageSet, is: false) {
      try await isTemplate(#""template-rendering-intent":"original""#, Image("Pic"))
    },
    Statement("An image without an intent keeps its colours", FormatSource.imageSet, is: false) { try await isTemplate("", Image("Pic")) },
    Statement("renderingMode(_:) goes before the intent of the set", .apple("swiftui/image/renderingmode(_:)"), is: [false, true]) {
      let original = try await isTemplate(#""template-rendering-intent":"template""#, Image("Pic").renderingMode(.original))
      return [original, try await isTemplate(#""template-rendering-intent":"original""#, Image("Pic").renderingMode(.template))]
    },
    Statement("renderingMode(nil) leaves the intent of the set", .apple("swiftui/image/renderingmode(_:)"), is: true) {
      try await isTemplate(#""template-rendering-intent":"template""#, Image("Pic").renderingMode(nil))
    },
    Statement("A UIImage of a template set is drawn as a template", FormatSource.imageSet, is: true) {
      let files = PictureSet.files("a.svg", .svg(20, 10), properties: #""template-rendering-intent":"template""#)
      return try await withFormatFiles(files) { fixture in
        let image = UIImage(named: "Pic", in: fixture.bundle, with: nil) ?? UIImage()
        return fixture.render(Image(uiImage: image)).nodes.first?.image.template ?? false
      }
    },
    Statement("A UIImage for given traits is the variant for them", .apple("uikit/uiimage/init(named:in:compatiblewith:)"), [20, 10]) {
      let dark = #"{"filename":"d.svg",\#(PictureSet.appearances("dark"))}"#
      let files: [String: FormatFile] = [
        "A.xcassets/Pic.imageset/Contents.json": FormatFile(#"{"images":[{"filename":"l.svg"},\#(dark)]}"#),
        "A.xcassets/Pic.imageset/l.svg": .svg(10, 10), "A.xcassets/Pic.imageset/d.svg": .svg(20, 10),
      ]
      return try await withFormatFiles(files) { fixture in
        let size = UIImage(named: "Pic", in: fixture.bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))?.size ?? .zero
        return [size.width, size.height]
      }
    },
    Statement("How an image is compressed does not change its size", FormatSource.imageSet, [20, 10, 20]) {
      try await PictureSet.size(of: PictureSet.files("a.png", .png(20, 10), properties: #""compression-type":"lossy""#))
    },
    Statement("Keys that Xcode adds for its editor are no errors", FormatSource.contents, [20, 10, 20]) {
      let entry = #""scale":"1x","unassigned":true,"alignment-insets":{"top":1,"left":2,"bottom":3,"right":4}"#
      return try await PictureSet.size(of: PictureSet.files("a.png", .png(20, 10), entry: entry, properties: #""auto-scaling":"auto""#))
    },
  ]

  @MainActor private static func isTemplate(_ properties: String, _ image: Image) async throws -> Bool {
    let files = PictureSet.files("a.png", .png(20, 10), properties: properties)
    return try await withFormatFiles(files) { $0.render(image).nodes.first?.image.template ?? false }
  }

  /// Files and entries that are missing or broken.
  static let imageErrors: [Statement] = [
    Statement("An entry without a file is an empty slot, and the other entries are used", FormatSource.imageSet, [20, 10, 20]) {
      var files = PictureSet.files("a.png", .png(20, 10))
      files["A.xcassets/Pic.imageset/Contents.json"] = #"{"images":[{"idiom":"iphone","scale":"3x"},{"scale":"1x","filename":"a.png"}]}"#
      return try await PictureSet.size(of: files)
    },
    Statement("A dark slot without a file leaves the plain image in dark mode", FormatSource.imageSet, is: true) {
      var files = PictureSet.files("a.png", .png(20, 10))
      let dark = PictureSet.appearances("dark")
      files["A.xcassets/Pic.imageset/Contents.json"] = FormatFile(#"{"images":[{"scale":"1x","filename":"a.png"},{"scale":"1x",\#(dark)}]}"#)
      return try await withFormatFiles(files, PictureSet.dark) { $0.render(Image("Pic")).names.isEmpty }
    },
    Statement("An image set needs a Contents.json", FormatSource.imageSet, is: ["asset.missing"]) {
      try await PictureSet.problems(of: ["A.xcassets/Pic.imageset/Pic.png": .png(20, 10)])
    },
    Statement("A Contents.json that is no JSON makes no image", FormatSource.contents, is: ["asset.missing"]) {
      var files = PictureSet.files("a.png", .png(20, 10))
      files["A.xcassets/Pic.imageset/Contents.json"] = #"{"images":["#
      return try await PictureSet.problems(of: files)
    },
    Statement("A set whose files do not exist shows no image", FormatSource.imageSet, is: ["asset.missing"]) {
      try await PictureSet.problems(of: ["A.xcassets/Pic.imageset/Contents.json": #"{"images":[{"idiom":"universal","filename":"a.png"}]}"#])
    },
    Statement("UIImage(named:) of a missing image is nil", .apple("uikit/uiimage/init(named:in:with:)"), is: true) {
      try await withFormatFiles([:]) { UIImage(named: "Pic", in: $0.bundle, with: nil) == nil }
    },
    Statement("A file beside the catalogs is found by its name, at the scale that the name says", FormatSource.resources, [20, 10, 60]) {
      try await PictureSet.size(of: ["Pic.png": .png(20, 10), "Pic@2x.png": .png(40, 20), "Pic@3x.png": .png(60, 30)])
    },
    Statement("A file beside the catalogs with ~ipad in its name is for tablets", FormatSource.resources, [30, 10, 20, 10]) {
      let files: [String: FormatFile] = ["Pic.png": .png(20, 10), "Pic~ipad.png": .png(30, 10)]
      let sizes = [try await PictureSet.size(of: files, on: PictureSet.tablet), try await PictureSet.size(of: files)]
      return sizes.flatMap { $0.prefix(2) }
    },
    Statement("A device's name stands after the scale", FormatSource.resources, [30, 10, 60]) {
      try await PictureSet.size(of: ["Pic@2x.png": .png(40, 20), "Pic@2x~ipad.png": .png(60, 20)], on: PictureSet.tablet, scale: 2)
    },
    Statement("A file beside the catalogs for another device only is not found", FormatSource.resources, is: false) {
      try await !PictureSet.size(of: ["Pic~ipad.png": .png(30, 10)]).isEmpty
    },
    Statement("A JPEG beside the catalogs is found with its extension", .apple("uikit/uiimage/init(named:)"), is: true) {
      try await withFormatFiles(["photos/Pic.jpg": .png(20, 10)]) { UIImage(named: "photos/Pic.jpg", in: $0.bundle, with: nil) != nil }
    },
  ]
}
