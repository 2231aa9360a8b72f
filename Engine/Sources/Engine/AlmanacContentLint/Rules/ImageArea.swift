import AlmanacProfiles
import AlmanacWireSchema
import Foundation

extension ContentLint {
  static let imageArea = ContentLint(
    name: "imageArea",
    reason:
      "The system archives images with the entry, up to an area that depends on the widget's size on screen; it drops a larger one, and often the "
      + "whole widget, with a line in a log as the only sign.",
    fix: "Scale the image down to the size at which it is shown, in pixels, before it goes into the entry."
  ) { drawing in
    var findings = drawing.archive.diagnostics.filter { $0.name == "image.tooLarge" }
      .map { ContentFinding(.error, "an image is not drawn: \(PlacedNode.short($0.message.components(separatedBy: ":")[0]))", $0) }
    findings += drawing.archive.diagnostics.filter { $0.name == "image.scaled" }
      .map { ContentFinding(.warning, $0.message.components(separatedBy: ";")[0], $0) }
    guard let most = drawing.device.archivedImageArea(of: drawing.family.name) else { return findings }
    try drawing.forEachList { list, date in
      for node in PlacedNode.all(in: list) {
        guard case .image(let image)? = node.node.content, let blob = drawing.archive.image(image.image) else { continue }
        let (width, height) = (Int(blob.pixelWidth), Int(blob.pixelHeight))
        guard Double(width * height) > most else { continue }
        let shown = "\(Int(node.box.width.rounded())) × \(Int(node.box.height.rounded())) points"
        findings.append(
          ContentFinding(
            text: "an image of \(width) × \(height) pixels, shown at \(shown), has more than the \(grouped(Int(most))) pixels that "
              + "\(drawing.device.id) archives in \(drawing.family.name)",
            source: node.source, entry: date, cause: "\(width) × \(height)"))
      }
    }
    return findings
  }
}
