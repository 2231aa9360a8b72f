/// Formats values in the device's locale.
///
/// Foundation on Linux formats in `en_001` unless a style names a locale. `AuthorSupport` redeclares the `formatted` methods in the author's module,
/// where they shadow Foundation's; those declarations call this type.
public enum DeviceFormat {
  /// Formats `value` with `style`, in the device's locale unless the style names one.
  public static func format<Style: FormatStyle>(_ value: Style.FormatInput, _ style: Style) -> Style.FormatOutput {
    let isOpen = style == style.locale(.autoupdatingCurrent)
    return (isOpen ? style.locale(ProcessLocale.current) : style).format(value)
  }
}
