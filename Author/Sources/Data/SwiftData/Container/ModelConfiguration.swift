import AlmanacFoundationCompat
import AlmanacRecordStore
import Foundation

/// The location of a container's models.
public protocol DataStoreConfiguration: Hashable, Sendable {
  var name: String { get }
  var schema: Schema? { get }
}

/// The location of a schema's models.
public struct ModelConfiguration: DataStoreConfiguration, Identifiable, CustomDebugStringConvertible {
  /// The app group that shares the store.
  public struct GroupContainer: Hashable, Sendable {
    enum Choice: Hashable, Sendable { case automatic, none, identifier(String) }
    let choice: Choice
    /// The first group in the app's entitlements, if there is one.
    public static let automatic = GroupContainer(choice: .automatic)
    public static let none = GroupContainer(choice: .none)
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(choice: .identifier(groupName)) }
  }

  /// Stub. A CloudKit database. Almanac has none: the models are stored locally only.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String
    public static let automatic = CloudKitDatabase(name: "automatic")
    public static let none = CloudKitDatabase(name: "none")
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase(name: privateDBName) }
  }

  public let name: String
  public let schema: Schema?
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let groupContainer: GroupContainer
  public let cloudKitDatabase: CloudKitDatabase
  public let groupAppContainerIdentifier: String?
  public let cloudKitContainerIdentifier: String?
  /// The error in the configuration, which the container's initialiser throws.
  let fault: SwiftDataError?

  public var id: String { isStoredInMemoryOnly ? name : url.path }
  public var debugDescription: String { "ModelConfiguration(\(name), \(isStoredInMemoryOnly ? "in memory" : url.path))" }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    cloudKitContainerIdentifier = nil
    let place = StorePlace(self.name, groupContainer, isInMemory: isStoredInMemoryOnly)
    url = place.url
    groupAppContainerIdentifier = place.group
    fault = place.fault
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    self.allowsSave = allowsSave
    self.cloudKitDatabase = cloudKitDatabase
    isStoredInMemoryOnly = url.path == "/dev/null"
    groupContainer = .none
    groupAppContainerIdentifier = nil
    cloudKitContainerIdentifier = nil
    fault = url.isFileURL ? nil : SwiftDataError(.loadIssueModelContainer, "\(url) is not the address of a file; a store needs one")
  }

  public static func == (one: Self, other: Self) -> Bool {
    (one.name, one.url, one.schema, one.allowsSave, one.isStoredInMemoryOnly) == (
      other.name, other.url, other.schema, other.allowsSave, other.isStoredInMemoryOnly
    )
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(url)
  }

  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

/// Finds the file of a store.
struct StorePlace {
  let url: URL
  let group: String?
  let fault: SwiftDataError?

  init(_ name: String, _ container: ModelConfiguration.GroupContainer, isInMemory: Bool) {
    let file = "Library/Application Support/\(name).store"
    let home = FileManager.default.homeDirectoryForCurrentUser
    var fault: SwiftDataError?
    if name.contains("/") || name.contains("\u{0}") {
      fault = SwiftDataError(.configurationFileNameContainsInvalidCharacters, "“\(name)” cannot be the name of a store: it must not contain “/”")
    } else if name.utf8.count > 200 {
      fault = SwiftDataError(.configurationFileNameTooLong, "the name of a store has at most 200 bytes: “\(name.prefix(40))…”")
    }
    let group: String? =
      switch container.choice {
      case .none: nil
      case .identifier(let identifier): identifier
      case .automatic: AppGroupContainers.declared.first
      }
    self.group = isInMemory ? nil : group
    guard !isInMemory, let group else {
      // On Apple's systems an app has its own home. Elsewhere its programs share the account's home, so the app's name is part of the path.
      url = isInMemory ? URL(fileURLWithPath: "/dev/null") : StoreFolder.own.appendingPathComponent("\(name).store")
      self.fault = isInMemory ? nil : fault
      return
    }
    if case .identifier = container.choice, !AppGroupContainers.isShared(group) {
      fault =
        fault
        ?? SwiftDataError(
          .missingGroupContainer,
          "the app group \(group) is not in the app's entitlements, so its store would be this app's alone; add it to "
            + "com.apple.security.application-groups in the target's .entitlements file")
    }
    guard let folder = AppGroupContainers.folder(of: group) else {
      url = home.appendingPathComponent(file)
      self.fault = fault ?? SwiftDataError(.missingGroupContainer, "“\(group)” cannot be the identifier of an app group")
      return
    }
    url = folder.appendingPathComponent(file)
    self.fault = fault
  }
}
