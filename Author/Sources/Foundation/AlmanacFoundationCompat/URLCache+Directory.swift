import Foundation
import FoundationNetworking

extension URLCache {
  /// Creates a cache in a folder; nil means the default folder.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
