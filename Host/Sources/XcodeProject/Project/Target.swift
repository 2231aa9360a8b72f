import Foundation

/// A native target of a project.
public struct Target: Sendable {
  let object: ProjectObject
  public let name: String
  /// Xcode's product type, for instance `com.apple.product-type.app-extension`.
  public let productType: String

  /// Whether the target is an app extension of any kind.
  public var isExtension: Bool {
    ["com.apple.product-type.app-extension", "com.apple.product-type.extensionkit-extension"].contains(productType)
  }
  /// Whether the target is a library or framework, which other targets link.
  var isLibrary: Bool {
    ["framework", "framework.static", "library.static", "library.dynamic"].contains {
      productType == "com.apple.product-type.\($0)"
    }
  }
  /// Whether the target is an app, which can contain extensions.
  var isApplication: Bool { productType.hasPrefix("com.apple.product-type.application") }
}

extension XcodeProject {
  /// The native targets in the project's order.
  public var targets: [Target] {
    objects.objects(objects.root, "targets").filter { $0.isa == "PBXNativeTarget" }.compactMap { object in
      object.string("name").map { Target(object: object, name: $0, productType: object.string("productType") ?? "") }
    }
  }

  /// Returns the `NSExtensionPointIdentifier` of the `Info.plist`; nil if there is none.
  func extensionPoint(of target: Target) -> String? {
    let settings = settings(of: target)
    if let list = GeneratedLists.keys(settings.generatedLists?.info).map(PlistValue.init(foundation:)) {
      return Self.extensionPoint(in: list).map(settings.expanded)
    }
    if let file = settings.file("INFOPLIST_FILE"), let data = ProjectFile.data(file), let list = try? PlistValue(data: data) {
      if let point = Self.extensionPoint(in: list) { return settings.expanded(point) }
    }
    return settings["INFOPLIST_KEY_NSExtensionPointIdentifier"] ?? settings["INFOPLIST_KEY_EXExtensionPointIdentifier"]
  }

  private static func extensionPoint(in list: PlistValue) -> String? {
    (list["NSExtension"]?["NSExtensionPointIdentifier"] ?? list["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"])?.string
  }

  /// Returns whether the target is a widget extension: by its extension point or, without one, by an `import WidgetKit` in its sources.
  func isWidgetExtension(_ target: Target) -> Bool {
    guard target.isExtension else { return false }
    if let point = extensionPoint(of: target) { return point == "com.apple.widgetkit-extension" }
    return files(of: target, settings: settings(of: target)).sources.contains { ImportStatements.modules(in: $0).contains("WidgetKit") }
  }

  /// Returns whether the target is an extension that handles intents of SiriKit.
  func isIntentsExtension(_ target: Target) -> Bool { target.isExtension && extensionPoint(of: target) == "com.apple.intents-service" }

  /// Returns the named target, or the only widget extension.
  public func target(named name: String?) throws(ImportError) -> Target {
    let all = targets
    let widgets = all.filter(isWidgetExtension)
    let others = all.filter { target in !widgets.contains { $0.name == target.name } }
    let known = Self.list("widget extensions", widgets) + "; " + Self.list("other targets", others)
    guard let name else {
      guard !widgets.isEmpty else {
        throw .malformed("\(url.path) has no widget extension (\(Self.list("its targets", all)))\(missingLists(of: all))")
      }
      guard widgets.count == 1 else { throw .usage("\(url.path) has several widget extensions; choose one with --target (\(known))") }
      return widgets[0]
    }
    guard let found = all.first(where: { $0.name == name }) else { throw .malformed("\(url.path) has no target \(name) (\(known))") }
    guard found.isExtension else {
      throw .malformed("\(name) is not an extension but \(found.productType.isEmpty ? "something else" : found.productType) (\(known))")
    }
    return found
  }

  /// Names the extensions whose `Info.plist` does not exist: one of them may be the widget, whose folder is not in the repository.
  private func missingLists(of all: [Target]) -> String {
    let missing = all.filter(\.isExtension).compactMap { target -> String? in
      guard let file = settings(of: target).file("INFOPLIST_FILE"), !FileManager.default.fileExists(atPath: file.path) else { return nil }
      return "\(target.name) (\(shown(file)))"
    }
    return missing.isEmpty ? "" : "; these extensions have no Info.plist where the project says: \(missing.joined(separator: ", "))"
  }

  /// Names targets in quotes, because a name may contain a comma.
  private static func list(_ what: String, _ targets: [Target]) -> String {
    "\(what): \(targets.isEmpty ? "none" : targets.map { "“\($0.name)”" }.joined(separator: ", "))"
  }

  /// Returns the app that embeds `target`, found by its dependencies.
  func application(containing target: Target) -> Target? {
    targets.first { app in
      app.isApplication && objects.objects(app.object, "dependencies").contains { $0.string("target") == target.object.id }
    }
  }
}
