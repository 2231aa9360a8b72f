import Foundation

/// Chooses which files to keep of libraries that cannot be built completely.
///
/// A library is kept whole if the modules that its files import are available. Of any other library a file is kept if its modules are available
/// and a kept source uses a name that it declares, or if the request includes it. Names are compared as words, so some files are kept needlessly.
/// A file whose modules are unavailable is kept too if it can be built without those imports, as far as its words tell.
struct LibrarySelection {
  /// A target with its sources.
  struct Library {
    let name: String
    var files: [File]
    /// Whether files may be left out.
    let isPartial: Bool
    /// The names that it declares.
    let own: Set<String>

    init(name: String, files: [File], mayBePartial: Bool) {
      self.name = name
      self.files = files
      isPartial = mayBePartial && files.contains { !$0.missingModules.isEmpty }
      own = isPartial ? files.reduce(into: []) { $0.formUnion($1.names.declared.names) } : []
    }
  }
  struct File {
    let url: URL
    let modules: Set<String>
    /// Modules that the file imports and that are unavailable.
    let missingModules: [String]
    /// Whether the build leaves out the imports of those modules.
    var mayOmitImports = false
    /// Whether the request includes the file.
    var isIncluded = false
    let names: SourceNames

    /// The words that can be names of types of other files.
    fileprivate var typeNames: Set<String> { names.used.subtracting(modules).subtracting(names.types).filter { $0.first?.isUppercase == true } }
  }
  private(set) var libraries: [Library]
  /// The indices of the kept files of each library.
  private(set) var kept: [Set<Int>]
  /// The names of types in files whose modules are available, and of the standard library.
  private let availableTypes: Set<String>

  init(_ libraries: [Library]) {
    self.libraries = libraries
    kept = libraries.map { library in
      Set(library.files.indices.filter { !library.isPartial || library.files[$0].isIncluded })
    }
    let isPartial = libraries.contains(where: \.isPartial)
    availableTypes =
      isPartial ? libraries.flatMap(\.files).filter(\.missingModules.isEmpty).reduce(into: StandardTypes.names) { $0.formUnion($1.typeNames) } : []
    guard isPartial else { return }
    // A kept file may need further files.
    while addNeeded() {}
  }

  private mutating func addNeeded() -> Bool {
    var hasChanged = false
    for (libraryIndex, library) in libraries.enumerated() where library.isPartial {
      let words = words(around: libraryIndex)
      for index in library.files.indices where !kept[libraryIndex].contains(index) && isBuildable(library.files[index]) {
        guard !library.files[index].names.shared(inside: words.inside, outside: words.outside, own: library.own).isEmpty else { continue }
        kept[libraryIndex].insert(index)
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// Whether a file builds, as far as can be told without compiling it: a file that imports an unavailable module builds without the import if files
  /// that do not need the module use all of its types, too. Many files import a module that they no longer use.
  private func isBuildable(_ file: File) -> Bool {
    file.missingModules.isEmpty || (file.mayOmitImports && file.typeNames.isSubset(of: availableTypes))
  }

  /// Returns the words of the library's kept files, and those of every target that imports it.
  private func words(around libraryIndex: Int) -> (inside: Set<String>, outside: Set<String>) {
    let library = libraries[libraryIndex]
    let inside: Set<String> = kept[libraryIndex].reduce(into: []) { $0.formUnion(library.files[$1].names.used) }
    var outside: Set<String> = []
    for (other, user) in libraries.enumerated() where other != libraryIndex {
      // Extensions that one file imports are visible in the other files of its module.
      guard kept[other].contains(where: { user.files[$0].modules.contains(library.name) }) else { continue }
      for index in kept[other] { outside.formUnion(user.files[index].names.used) }
    }
    return (inside, outside)
  }

  /// Returns files that cannot be built although kept sources use names that they declare, with those names.
  func unbuildableFilesInUse(_ libraryIndex: Int) -> [(file: File, names: [String])] {
    let library = libraries[libraryIndex]
    guard library.isPartial else { return [] }
    let words = words(around: libraryIndex)
    return library.files.indices.filter { !kept[libraryIndex].contains($0) && !library.files[$0].missingModules.isEmpty }.compactMap { index in
      let shared = library.files[index].names.shared(inside: words.inside, outside: words.outside, own: library.own)
      return shared.isEmpty ? nil : (library.files[index], shared.sorted())
    }
  }
}
