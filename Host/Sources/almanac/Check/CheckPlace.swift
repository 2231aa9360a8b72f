import AlmanacBasics
import Foundation
import Host

/// Where a check finds its file and its pictures: in the package of the app.
struct CheckPlace {
  /// The package's folder; nil: the app is a bundle or installed.
  let package: URL?
  /// The name of the app, until its bundle says a better one.
  let name: String
  private let target: String?
  private let config: String?
  private let picturesOption: String?

  /// - Throws: ``Failure`` if the app is an Xcode project.
  init(_ app: String, config: String?, pictures: String?) throws {
    (self.config, picturesOption) = (config, pictures)
    guard case .package(let text) = AppReference(app) else {
      (package, target) = (nil, nil)
      name = URL(fileURLWithPath: app).deletingPathExtension().lastPathComponent
      return
    }
    let whole = URL(fileURLWithPath: text, isDirectory: true).standardizedFileURL
    var (folder, target): (URL, String?) = (whole, nil)
    if !FileManager.default.fileExists(atPath: whole.path), let colon = text.lastIndex(of: ":") {
      folder = URL(fileURLWithPath: String(text[..<colon]), isDirectory: true).standardizedFileURL
      target = String(text[text.index(after: colon)...])
    }
    (package, self.target, name) = (folder, target, target ?? folder.lastPathComponent)
    let manager = FileManager.default
    guard !manager.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else { return }
    let projects = ["xcodeproj", "xcworkspace"]
    let inside = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    if let project = projects.contains(folder.pathExtension)
      ? folder.path : inside.sorted().first(where: { name in projects.contains { name.hasSuffix("." + $0) } })
    {
      let path = project.hasPrefix("/") ? project : folder.appendingPathComponent(project).path
      throw Failure(.data, "\(path) is an Xcode project, not a Swift package; make one of it with: almanac import \(ShellWord.quoted(path))")
    }
  }

  /// What is checked.
  ///
  /// - Throws: ``Failure`` if a named file does not exist; `SimulationFileError` if a file is wrong.
  func file() throws -> CheckFile {
    if let config {
      guard FileManager.default.fileExists(atPath: config) else { throw Failure(.noInput, "there is no file \(config)") }
      return try CheckFile.read(URL(fileURLWithPath: config))
    }
    guard let usual = package?.appendingPathComponent(CheckFile.name), FileManager.default.fileExists(atPath: usual.path) else { return CheckFile() }
    return try CheckFile.read(usual)
  }

  /// The folder that paths in the file start from.
  private var base: URL? {
    config.map { URL(fileURLWithPath: $0).standardizedFileURL.deletingLastPathComponent() } ?? package
  }

  /// The folder of the pictures. A package with several apps has a folder for each.
  ///
  /// - Throws: ``Failure`` if no folder is named for pictures of a bundle.
  func pictures(_ file: CheckFile) throws -> URL {
    if let picturesOption { return URL(fileURLWithPath: picturesOption, isDirectory: true) }
    guard let base else { throw Failure(.usage, "\(name) is not a package; name the folder of its pictures with --pictures") }
    let folder = base.appendingPathComponent(file.pictures, isDirectory: true)
    return target.map { folder.appendingPathComponent(CheckMatrix.fileName($0), isDirectory: true) } ?? folder
  }

  /// The list of the last release's kinds; nil: there is none.
  func release(_ file: CheckFile) throws -> String? {
    guard let base else { return nil }
    if let named = file.release { return base.appendingPathComponent(named).path }
    let usual = base.appendingPathComponent("almanac-kinds.json").path
    return config == nil && FileManager.default.fileExists(atPath: usual) ? usual : nil
  }
}
