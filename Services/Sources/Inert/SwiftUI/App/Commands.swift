/// Stub. The commands of an app's menus. Almanac runs apps without menus, so they are never shown and never run.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}
extension Never: Commands {}

/// Commands without a body of their own.
@MainActor @preconcurrency
package protocol PrimitiveCommands: Commands where Body == Never {}
extension PrimitiveCommands {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands { EmptyCommands() }
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands { EmptyCommands() }
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { EmptyCommands() }
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { EmptyCommands() }
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> EmptyCommands { EmptyCommands() }
}

public struct EmptyCommands: PrimitiveCommands { nonisolated public init() {} }
public struct SidebarCommands: PrimitiveCommands { nonisolated public init() {} }
public struct TextEditingCommands: PrimitiveCommands { nonisolated public init() {} }
public struct TextFormattingCommands: PrimitiveCommands { nonisolated public init() {} }
public struct ToolbarCommands: PrimitiveCommands { nonisolated public init() {} }
public struct InspectorCommands: PrimitiveCommands { nonisolated public init() {} }
public struct ImportFromDevicesCommands: PrimitiveCommands { nonisolated public init() {} }

public struct CommandMenu<Content: View>: PrimitiveCommands {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}
public struct CommandGroup<Content: View>: PrimitiveCommands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  public static let appInfo = Self(name: "appInfo"), appSettings = Self(name: "appSettings"), systemServices = Self(name: "systemServices")
  public static let appVisibility = Self(name: "appVisibility"), appTermination = Self(name: "appTermination"), newItem = Self(name: "newItem")
  public static let saveItem = Self(name: "saveItem"), importExport = Self(name: "importExport"), printItem = Self(name: "printItem")
  public static let undoRedo = Self(name: "undoRedo"), pasteboard = Self(name: "pasteboard"), textEditing = Self(name: "textEditing")
  public static let textFormatting = Self(name: "textFormatting"), toolbar = Self(name: "toolbar"), sidebar = Self(name: "sidebar")
  public static let windowSize = Self(name: "windowSize"), windowArrangement = Self(name: "windowArrangement"), windowList = Self(name: "windowList")
  public static let singleWindowList = Self(name: "singleWindowList"), help = Self(name: "help")
}

extension Scene {
  /// Stub. Has no effect: Almanac shows no menus.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  /// Stub. Has no effect, like `commands`.
  public func commandsRemoved() -> some Scene { self }
  /// Stub. Has no effect, like `commands`.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
}
