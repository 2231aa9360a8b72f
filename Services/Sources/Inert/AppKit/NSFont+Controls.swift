extension NSFont {
  /// The size of the text of a control, in points.
  public class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .mini: 9
    case .small: 11
    case .regular, .large: 13
    }
  }
}
