import AlmanacBasics
import Foundation

/// Finds the folder with the files that Almanac installs for drawing text and symbols: the rounded font and the icons.
///
/// The first of these folders that has them:
/// 1. the one that the variable `ALMANAC_FONTS` names, in any case;
/// 2. `share/almanac/fonts` of the installation that this program or library belongs to;
/// 3. `$XDG_DATA_HOME/almanac/fonts`, usually `~/.local/share/almanac/fonts`, which `Scripts/setup` fills;
/// 4. `almanac/fonts` in the folders of `XDG_DATA_DIRS`, usually those in `/usr/local/share` and `/usr/share`.
///
/// If none has them it is the third, and `almanac doctor` says that they are missing.
public enum FontsPlace {
  /// The names of the folders in it.
  public static let contents = ["nunito", "phosphor"]

  /// The path of the folder.
  ///
  /// - Parameters:
  ///   - environment: the variables named above.
  ///   - programs: the files of this program and of the library with this code.
  public static func path(
    environment: [String: String] = ProcessInfo.processInfo.environment, programs: [String] = FontsPlace.programs
  ) -> String {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    // Relative paths are ignored, as the XDG Base Directory Specification demands.
    func absolute(_ name: String) -> String? { value(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    if let given = value("ALMANAC_FONTS") { return given }
    let own = (absolute("XDG_DATA_HOME") ?? (absolute("HOME") ?? NSHomeDirectory()) + "/.local/share") + "/almanac/fonts"
    let shared = (value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":").filter { $0.hasPrefix("/") }
    let places = programs.compactMap(installation) + [own] + shared.map { "\($0)/almanac/fonts" }
    return places.first(where: hasFonts) ?? own
  }

  /// The files of this program and of the library with this code, which are the same unless the library is shared.
  public static let programs: [String] = {
    var found: [String] = []
    if let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") { found.append(executable) }
    let maps = (try? KernelFile.text("/proc/self/maps")) ?? ""
    if let library = file(at: UInt(bitPattern: #dsohandle), in: maps), library != found.first { found.append(library) }
    return found
  }()

  /// The file that is mapped at an address, by the lines of `/proc/self/maps`.
  static func file(at address: UInt, in maps: String) -> String? {
    for line in maps.split(separator: "\n") {
      guard let space = line.firstIndex(of: " "), let slash = line.firstIndex(of: "/") else { continue }
      let bounds = line[..<space].split(separator: "-").compactMap { UInt($0, radix: 16) }
      if bounds.count == 2, bounds[0] <= address, address < bounds[1] { return String(line[slash...]) }
    }
    return nil
  }

  /// `PREFIX/share/almanac/fonts` of a program below `PREFIX/lib/almanac`; nil for other programs.
  private static func installation(of program: String) -> String? {
    guard let library = program.range(of: "/lib/almanac/", options: .backwards) else { return nil }
    return program[..<library.lowerBound] + "/share/almanac/fonts"
  }

  private static func hasFonts(_ folder: String) -> Bool {
    contents.allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
  }

  /// The Debian packages with the other fonts of widgets that this machine lacks.
  public static func missingPackages(root: String = "/usr/share/fonts") -> [String] {
    [
      ("opentype/inter", "fonts-inter"), ("truetype/jetbrains-mono", "fonts-jetbrains-mono"),
      ("truetype/noto/NotoSans-Regular.ttf", "fonts-noto-core"), ("opentype/noto/NotoSansCJK-Regular.ttc", "fonts-noto-cjk"),
      ("truetype/noto/NotoColorEmoji.ttf", "fonts-noto-color-emoji"),
    ].compactMap { FileManager.default.fileExists(atPath: "\(root)/\($0.0)") ? nil : $0.1 }
  }
}
