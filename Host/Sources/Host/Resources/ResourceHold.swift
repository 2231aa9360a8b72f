import AlmanacBasics
import AlmanacProfiles
import Foundation
import Glibc
import Synchronization

/// How the resources of this process's extensions are held: by the kernel's control groups, or by watching.
public enum ResourceHold: Sendable, Equatable {
  /// By control groups with these controllers: some of `memory`, `pids`, `cpu`.
  case groups([String])
  /// By measuring; the text says why there are no control groups.
  case watching(String)

  /// How this process does it, or would do it once it starts an extension.
  public static var current: ResourceHold {
    if let groups = claimed.withLock({ $0 }) { return hold(groups) }
    do {
      return .groups(try ControlGroupPlace.check(try ownFolder(), process: getpid(), user: geteuid()))
    } catch {
      return .watching(error.description)
    }
  }

  /// How another process holds its extensions, for instance the running host; nil: there is no such process.
  public static func of(process: Int32) -> ResourceHold? {
    guard let groups = try? KernelFile.text("/proc/\(process)/cgroup") else { return nil }
    do {
      let folder = try ControlGroupPlace.folder(groups: groups, mounts: mounts())
      let extensions = ControlGroupFolder(path: folder.path + "/../extensions")
      guard folder.path.hasSuffix("/host"), let controllers = try? extensions.words(of: "cgroup.subtree_control") else {
        return .watching("the control group \(folder.path) of the host is not divided")
      }
      return .groups(ControlGroupPlace.wanted.filter(controllers.contains))
    } catch {
      return .watching(error.description)
    }
  }

  /// Divides this process's control group if that is possible. Later calls change nothing.
  ///
  /// A host calls it before it takes memory, because memory stays where it was taken. Otherwise the first extension does.
  /// - Returns: the result.
  @discardableResult public static func claim() -> ResourceHold { hold(claimedGroups()) }

  /// The groups of this process's extensions; nil: there are none, and extensions are watched.
  static func extensionGroups() -> ExtensionGroups? { try? claimedGroups().get() }

  /// The result of the division, once it was tried.
  private static let claimed = Mutex<Result<ExtensionGroups, ControlGroupFault>?>(nil)

  private static func claimedGroups() -> Result<ExtensionGroups, ControlGroupFault> {
    claimed.withLock { claimed in
      if let claimed { return claimed }
      let result: Result<ExtensionGroups, ControlGroupFault>
      do throws(ControlGroupFault) {
        result = .success(try ExtensionGroups(dividing: try ownFolder(), limits: Profiles.limits))
      } catch {
        result = .failure(error)
      }
      claimed = result
      return result
    }
  }

  private static func hold(_ groups: Result<ExtensionGroups, ControlGroupFault>) -> ResourceHold {
    switch groups {
    case .success(let groups): .groups(groups.controllers)
    case .failure(let fault): .watching(fault.description)
    }
  }

  private static func ownFolder() throws(ControlGroupFault) -> ControlGroupFolder {
    guard let groups = try? KernelFile.text("/proc/self/cgroup") else {
      throw ControlGroupFault("this kernel has no control groups")
    }
    return try ControlGroupPlace.folder(groups: groups, mounts: mounts())
  }

  private static func mounts() -> String { (try? KernelFile.text("/proc/self/mountinfo")) ?? "" }
}
