/// One object of a project file: a target, a group, a file, a list of settings.
struct ProjectObject: Sendable {
  let id: String
  /// The class, such as `PBXNativeTarget`.
  let isa: String
  let values: [String: PlistValue]

  subscript(key: String) -> PlistValue? { values[key] }
  func string(_ key: String) -> String? { values[key]?.string }
  func strings(_ key: String) -> [String] { values[key]?.strings ?? [] }
}

/// The objects of a project file by their ids.
struct ProjectObjects: Sendable {
  private let objects: [String: ProjectObject]
  /// The `PBXProject`.
  let root: ProjectObject
  /// The id of the group, variant group or data model around an object, by the object's id.
  let parents: [String: String]

  init(_ list: PlistValue, file: String) throws(ImportError) {
    guard let objects = list["objects"]?.dictionary else {
      throw .malformed("\(file) contains no objects; is it a project.pbxproj that Xcode wrote?")
    }
    var found: [String: ProjectObject] = [:]
    for (id, value) in objects {
      guard let values = value.dictionary, let isa = values["isa"]?.string else { continue }
      found[id] = ProjectObject(id: id, isa: isa, values: values)
    }
    guard let id = list["rootObject"]?.string, let root = found[id], root.isa == "PBXProject" else {
      throw .malformed("\(file) has no project as its rootObject; open it in Xcode and save it again")
    }
    var parents: [String: String] = [:]
    for object in found.values where object["children"] != nil {
      for child in object.strings("children") { parents[child] = object.id }
    }
    guard Self.areShallow(parents) else {
      throw .malformed("\(file) has groups more than \(Self.deepestGroup) deep")
    }
    self.objects = found
    self.root = root
    self.parents = parents
  }

  /// The most groups inside each other: far more than any project has.
  static let deepestGroup = 100

  /// Returns whether no object has more groups above it than ``deepestGroup``. Groups that contain each other in a circle count once.
  private static func areShallow(_ parents: [String: String]) -> Bool {
    var depths: [String: Int] = [:]
    for id in parents.keys {
      var chain: [String] = []
      var seen: Set<String> = []
      var current = id
      while depths[current] == nil, let parent = parents[current], seen.insert(current).inserted {
        chain.append(current)
        guard chain.count <= deepestGroup else { return false }
        current = parent
      }
      var depth = depths[current] ?? 0
      for member in chain.reversed() {
        depth += 1
        depths[member] = depth
        guard depth <= deepestGroup else { return false }
      }
    }
    return true
  }

  subscript(id: String) -> ProjectObject? { objects[id] }
  /// Returns the object that `key` of `object` refers to.
  func object(_ object: ProjectObject, _ key: String) -> ProjectObject? { object.string(key).flatMap { objects[$0] } }
  /// Returns the objects that `key` of `object` lists, without unknown ids.
  func objects(_ object: ProjectObject, _ key: String) -> [ProjectObject] { object.strings(key).compactMap { objects[$0] } }
  /// Returns every object of a class, in a stable order.
  func all(_ isa: String) -> [ProjectObject] { objects.values.filter { $0.isa == isa }.sorted { $0.id < $1.id } }
}
