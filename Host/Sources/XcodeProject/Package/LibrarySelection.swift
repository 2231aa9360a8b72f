import Foundation

/// Chooses, of libraries that cannot be built whole, the files that can be and that the sources around them refer to.
///
/// A library whose every file finds its modules is left as it is. Of another one a file stays if a source that is built uses a name that
/// it declares, or if a person asked for it; the rest would only add what cannot be compiled here either. Names are compared as words, so
/// rather too much stays than too little.
struct LibrarySelection {
  /// One target's sources.
  struct Library {
    let name: String
    var files: [File]
    /// Whether files may be left out.
    let isPartial: Bool
    /// The types that it declares.
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
    /// Modules that it imports and that are not here.
    let missingModules: [String]
    /// Whether a person asked for it.
    var isIncluded = false
    let names: SourceNames
  }
  private(set) var libraries: [Library]
  /// The files that stay, by the libraries' places.
  private(set) var kept: [Set<Int>]

  init(_ libraries: [Library]) {
    self.libraries = libraries
    kept = libraries.map { library in
      Set(library.files.indices.filter { !library.isPartial || library.files[$0].isIncluded })
    }
    guard libraries.contains(where: \.isPartial) else { return }
    // A file that stays may need others.
    while addNeeded() {}
  }

  private mutating func addNeeded() -> Bool {
    var hasChanged = false
    for (place, library) in libraries.enumerated() where library.isPartial {
      let words = words(around: place)
      for index in library.files.indices where !kept[place].contains(index) && library.files[index].missingModules.isEmpty {
        guard !library.files[index].names.shared(inside: words.inside, outside: words.outside, own: library.own).isEmpty else { continue }
        kept[place].insert(index)
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// The words of the library's own files that stay, and of every target that imports it.
  private func words(around place: Int) -> (inside: Set<String>, outside: Set<String>) {
    let library = libraries[place]
    let inside: Set<String> = kept[place].reduce(into: []) { $0.formUnion(library.files[$1].names.used) }
    var outside: Set<String> = []
    for (other, user) in libraries.enumerated() where other != place {
      // What one file imports its neighbours can use in part.
      guard kept[other].contains(where: { user.files[$0].modules.contains(library.name) }) else { continue }
      for index in kept[other] { outside.formUnion(user.files[index].names.used) }
    }
    return (inside, outside)
  }

  /// Files that cannot be built although sources that are built use names that they declare, with those names.
  func lacking(_ place: Int) -> [(file: File, names: [String])] {
    let library = libraries[place]
    guard library.isPartial else { return [] }
    let words = words(around: place)
    return library.files.indices.filter { !kept[place].contains($0) && !library.files[$0].missingModules.isEmpty }.compactMap { index in
      let shared = library.files[index].names.shared(inside: words.inside, outside: words.outside, own: library.own)
      return shared.isEmpty ? nil : (library.files[index], shared.sorted())
    }
  }
}
