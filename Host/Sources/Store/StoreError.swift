/// Why a call of the store failed. Each description is a sentence that says what to do next.
public enum StoreError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file, its journal or its folder cannot be written; the path is that item's.
  case notWritable(path: String, reason: String)
  /// A folder, a link or something else that is not a regular file has the name of the file, or of its journal or index.
  case notFile(path: String, kind: FileKind)
  /// The disk of the file is full.
  case full(path: String)
  /// The file is not a database or is damaged. A start of the host repairs it.
  case corrupt(path: String, detail: String)
  /// A later release of Almanac has written the file.
  case newerSchema(path: String)
  /// The file is a database of another program.
  case foreign(path: String)
  /// One record cannot be read; the others are not affected.
  case damagedRecord(String)
  /// A step names a widget that was never added.
  case unknownInstance(String)
  /// SQLite refused for another reason, for instance because another process holds the file.
  case failed(String)

  /// Whether it comes from damaged content of the file.
  public var isDamage: Bool {
    switch self {
    case .corrupt, .damagedRecord: true
    case .notWritable, .notFile, .full, .newerSchema, .foreign, .unknownInstance, .failed: false
    }
  }

  /// A stable identifier for programs.
  public var name: String {
    switch self {
    case .notWritable: "data.notWritable"
    case .notFile: "data.notFile"
    case .full: "data.full"
    case .corrupt: "data.damaged"
    case .newerSchema: "data.newer"
    case .foreign: "data.foreign"
    case .damagedRecord: "data.damagedRecord"
    case .unknownInstance: "data.unknownInstance"
    case .failed: "data.failed"
    }
  }

  public var description: String {
    switch self {
    case .notWritable(let path, let reason):
      "\(path) cannot be written (\(reason)); change its permissions or choose another folder with --data."
    case .notFile(let path, .link):
      "\(path) is a link, and the database needs a file of this name; put the file that the link names in its place and try again."
    case .notFile(let path, let kind):
      "\(path) is \(kind.rawValue), and the database needs a file of this name; move it away and try again."
    case .full(let path): "There is no space left on the disk of \(path); make space there and try again."
    case .corrupt(let path, let detail):
      "The data file \(path) is damaged (\(detail)); almanac serve repairs it when it starts, and keeps what can be read."
    case .newerSchema(let path): "The data file \(path) was written by a newer Almanac; update Almanac or choose another folder with --data."
    case .foreign(let path): "The file \(path) is a database of another program; choose another folder with --data."
    case .damagedRecord(let what): "The stored \(what) cannot be read; reload the widget to replace it."
    case .unknownInstance(let id): "The widget \(id) is not stored; add it first."
    case .failed(let reason): "The data file could not be used: \(reason)."
    }
  }
}
