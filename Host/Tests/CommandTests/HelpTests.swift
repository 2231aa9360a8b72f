import ArgumentParser
import Foundation
import Testing

@testable import almanac

/// Help as it is read on a terminal of 80 columns. A change here is a change of the interface.
@Suite struct HelpTests {
  private func expect(help command: (some ParsableCommand).Type, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let help = Almanac.helpMessage(for: command, columns: 80)
    #expect(help.trimmingCharacters(in: .newlines) == text, sourceLocation: sourceLocation)
  }

  @Test func root() {
    expect(help: Almanac.self, Self.rootText)
  }

  @Test func serve() {
    expect(help: Serve.self, Self.serveText)
  }

  @Test func importing() {
    expect(help: Import.self, Self.importText)
  }

  @Test func install() {
    expect(help: Install.self, Self.installText)
  }

  @Test func render() {
    expect(help: Render.self, Self.renderText)
  }

  @Test func timeline() {
    expect(help: Timeline.self, Self.timelineText)
  }

  @Test func reload() {
    expect(help: Reload.self, Self.reloadText)
  }

  @Test func why() {
    expect(help: Why.self, Self.whyText)
  }

  @Test func events() {
    expect(help: Events.self, Self.eventsText)
  }

  private static let rootText = #"""
    OVERVIEW: WidgetKit in the open: run, draw and explain widgets on Linux.

    Widgets are plain WidgetKit sources in a Swift package. APP is an installed
    app's name, an app bundle (Name.app) or a package folder (folder:Target where
    a package holds several).

    EXAMPLES
      almanac serve Examples:Weather Examples:Rangers
      almanac render Weather --kind Forecast --family systemMedium -o forecast.png
      almanac timeline Weather --kind Forecast --family systemSmall --json

    USAGE: almanac <subcommand>

    OPTIONS:
      --version               Show the version.
      -h, --help              Show help information.

    SUBCOMMANDS:
      serve                   Run the host and its web page.
      import                  Lay out a Swift package for a widget extension of an
                              Xcode project.
      install                 Build a widget package and install its app.
      uninstall               Remove an app with all its widgets.
      apps                    List the installed apps and the widgets on the device.
      launch                  Tell that an app was opened, so that its widgets are
                              offered.
      kinds                   Print an app's widget kinds as JSON.
      render                  Draw a widget at an instant.
      timeline                Ask a widget for its timeline and print it.
      reload                  Ask for new timelines of a kind.
      events                  Tell the host what happens to the device; without an
                              event, say what it knows.
      why                     Explain why a widget is or is not fresh.
      simulate                Play days of a device: reloads, budget, staleness.
      lint                    Ask an app's widgets for a virtual day of timelines
                              and advise.

      See 'almanac help <subcommand>' for detailed help.
    """#

  private static let serveText = #"""
    OVERVIEW: Run the host and its web page.

    Prints the page's address when it is ready. Each APP is installed (a package
    is built first) and opened; the first time, its first widget is put on the
    home screen. SIGINT and SIGTERM end it; what it knows is in the data folder.

    EXAMPLES
      almanac serve
      almanac serve Examples:Weather Examples:Rangers
      almanac serve --port 9090 --data /tmp/almanac .

    ENVIRONMENT
      ALMANAC_LOCATION  latitude,longitude[,metres]: where widgets find the
                        device to be; without it location is denied to them

    USAGE: almanac serve [--port <port>] [--data <folder>] [--follow-power] [--verbose] [<app> ...]

    ARGUMENTS:
      <app>                   Package folders (folder:Target) or app bundles to
                              install first.

    OPTIONS:
      --port <port>           The port on loopback; 0 = any free one. (default:
                              8080)
      --data <folder>         The data folder (default:
                              $XDG_DATA_HOME/almanac/data).
      --follow-power          Let reloads follow this machine's battery: fewer when
                              it is low.
      --verbose               Say more about what the host does, on stderr.
      --version               Show the version.
      -h, --help              Show help information.
    """#

  private static let importText = #"""
    OVERVIEW: Lay out a Swift package for a widget extension of an Xcode project.

    Reads the project and writes Almanac-<Module> beside it: a package that points
    at the extension's own sources, resources, intent definitions and entitlements
    and depends on Almanac. The project and its files are never changed. What could
    not be brought along is named, each with the reason.

    Run it again when the project has changed: it updates what it wrote, and keeps
    files of your own in the package's folder.

    EXAMPLES
      almanac import App.xcodeproj
      almanac import App.xcworkspace --target WidgetExtension
      almanac import App.xcodeproj --exclude Widget/Store.swift --json

    USAGE: almanac import <project> [--target <name>] [--output <folder>] [--configuration <name>] [--exclude <path> ...] [--include <path> ...] [--remote <product> ...] [--almanac <place>] [--almanac-version <version>] [--replace] [--json]

    ARGUMENTS:
      <project>               An Xcode project, a workspace, or the folder that
                              holds one.

    OPTIONS:
      --target <name>         The extension's target (default: the only widget
                              extension).
      --output <folder>       The package's folder (default: Almanac-<Module>
                              beside the project).
      --configuration <name>  The configuration whose build settings hold (default:
                              the target's default).
      --exclude <path>        Leave a file or folder out, as seen from the
                              project's folder; may be repeated.
      --include <path>        Bring along a file of a library that was left out;
                              may be repeated.
      --remote <product>      Depend on a remote package's product all the same;
                              may be repeated.
      --almanac <place>       Almanac's checkout or repository URL (default: the
                              checkout of this command).
      --almanac-version <version>
                              With a URL: the lowest version (default: the branch
                              main).
      --replace               Replace a Package.swift that was edited by hand.
      --json                  Print the report as JSON instead of lines for people.
      --version               Show the version.
      -h, --help              Show help information.
    """#

  private static let installText = #"""
    OVERVIEW: Build a widget package and install its app.

    A package folder is built in release and laid out as an app bundle; a bundle
    is installed as it is. An app that is installed already is replaced and keeps
    its widgets. Widgets are offered once their app was opened: almanac launch.

    EXAMPLES
      almanac install .
      almanac install Examples:Weather
      almanac install Weather.app

    USAGE: almanac install <app> [--data <folder>]

    ARGUMENTS:
      <app>                   A package folder (folder:Target) or an app bundle.

    OPTIONS:
      --data <folder>         The data folder (default:
                              $XDG_DATA_HOME/almanac/data).
      --version               Show the version.
      -h, --help              Show help information.
    """#

  private static let renderText = #"""
    OVERVIEW: Draw a widget at an instant.

    The extension's clock shows the instant too. Without --at it is the start of
    the current minute, so the same command twice gives the same bytes. Where the
    provider fails to give a timeline its snapshot is drawn, or else its
    placeholder, and a line on stderr says so.

    EXAMPLES
      almanac render Weather --kind Forecast --family systemMedium -o now.png
      almanac render Weather.app --kind Forecast --family systemSmall \
        --scheme dark --at 2026-03-14T09:30:00Z -o dark.png
      almanac render Examples:Rangers --kind Ranger --family accessoryCircular \
        --mode vibrant --format svg > ranger.svg
      almanac render Delivery.app --kind DeliveryAttributes --family lockScreen \
        --config '{"attributes": {"number": 7}, "state": {"minutes": 12}}' -o 7.png

    A live activity's kind is the name of its attributes' type, its families are
    lockScreen, islandCompact, islandMinimal, islandExpanded and activitySmall.
    What --config leaves out of attributes and state is taken from the extension's
    own previews. A control's families are controlSmall, controlMedium and
    controlLarge.

    USAGE: almanac render [<options>] <app> --kind <kind> --family <family>

    ARGUMENTS:
      <app>                   An installed app's name, an app bundle or a package
                              folder (folder:Target).

    OPTIONS:
      --kind <kind>           The widget's kind, as `almanac kinds` lists it.
      --family <family>       systemSmall, accessoryCircular, lockScreen,
                              controlMedium …
      --config <json>         The configured intent's parameters as a JSON object.
      --device <device>       The device, by profile id (default: iphone-393x852).
      --dynamic-type <size>   Dynamic Type size, xSmall … large … accessibility5.
                              (values: xSmall, small, medium, large, xLarge,
                              xxLarge, xxxLarge, accessibility1, accessibility2,
                              accessibility3, accessibility4, accessibility5;
                              default: large)
      --locale <locale>       The locale, such as de_DE. (default: en_US)
      --scheme <scheme>       Appearance. (values: light, dark; default: light)
      --mode <mode>           Rendering mode. (values: fullColor, accented,
                              vibrant; default: fullColor)
      --redact <what>         What is hidden. (values: none, privacy, placeholder;
                              default: none)
      --luminance <luminance> Reduced on an always-on display. (values: normal,
                              reduced; default: normal)
      --at <instant>          The instant, such as 2026-03-14T09:30:00Z.
      --scale <scale>         Pixels per point (default: the device's).
      --mask <mask>           Cut the picture to the widget's outline. (values: on,
                              off; default: on)
      --format <format>       Picture, drawing, or the display list with absolute
                              frames. (values: png, svg, json; default: png)
      -o, --output <file>     Where to write (default: standard output).
      --data <folder>         The data folder (default:
                              $XDG_DATA_HOME/almanac/data).
      --version               Show the version.
      -h, --help              Show help information.
    """#

  private static let timelineText = #"""
    OVERVIEW: Ask a widget for its timeline and print it.

    The extension's clock shows the instant of --now; without it the start of the
    current minute. Dates are ISO 8601 in UTC. nextUpdate is when an entry's
    picture first changes by itself after its date (a timer, a progress bar).

    EXAMPLES
      almanac timeline Weather --kind Forecast --family systemSmall
      almanac timeline Weather --kind Forecast --family systemSmall \
        --now 2026-03-14T09:30:00Z --json

    USAGE: almanac timeline <app> --kind <kind> --family <family> [--config <json>] [--device <device>] [--dynamic-type <size>] [--locale <locale>] [--now <instant>] [--json] [--data <folder>]

    ARGUMENTS:
      <app>                   An installed app's name, an app bundle or a package
                              folder (folder:Target).

    OPTIONS:
      --kind <kind>           The widget's kind, as `almanac kinds` lists it.
      --family <family>       systemSmall, accessoryCircular, lockScreen,
                              controlMedium …
      --config <json>         The configured intent's parameters as a JSON object.
      --device <device>       The device, by profile id (default: iphone-393x852).
      --dynamic-type <size>   Dynamic Type size, xSmall … large … accessibility5.
                              (values: xSmall, small, medium, large, xLarge,
                              xxLarge, xxxLarge, accessibility1, accessibility2,
                              accessibility3, accessibility4, accessibility5;
                              default: large)
      --locale <locale>       The locale, such as de_DE. (default: en_US)
      --now <instant>         The instant, such as 2026-03-14T09:30:00Z.
      --json                  Print JSON instead of lines for people.
      --data <folder>         The data folder (default:
                              $XDG_DATA_HOME/almanac/data).
      --version               Show the version.
      -h, --help              Show help information.
    """#

  private static let reloadText = #"""
    OVERVIEW: Ask for new timelines of a kind.

    The wish is subject to budget and spacing like an app's own; the decisions
    say what became of it (almanac why).

    EXAMPLES
      almanac reload Forecast
      almanac reload Forecast --app Weather
      almanac reload --app Weather

    USAGE: almanac reload [<kind>] [--app <app>] [--data <folder>]

    ARGUMENTS:
      <kind>                  The kind; without one every kind of the app.

    OPTIONS:
      --app <app>             The app; without one every app that has the kind.
      --data <folder>         The data folder (default:
                              $XDG_DATA_HOME/almanac/data).
      --version               Show the version.
      -h, --help              Show help information.
    """#

  private static let whyText = #"""
    OVERVIEW: Explain why a widget is or is not fresh.

    Says how it stands, when its next chance is and what its budget follows; then
    the last decisions about it, the latest first. INSTANCE is an id as
    `almanac apps` lists it.

    EXAMPLE
      almanac why 3f2a9c

    USAGE: almanac why <instance> [--limit <count>] [--json] [--data <folder>]

    ARGUMENTS:
      <instance>              The widget's id.

    OPTIONS:
      --limit <count>         How many decisions. (default: 12)
      --json                  Print JSON instead of lines for people.
      --data <folder>         The data folder (default:
                              $XDG_DATA_HOME/almanac/data).
      --version               Show the version.
      -h, --help              Show help information.
    """#

  private static let eventsText = #"""
    OVERVIEW: Tell the host what happens to the device; without an event, say what
    it knows.

    EVENT        VALUE
      activity     active, idle, asleep
      lock         locked, unlocked
      power        external, battery, lowPower
      network      unmetered, metered, offline
      location     (the device has moved far)
      environment  significantTime, account, region, language, timeZone,
                   dynamicType, boldText, displaySize
      foreground   begin, end; with --app
      session      begin, end; with --app: it navigates or plays audio
      push         with --app, and --kind unless all its kinds are meant
      view         ids of the widgets in sight, with commas between; none

    EXAMPLES
      almanac events
      almanac events lock locked
      almanac events foreground begin --app Weather
      almanac events view forecast-3f2a9c --viewer wall --seconds 600

    USAGE: almanac events [<event>] [<value>] [--app <app>] [--kind <kind>] [--viewer <name>] [--seconds <seconds>] [--json] [--data <folder>]

    ARGUMENTS:
      <event>                 What has happened.
      <value>                 What is so from now on.

    OPTIONS:
      --app <app>             The app that it concerns.
      --kind <kind>           The kind that a push is for.
      --viewer <name>        Who has the widgets in sight (default: command).
      --seconds <seconds>     For how long they are in sight (default: 90).
      --json                  Print the device's status as JSON.
      --data <folder>         The data folder (default:
                              $XDG_DATA_HOME/almanac/data).
      --version               Show the version.
      -h, --help              Show help information.
    """#
}
