extension Bundle {
  // Foundation on Linux returns `NSURL` objects. The compiler prefers these overloads when the extension argument is not optional.

  public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
    let found: [NSURL]? = urls(forResourcesWithExtension: Optional(ext), subdirectory: subpath)
    return found?.map { $0 as URL }
  }
  public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?, localization localizationName: String?) -> [URL]? {
    let found: [NSURL]? = urls(forResourcesWithExtension: Optional(ext), subdirectory: subpath, localization: localizationName)
    return found?.map { $0 as URL }
  }
}
