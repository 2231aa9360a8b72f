import AlmanacBasics
import AlmanacSwiftSourceText
import Foundation

/// Folders that Xcode 16 synchronizes with the disk: all files in them belong to the target, except for the exceptions.
extension XcodeProject {
  /// Returns the files of `target` in synchronized folders: in its own folders all but the exceptions, in other targets' folders only the exceptions
  /// for it. `faults` says what was not read in its own, and `outside` has the folders outside the repository, which are not read at all.
  func synchronizedFiles(of target: Target, settings: BuildSettings) -> (files: [URL], faults: [FolderWalk.Fault], outside: [URL]) {
    let own = objects.objects(target.object, "fileSystemSynchronizedGroups")
    let platform = ApplePlatform(settings)
    var files: [URL] = []
    var faults: [FolderWalk.Fault] = []
    var outside: [URL] = []
    for folder in own {
      guard let location = location(of: folder) else { continue }
      guard !isOutside(location) else {
        outside.append(location)
        continue
      }
      let elsewhere = phaseExceptions(of: folder, target: target) { !Self.copies($0) }
      let exceptions = exceptions(of: folder, target: target).union(elsewhere).union(filtered(folder, target: target, platform: platform))
      let excluded = MembershipExceptions(exceptions, in: location).excluded
      let walk = FolderWalk(location, excluded: excluded, whole: Set(folder.strings("explicitFolders")))
      files += walk.files
      faults += walk.faults
    }
    let ids = Set(own.map(\.id))
    for folder in objects.all("PBXFileSystemSynchronizedRootGroup") where !ids.contains(folder.id) {
      guard let location = location(of: folder) else { continue }
      let named = exceptions(of: folder, target: target).union(phaseExceptions(of: folder, target: target) { Self.copies($0) })
      guard !named.isEmpty else { continue }
      guard !isOutside(location) else {
        outside.append(location)
        continue
      }
      let other = filtered(folder, target: target, platform: platform)
      let left = Set(MembershipExceptions(other, in: location).excluded.map { location.appendingPathComponent($0).storedFile.path })
      files += MembershipExceptions(named, in: location).included(within: boundary).filter { !left.contains($0.path) }
    }
    return (files, faults, outside)
  }

  /// Returns the exceptions of `folder` for `target`.
  private func exceptions(of folder: ProjectObject, target: Target) -> Set<String> {
    let sets = objects.objects(folder, "exceptions").filter {
      $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0.string("target") == target.object.id
    }
    return Set(sets.flatMap { $0.strings("membershipExceptions") })
  }

  /// Returns the paths of `folder` that build phases of the target have, for the phases that `isMeant` accepts.
  private func phaseExceptions(of folder: ProjectObject, target: Target, where isMeant: (ProjectObject) -> Bool) -> Set<String> {
    let phases = Set(objects.objects(target.object, "buildPhases").filter(isMeant).map(\.id))
    let sets = objects.objects(folder, "exceptions").filter {
      $0.isa == "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet" && phases.contains($0.string("buildPhase") ?? "")
    }
    return Set(sets.flatMap { $0.strings("membershipExceptions") })
  }

  /// Returns the paths of `folder` that a target has only for other platforms.
  private func filtered(_ folder: ProjectObject, target: Target, platform: ApplePlatform) -> Set<String> {
    let sets = objects.objects(folder, "exceptions").filter { $0.string("target") == target.object.id }
    let filters = sets.flatMap { $0["platformFiltersByRelativePath"]?.dictionary ?? [:] }
    return Set(filters.filter { !$0.value.strings.isEmpty && !$0.value.strings.contains(platform.filterName) }.map(\.key))
  }
}
