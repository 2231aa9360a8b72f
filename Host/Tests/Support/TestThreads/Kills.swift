import Foundation

/// How often tests kill a process, and what they report of it. `Scripts/kills` sets the environment.
public enum Kills {
  /// `ALMANAC_KILLS`, or what is enough in a usual run.
  public static func rounds(default count: Int) -> Int { ProcessInfo.processInfo.environment["ALMANAC_KILLS"].flatMap { Int($0) } ?? count }

  /// Prints a line if `ALMANAC_KILLS` is set. Not by `print`, whose buffer may be lost when the tests end.
  public static func report(_ line: String) {
    guard ProcessInfo.processInfo.environment["ALMANAC_KILLS"] != nil else { return }
    FileHandle.standardOutput.write(Data("kills: \(line)\n".utf8))
  }
}
