import AlmanacScheduler
import Foundation
import Store

/// The owners of app groups. The names in entitlements are not verified, so the first app that names a group owns it, and the user decides about
/// others.
///
/// An installed app that names the group is an owner: it was the first one, or the user has agreed. So is an app whose data was kept.
struct GroupOwners {
  /// The groups of the installed apps, by name.
  let installed: [String: [String]]
  /// The names of apps that were removed and whose groups were kept, by group.
  let kept: [String: [String]]

  /// Returns the fault of an app that is about to be installed; nil: it may use its groups.
  ///
  /// - Parameter agreed: the groups that the user lets the app share.
  func fault(of app: AppBundle, agreed: Set<String>) -> HostError? {
    for group in app.groups where !agreed.contains(group) {
      let apps = owners(of: group)
      if let owner = apps.first, !apps.contains(app.name) { return .groupOwned(group, owner: owner, app: app.name) }
    }
    return nil
  }

  /// The names of the apps that own a group, sorted; empty: none does.
  private func owners(of group: String) -> [String] {
    let owners = installed.filter { $0.value.contains(group) }.map(\.key)
    return Set(owners + (kept[group] ?? [])).sorted()
  }

  /// Those of the bundles in a data folder, for commands that run an extension without a device.
  static func ofFolder(_ configuration: HostConfiguration) -> GroupOwners {
    let folder = configuration.appsFolder
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".app") && !$0.hasPrefix(".") }
    let bundles = names.compactMap { try? AppBundle(at: folder.appendingPathComponent($0, isDirectory: true), limits: configuration.bundleLimits) }
    return GroupOwners(installed: Dictionary(bundles.map { ($0.name, $0.groups) }) { first, _ in first }, kept: [:])
  }
}

extension HostConfiguration {
  /// Checks, before a bundle's extension runs without a device, that the data folder is this user's and that the bundle shares no app group with an
  /// installed app that did not agree to it.
  ///
  /// - Throws: ``HostError``.
  public func checkUse(by bundle: AppBundle) throws {
    try checkOwner()
    for folder in [appsFolder, groupsFolder, containersFolder, scratchFolder] { try PrivateFolder.checkUsable(folder) }
    if let fault = GroupOwners.ofFolder(self).fault(of: bundle, agreed: []) { throw fault }
  }
}

// The groups of apps on this device.
extension DeviceHost {
  private static let keptGroupsKey = "groups.kept"

  /// Refuses an app that names a group of another app.
  func checkGroups(of bundle: AppBundle, agreed: Set<String>) throws {
    // A bundle in its place was checked when it was installed. After the loss of a database, the user must not be asked again.
    guard !isInPlace(bundle) else { return }
    let owners = GroupOwners(
      installed: Dictionary(installed.values.map { ($0.bundle.name, $0.bundle.groups) }) { first, _ in first }, kept: try keptGroups())
    if let fault = owners.fault(of: bundle, agreed: agreed) { throw fault }
  }

  /// Records the owner of groups that stay although the app is removed.
  func keepGroups(of bundle: AppBundle) throws {
    var kept = try keptGroups()
    for group in bundle.groups { kept[group] = Set((kept[group] ?? []) + [bundle.name]).sorted() }
    try setKeptGroups(kept)
  }

  /// Forgets the owners of groups whose folders are removed.
  func forgetGroups(_ groups: [String]) throws {
    let kept = try keptGroups()
    guard groups.contains(where: { kept[$0] != nil }) else { return }
    try setKeptGroups(kept.filter { !groups.contains($0.key) })
  }

  /// The groups that stayed for a removed app alone and that no installed app uses.
  func groupsKept(for app: String) throws -> [String] {
    let used = Set(installed.values.flatMap(\.bundle.groups))
    return try keptGroups().filter { $0.value == [app] && !used.contains($0.key) }.map(\.key).sorted()
  }

  /// The groups that stayed for removed apps.
  func keptGroupNames() throws -> [String] { Array(try keptGroups().keys) }

  private func keptGroups() throws -> [String: [String]] {
    try store.setting(Self.keptGroupsKey).flatMap { try? JSONDecoder().decode([String: [String]].self, from: $0) } ?? [:]
  }

  private func setKeptGroups(_ kept: [String: [String]]) throws {
    try store.setSetting(Self.keptGroupsKey, kept.isEmpty ? nil : try JSONEncoder().encode(kept))
  }

  /// Whether the bundle is in the folder of the installed apps already, and not staged beside it.
  func isInPlace(_ bundle: AppBundle) -> Bool {
    bundle.url.deletingLastPathComponent().standardizedFileURL.path == configuration.appsFolder.standardizedFileURL.path
  }
}
