extension NSImage {
  /// Nil if the pasteboard has no picture.
  public convenience init?(pasteboard: NSPasteboard) {
    guard let data = pasteboard.data(forType: .png) ?? pasteboard.data(forType: .tiff) else { return nil }
    self.init(data: data)
  }
}
