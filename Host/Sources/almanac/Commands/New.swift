import AlmanacBasics
import ArgumentParser
import Foundation
import Host

/// `almanac new`: writes the package of a widget.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a package with a widget, its preview, test and CI file.",
    discussion: """
      Writes the folder NAME with a package that builds, draws and passes its tests
      as it is. Its sources are plain WidgetKit, and build in Xcode too. NAME may be
      a path; its last part is the widget's name.

      TEMPLATES
        static        greets at each part of the day
        configurable  counts the days until a day of the person's choice
        interactive   counts glasses of water, with buttons
        activity      a live activity of an order
        complication  for a watch: how much of the day is left
        chart         a week as a bar chart

      On Linux the package depends on Almanac's SDK; see: almanac sdk --help. In
      Xcode it depends on nothing.

      EXAMPLES
        almanac new Hello
        almanac new Countdown --template configurable
        almanac render Countdown --kind Countdown --family systemSmall -o picture.png
      """)

  @Argument(help: ArgumentHelp("The name of the package and of the widget.", valueName: "name"))
  var name: String
  @Option(help: ArgumentHelp("What the widget does; see TEMPLATES.", valueName: "template"))
  var template: PackageTemplate = .static

  func run() throws {
    let folder = URL(fileURLWithPath: name, isDirectory: true).standardizedFileURL
    // The path's last part as it was written: `.` and `..` name no package.
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let package = NewPackage(name: try PackageName(last), template: template, folder: folder, sdk: try WidgetSDK.find())
    guard package.sdk.folder.path.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 }) else {
      throw Failure(.data, "the path of the SDK contains a control character, which a manifest cannot: \(package.sdk.folder.path.debugDescription)")
    }
    try package.write()
    print("wrote \(folder.path): \(template.summary)")
    print("draw it with: almanac render \(ShellWord.quoted(name)) \(template.drawing(package.name)) -o picture.png")
  }
}
