/// What an extension prints about itself.
enum HelpText {
  static func overview(name: String, kinds: [String]) -> String {
    """
    \(name) is a widget extension: the Almanac host starts it and shows its widgets.
    It has \(kinds.isEmpty ? "no widget" : "the widget\(kinds.count == 1 ? "" : "s") \(kinds.joined(separator: ", "))").

    To see them on a home screen:    almanac serve <package folder>
    To paint one as a picture:       almanac render <package folder> --kind \(kinds.first ?? "KIND") --family systemSmall -o widget.png

    Run by hand it offers:
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

    Asks the provider, lays one entry out and writes its display list. Pictures are painted by the almanac command.

      --kind KIND            which widget; may be left out if there is one only
      --family FAMILY        systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait,
                             accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner; of an activity lockScreen,
                             islandCompact, islandMinimal, islandExpanded, activitySmall; of a control controlSmall,
                             controlMedium, controlLarge
      --device DEVICE        whose sizes and margins; default the 393×852 phone
      --moment MOMENT        timeline (default), snapshot or placeholder
      --at DATE              the entry shown at an instant such as 2026-11-21T09:30:00Z; default now
      --scheme SCHEME        light (default) or dark
      --mode MODE            fullColor (default), accented or vibrant
      --luminance LUMINANCE  normal (default) or reduced
      --redact REDACTION     none (default), privacy or placeholder
      --background SHOWN     shown (default) or removed
      --dynamic-type SIZE    xSmall … large (default) … accessibility5
      --locale LOCALE        for instance en-US (default) or ar
      --config JSON          the configured intent's parameters, an object; of an activity
                             {"attributes": {…}, "state": {…}}, default the extension's own preview's
      --format FORMAT        json (default) or pb, the schema's binary form
      -o, --output FILE      where to write; default standard output

    Diagnostics go to standard error. Exit status: 64 wrong use, 65 the widget gave no usable entry, 69 the file cannot be
    written, 70 a fault of this program.

    """
  }
}
