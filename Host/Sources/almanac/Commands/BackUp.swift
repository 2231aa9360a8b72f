import ArgumentParser
import Foundation
import Host

/// `almanac backup`: writes the data folder to one file.
struct BackUp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Write apps, widgets and their data to one file.",
    discussion: """
      A host may run meanwhile: the database is copied as of one instant. The file is
      a tar archive with a checksum at its end, readable by its owner alone. Items of
      containers that are not files, folders or links inside are left out, as are
      those that cannot be read; the command says how many. The file is never a
      device or a pipe; a link to a file is followed.

      EXAMPLES
        almanac backup almanac-backup.tar
        almanac backup --no-containers --no-bundles layout.tar
      """)

  @Argument(help: ArgumentHelp("The file to write.", valueName: "file"))
  var file: String
  @Flag(inversion: .prefixedNo, help: "Include the installed app bundles.")
  var bundles = true
  @Flag(inversion: .prefixedNo, help: "Include the apps' containers and app groups.")
  var containers = true
  @OptionGroup var data: DataOption

  func run() throws {
    let place = try OutputFile(path: file).regularFile()
    FileMode.makePrivate()
    let backup = Backup(of: data.configuration(), version: Almanac.version)
    let summary = try backup.write(to: place, parts: .init(bundles: bundles, containers: containers))
    if summary.leftOut > 0 {
      Failure.log("left out \(summary.leftOut) items that are not files, folders or links inside, or more than an app may have")
    }
    if let first = summary.firstUnreadable { Failure.log("left out \(summary.unreadable) items that cannot be read, the first is \(first)") }
    print("wrote \(file): \(summary.files) files, \(summary.bytes) bytes")
  }
}
