import Glibc

public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
  var handle: Int32 { get }
  var data: DispatchSource.FileSystemEvent { get }
  var mask: DispatchSource.FileSystemEvent { get }
}

extension DispatchSource {
  /// Creates a source that fires when inotify reports a change of the descriptor's file, even after the file was renamed.
  ///
  /// The removal of a folder is not reported while a descriptor of it is open: inotify does not report it either.
  public class func makeFileSystemObjectSource(fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil)
    -> any DispatchSourceFileSystemObject
  {
    // Dispatch on Linux has no file system sources, so a source of user data passes the events on.
    let source = DispatchSource.makeUserDataOrSource(queue: queue)
    guard let source = source as? DispatchSource else { preconditionFailure("Dispatch's sources have one class") }
    if !FileWatches.shared.add(source, fileDescriptor, eventMask) {
      UnavailableServices.report("dispatchSource.files", "a file is not watched: inotify refused it (\(String(cString: strerror(errno))))")
    }
    return source
  }
}

extension DispatchSource: DispatchSourceFileSystemObject {}

extension DispatchSourceFileSystemObject {
  /// The descriptor; -1 if the file could not be watched.
  public var handle: Int32 { (self as? DispatchSource).flatMap { FileWatches.shared.watch(of: $0)?.descriptor } ?? -1 }
  /// The events for which the current call of the handler happens.
  public var data: DispatchSource.FileSystemEvent { .init(rawValue: (self as any DispatchSourceProtocol).data) }
  public var mask: DispatchSource.FileSystemEvent { (self as? DispatchSource).flatMap { FileWatches.shared.watch(of: $0)?.mask } ?? [] }
}
