import AlmanacProfiles
import AlmanacWireSchema

/// The help of an extension's own command line.
enum HelpText {
  static func overview(name: String, kinds: [String]) -> String {
    """
    \(name) is a widget extension: the Almanac host starts it and shows its widgets.
    It has \(kinds.isEmpty ? "no widget" : "the widget\(kinds.count == 1 ? "" : "s") \(kinds.joined(separator: ", "))").

    To see them on a home screen:    almanac serve <package folder>
    To draw one as a picture:        almanac render <package folder> --kind \(kinds.first ?? "KIND") --family systemSmall -o widget.png

    Its own command line offers:
      \(name) describe               its widgets as JSON
      \(name) render …               what one widget would draw, as a display list
      \(name) <command> --help       more about a command

    """
  }

  static func describe(name: String) -> String {
    """
    \(name) describe

    Prints the extension's widgets in bundle order: a JSON array of objects with kind, displayName, description, families,
    configuration ("static", "intent", "appIntent", "activity" or "control") and parameters (name, title, type, default).
    Diagnostics go to standard error.

    """
  }

  static func render(name: String) -> String {
    """
    \(name) render --kind KIND --family FAMILY [options]

    Requests one widget as the host does and prints the display list of its current entry as JSON, in the first presentation:
    light; in full colour on a home screen, vibrant on a lock screen. Run it in a debugger to see why a request fails.
    Pictures and the other presentations come from `almanac render`.

      --kind KIND            the widget; optional if the extension has only one
      --family FAMILY        \(families)
      --device DEVICE        the device whose sizes and margins are used; default \(Profiles.defaultDevice.id)
      --moment MOMENT        timeline (default), snapshot or placeholder
      --locale LOCALE        for instance en-US (default) or ar, which is laid out from right to left
      --config JSON          the configured intent's parameters, an object; for an activity
                             {"attributes": {…}, "state": {…}}, by default from the extension's preview

    Diagnostics go to standard error. Exit status: 64 wrong usage, 65 the widget gave no usable entry, 70 an internal error.

    """
  }

  /// All families, one line for each group.
  private static var families: String {
    let groups: [WidgetFamilyValue.Group] = [.home, .accessory, .activity, .control]
    let lines = groups.map { group in WidgetFamilyValue.named.filter { $0.group == group }.map(\.name).joined(separator: ", ") }
    return lines.joined(separator: ",\n" + String(repeating: " ", count: 25))
  }
}
