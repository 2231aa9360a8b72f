import AlmanacBasics
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Fuzzing

@testable import Host
@testable import SimulationRuns
@testable import Store
@testable import XcodeProject

extension FuzzReader {
  /// Every reader of the package.
  public static let host: [FuzzReader] = bundles + simulations + projects + forms

  /// What is installed, and what is restored.
  private static let bundles = [
    // The first byte chooses which of the bundle's two property lists the rest is.
    FuzzReader("bundle", maxBytes: 8192) { data in
      guard let first = data.first else { return }
      let bundle = try folder("bundle").appendingPathComponent("Fuzz.app")
      try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
      let executable = bundle.appendingPathComponent("Fuzz")
      if !FileManager.default.fileExists(atPath: executable.path) {
        FileManager.default.createFile(atPath: executable.path, contents: Data(), attributes: [.posixPermissions: 0o700])
      }
      let isInfo = first & 1 == 0
      let valid = try PropertyListSerialization.data(fromPropertyList: ["CFBundleIdentifier": "com.example.fuzz"], format: .xml, options: 0)
      try (isInfo ? data.dropFirst() : valid).write(to: bundle.appendingPathComponent("Info.plist"))
      try (isInfo ? valid : data.dropFirst()).write(to: bundle.appendingPathComponent("entitlements.plist"))
      let app = try AppBundle(at: bundle)
      _ = app.fontFiles(limits: Profiles.bundleLimits)
    },
    // The first byte chooses whether the rest is a string catalog, or the translations of the app's Info.plist in one.
    FuzzReader("languages", maxBytes: 8192) { data in
      guard let first = data.first else { return }
      let bundle = try folder("languages").appendingPathComponent("Fuzz.app")
      try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: bundle) }
      let table = first & 1 == 0 ? "Localizable" : ContainingAppTable.name
      try data.dropFirst().write(to: bundle.appendingPathComponent("\(table).xcstrings"))
      try LanguageFolders.add(to: bundle)
    },
    FuzzReader("backup", maxBytes: 16_384) { data in
      var position = data.startIndex
      var reader = TarReader { count in
        let part = data[position...].prefix(count)
        position += part.count
        return Data(part)
      }
      while let entry = try reader.next() {
        if case .file(let size) = entry.kind {
          // In portions, as a restore does: the size comes from the archive.
          var left = size
          while left > 0 {
            _ = try reader.content(min(left, 4096))
            left -= min(left, 4096)
          }
          _ = try reader.content(TarEntry.padding(size))
        }
      }
    },
  ]

  /// What a host and a simulation read.
  private static let simulations = [
    FuzzReader("behavior") { data in _ = try BehaviorFile.behavior(text: String(decoding: data, as: UTF8.self), named: "fuzz.yaml") },
    // Reads the track, and plays it.
    FuzzReader("track") { data in
      let track = try TrackFile.parse(data)
      let start = Date(timeIntervalSince1970: 1_767_960_000)
      _ = track.position(at: start + track.duration / 2, start: start)
      _ = track.significantChanges(start: start, from: start, to: start + min(track.duration, 86_400))
    },
    // The stored key of a passcode, and what is encrypted under a key.
    FuzzReader("sealed") { data in
      _ = try? WrappedKey(data, Profiles.lock)
      _ = try DataKey(Data(repeating: 7, count: DataKey.size).withUnsafeBytes(SecretBytes.init)).open(data, at: "fuzz")
    },
    FuzzReader("recording") { data in _ = try RecordedWidgets(text: String(decoding: data, as: UTF8.self), named: "fuzz.yaml") },
  ]

  /// What a person or a program gives as a configuration, and what an extension answers to a form.
  private static let forms = [
    FuzzReader("configuration", maxBytes: 8192) { data in
      let kind = KindDescription.with {
        $0.parameters = [
          ("days", "int"), ("unit", "enum"), ("stops", "entity"), ("since", "date"), ("length", "measurement"), ("amount", "currency"),
          ("share", "double"), ("there", "place"),
        ].map { name, type in
          .with {
            ($0.name, $0.type, $0.isArray) = (name, type, name == "stops")
            ($0.number.minimum, $0.number.maximum, $0.units) = (1, 7, ["km"])
            $0.options = [.with { $0.identifier = "metric" }]
          }
        }
      }
      // What an earlier version stored, fitted to the app's present parameters.
      let stored = [ParameterRecord](untyped: data)
      let fitted = ConfigurationUpdate(parameters: kind.parameters, family: .systemSmall, elements: 4).applied(to: stored)
      _ = fitted.configuration
      let check = ConfigurationCheck(kind, family: .systemSmall, limits: Profiles.limits)
      _ = try? check.values(data)
      _ = try check.merged(fitted, with: data)
    },
    FuzzReader("options", maxBytes: 8192) { data in
      _ = try OptionsCheck(limits: Profiles.limits).checked(Options(serializedBytes: data))
    },
  ]

  /// What `almanac import` reads of an Xcode project, or of XcodeGen's file.
  private static let projects = [
    FuzzReader("property-list") { data in _ = try PlistValue(data: data) },
    FuzzReader("xcode-project", maxBytes: 16_384) { data in
      let project = try folder("xcode-project").appendingPathComponent("Fuzz.xcodeproj")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
      try data.write(to: project.appendingPathComponent("project.pbxproj"))
      let opened = try XcodeProject(at: project.path)
      for target in opened.targets { _ = opened.isWidgetExtension(target) }
    },
    FuzzReader("xcodegen-project", maxBytes: 16_384) { data in
      let file = try folder("xcodegen-project").appendingPathComponent("project.yml")
      try data.write(to: file)
      let opened = try XcodeProject(at: file.path)
      for target in opened.targets { _ = opened.isWidgetExtension(target) }
    },
    FuzzReader("objective-c-header") { data in _ = HeaderConstants(String(decoding: data, as: UTF8.self)) },
    FuzzReader("source-names") { data in
      let source = String(decoding: data, as: UTF8.self)
      _ = SourceNames(source)
      _ = ImportStatements.modules(in: source)
    },
  ]
}
