import CExtensionProcess
import Foundation
import Glibc

/// A file or folder that a sandboxed process may open. Everything below a folder is included.
struct FileRule: Sendable, Hashable {
  enum Access: Sendable, Hashable {
    /// Read files and list folders.
    case read
    /// Read, and execute or map as code.
    case execute
    /// Read, create, change and remove.
    case write
    /// Read and write this one device.
    case device
  }
  let path: String
  let access: Access
  /// Whether the start fails if this file is missing. False for files of the system, some of which a machine may lack.
  var isRequired = false

  /// Makes the kernel's rules; the caller closes the descriptor. Returns nil if the kernel has no Landlock.
  ///
  /// - Throws: ``ExtensionError/spawn(_:)`` with the path that failed.
  static func descriptor(of rules: [FileRule]) throws(ExtensionError) -> Int32? {
    guard Protections.kernel.landlock > 0 else { return nil }
    let paths = rules.map { strdup($0.path) }
    defer { paths.forEach { free($0) } }
    let list = zip(rules, paths).map { rule, path in
      almanac_file_rule(path: path, access: rule.access.bits, is_required: rule.isRequired)
    }
    var failed: UnsafePointer<CChar>?
    let descriptor = almanac_file_rules(list, list.count, &failed)
    guard descriptor < 0 else { return descriptor }
    let why = String(cString: strerror(-descriptor))
    throw .spawn("its files: \(failed.map { String(cString: $0) + ": " } ?? "")\(why)")
  }
}

extension FileRule.Access {
  fileprivate var bits: UInt32 {
    switch self {
    case .read: ALMANAC_FILE_READ.rawValue
    case .execute: ALMANAC_FILE_EXECUTE.rawValue
    case .write: ALMANAC_FILE_WRITE.rawValue
    case .device: ALMANAC_FILE_DEVICE.rawValue
    }
  }
}
