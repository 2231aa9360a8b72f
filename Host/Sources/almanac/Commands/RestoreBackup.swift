import ArgumentParser
import Foundation
import Host

/// `almanac restore`: replaces the data folder by a backup.
struct RestoreBackup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Replace the data folder by a backup.",
    discussion: """
      Stop the host first. The backup is checked as a whole before anything changes.
      The folder that is replaced is kept beside it. What the backup does not have,
      for instance containers, stays as it was.

      EXAMPLE
        almanac restore almanac-backup.tar
      """)

  @Argument(help: ArgumentHelp("A file that almanac backup wrote.", valueName: "file"))
  var file: String
  @OptionGroup var data: DataOption

  func run() throws {
    FileMode.makePrivate()
    let aside = try Restore(URL(fileURLWithPath: file), to: data.configuration()).run()
    print("restored \(data.folder.path)")
    if let aside { print("what was there is kept as \(aside.path)") }
  }
}
