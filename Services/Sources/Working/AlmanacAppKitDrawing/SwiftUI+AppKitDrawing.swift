import SwiftUICore

extension Image {
  /// Shows an AppKit image in its size.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage.drawing) }
}
extension Color {
  /// Converts an AppKit colour; a dynamic one keeps all its appearances.
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}
extension ImageRenderer {
  /// Nil if `uiImage` is nil.
  public var nsImage: NSImage? { uiImage.flatMap { $0.cgImage }.map { NSImage(cgImage: $0, size: .zero) } }
}
