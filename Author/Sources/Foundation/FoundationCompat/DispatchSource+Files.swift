import Glibc

/// A source of changes of an open file or folder.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
  var handle: Int32 { get }
  var data: DispatchSource.FileSystemEvent { get }
  var mask: DispatchSource.FileSystemEvent { get }
}

extension DispatchSource {
  /// A source of what inotify tells of the file that a descriptor is of, also after it was renamed.
  ///
  /// A folder that is removed while a descriptor of it is open is not told: Linux does not tell it either.
  public class func makeFileSystemObjectSource(fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil)
    -> any DispatchSourceFileSystemObject
  {
    // Another source brings the events, because Dispatch on Linux has none of this kind.
    let source = DispatchSource.makeUserDataOrSource(queue: queue)
    guard let source = source as? DispatchSource else { preconditionFailure("Dispatch's sources have one class") }
    if !FileWatches.shared.add(source, fileDescriptor, eventMask) {
      UnavailableServices.report("dispatchSource.files", "changes of a file are not told: inotify refused it (\(String(cString: strerror(errno))))")
    }
    return source
  }
}

extension DispatchSource: DispatchSourceFileSystemObject {}

extension DispatchSourceFileSystemObject {
  /// The descriptor; -1 if the file could not be watched.
  public var handle: Int32 { (self as? DispatchSource).flatMap { FileWatches.shared.watch(of: $0)?.descriptor } ?? -1 }
  /// What the handler that runs now is called for.
  public var data: DispatchSource.FileSystemEvent { .init(rawValue: (self as any DispatchSourceProtocol).data) }
  public var mask: DispatchSource.FileSystemEvent { (self as? DispatchSource).flatMap { FileWatches.shared.watch(of: $0)?.mask } ?? [] }
}
