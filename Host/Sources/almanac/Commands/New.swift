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

      The package depends on the SDK of this installation, else on the checkout of
      this command. --almanac names another checkout.

      EXAMPLES
        almanac new Hello
        almanac new Countdown --template configurable
        almanac render Countdown --kind Countdown --family systemSmall -o picture.png
      """)

  @Argument(help: ArgumentHelp("The name of the package and of the widget.", valueName: "name"))
  var name: String
  @Option(help: ArgumentHelp("What the widget does; see TEMPLATES.", valueName: "template"))
  var template: PackageTemplate = .static
  @Option(help: ArgumentHelp("Almanac's checkout (default: the SDK or checkout of this command).", valueName: "folder"))
  var almanac: String?

  func run() throws {
    let folder = URL(fileURLWithPath: name, isDirectory: true).standardizedFileURL
    // The path's last part as it was written: `.` and `..` name no package.
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let package = NewPackage(name: try PackageName(last), template: template, folder: folder, almanac: try place())
    guard package.almanac.package.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 }) else {
      throw Failure(.data, "the path of Almanac contains a control character, which a manifest cannot: \(package.almanac.package.debugDescription)")
    }
    try package.write()
    print("wrote \(folder.path): \(template.summary)")
    print("draw it with: almanac render \(name) \(template.drawing(package.name)) -o picture.png")
  }

  private func place() throws -> NewPackage.Place {
    if let almanac {
      let folder = URL(fileURLWithPath: almanac, isDirectory: true).standardizedFileURL
      guard AlmanacCheckout.isOne(folder) else {
        throw Failure(.noInput, "there is no checkout of Almanac at \(almanac); give the folder with its Package.swift")
      }
      return .checkout(folder)
    }
    do {
      return .kit(try WidgetSDK.find().folder)
    } catch SDKError.switchedOff {
    } catch SDKError.missing where ProcessInfo.processInfo.environment["ALMANAC_SDK"] == nil {
      // A checkout without an SDK has the sources.
    } catch let error as SDKError {
      throw Failure(.unavailable, "\(error)")
    }
    if let checkout = AlmanacCheckout.ofThisCommand { return .checkout(checkout) }
    throw Failure(
      .unavailable, "this command has no SDK beside it and is in no checkout of Almanac; name a checkout with --almanac, see: almanac doctor")
  }
}
