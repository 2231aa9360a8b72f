/// Formats values in the device's locale.
///
/// Foundation on Linux formats in `en_001` unless a style names a locale. `AuthorSupport` declares the `formatted` methods again in the author's
/// module, where they shadow Foundation's; those declarations call this type.
public enum DeviceFormat {
  /// Formats `value` with `style`. A style that leaves the locale to the system follows the device; one that names a locale keeps it.
  public static func format<Style: FormatStyle>(_ value: Style.FormatInput, _ style: Style) -> Style.FormatOutput {
    let isOpen = style == style.locale(.autoupdatingCurrent)
    return (isOpen ? style.locale(ProcessLocale.current) : style).format(value)
  }
}
