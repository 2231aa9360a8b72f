import Foundation

/// Constants of Objective-C headers.
extension PackageImport {
  /// Turns the constants of a target's bridging header into Swift, and reports what else it declares.
  func addBridgingHeader(_ settings: BuildSettings, _ targetIndex: Int, _ plan: inout ImportPlan) {
    guard let header = settings.file("SWIFT_OBJC_BRIDGING_HEADER") else { return }
    let name = "SWIFT_OBJC_BRIDGING_HEADER"
    guard FileManager.default.fileExists(atPath: header.path) else {
      plan.omissions.append(Omission(.setting, name, "\(project.shown(header)) does not exist"))
      return
    }
    let bridged = BridgingHeader(header, folders: project.headerFolders, isKnown: isKnown)
    plan.targets[targetIndex].bridgedConstants = bridged.swift
    plan.bridgedConstants += bridged.names.count
    guard !bridged.left.isEmpty else { return }
    plan.omissions.append(
      Omission(
        .setting, name,
        "\(project.shown(header)): Objective-C is not compiled, only constants become Swift; declare what sources use of the rest in"
          + " Sources/\(plan.targets[targetIndex].name)/Stand-ins.swift of the package", files: bridged.left))
  }
}

extension XcodeProject {
  /// The folders of the project's headers, where includes are searched.
  fileprivate var headerFolders: [URL] {
    var seen: Set<String> = []
    let listed = objects.all("PBXFileReference").filter { $0.string("path")?.hasSuffix(".h") == true }.compactMap { location(of: $0) }
    // Headers of synchronized folders are not listed.
    let synchronized = objects.all("PBXFileSystemSynchronizedRootGroup").compactMap { location(of: $0) }.filter { !isOutside($0) }
      .flatMap { FolderWalk($0, excluded: [], whole: []).files.filter { $0.pathExtension == "h" } }
    return ([sourceRoot.appendingPathComponent("x")] + listed + synchronized).map { $0.deletingLastPathComponent() }
      .filter { seen.insert($0.path).inserted }
  }
}
