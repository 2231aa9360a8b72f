/// A file, or a folder of wrappers, in memory. Documents are read and written with it.
open class FileWrapper: @unchecked Sendable {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }
  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }
  private var content: Content
  open var preferredFilename: String?
  open var filename: String?
  open var fileAttributes: [String: Any] = [:]

  /// Reading a deeper folder fails.
  private static let mostDepth = 64

  public init(regularFileWithContents contents: Data) { content = .file(contents) }
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) { content = .folder(childrenByPreferredName) }
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }
  /// Reads a file, or a folder with all its contents.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.read(url, depth: 0)
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
  }
  private init(_ content: Content, name: String) { (self.content, filename, preferredFilename) = (content, name, name) }

  private static func read(_ url: URL, depth: Int) throws -> Content {
    let type = try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    switch type {
    case .typeSymbolicLink?: return .link(URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: url.path)))
    case .typeDirectory?:
      guard depth < mostDepth else { throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: url.path]) }
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      return .folder(
        Dictionary(
          uniqueKeysWithValues: try names.map { ($0, FileWrapper(try read(url.appendingPathComponent($0), depth: depth + 1), name: $0)) }))
    default: return .file(try Data(contentsOf: url))
    }
  }

  open var isRegularFile: Bool { regularFileContents != nil }
  open var isDirectory: Bool { fileWrappers != nil }
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }
  open var regularFileContents: Data? {
    if case .file(let data) = content { return data }
    return nil
  }
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { return children }
    return nil
  }
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { return url }
    return nil
  }

  /// Adds a file or folder to this folder under its preferred name, with a number before it if the name is taken.
  ///
  /// - Returns: its name in the folder.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else { return "" }
    let wanted = child.preferredFilename ?? child.filename ?? "file"
    var name = wanted
    var number = 1
    while children[name] != nil {
      number += 1
      name = "\(number)__#$!@%!#__\(wanted)"
    }
    children[name] = child
    content = .folder(children)
    return name
  }
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch content {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let destination):
      try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: destination.path)
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children { try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil) }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
