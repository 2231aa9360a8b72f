import AlmanacFoundationCompat
import AlmanacWireSchema
import Foundation
import Statements
import SwiftUICore

@testable import SwiftUICore
@testable import WidgetKit

/// Shows the stored name.
private struct Greeting: View {
  @AppStorage("name") private var name = "nobody"
  var body: some View { Mark(name: name) }
}

private struct OwnStore: View {
  @AppStorage private var name: String
  init(_ store: UserDefaults, key: String = "name") { _name = AppStorage(wrappedValue: "nobody", key, store: store) }
  var body: some View { Mark(name: name) }
}

private enum Colour: String { case red, green }
private enum Rank: Int { case first = 1, second }

extension Statement {
  private static let group = DocumentSource.apple("foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:)")

  @MainActor private static func container(_ name: String) -> URL? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name)
  }

  static let appGroups: [Statement] = [
    Statement("A group has a folder, which exists", group, is: "true true") {
      Stores.withGroup { name in
        var isFolder: ObjCBool = false
        let path = container(name)?.path ?? ""
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        return "\(exists) \(isFolder.boolValue)"
      }
    },
    Statement("A group has the same folder each time", group, is: true) { Stores.withGroup { container($0) == container($0) } },
    Statement("Groups have different folders", group, is: true) { Stores.withGroup { a in Stores.withGroup { b in container(a) != container(b) } } },
    Statement("A name that no group can have has no folder", group, is: true) { container("") == nil },
    Statement("The folder of a group has one for caches", group, is: true) {
      Stores.withGroup { name in
        FileManager.default.fileExists(atPath: container(name)?.appendingPathComponent("Library/Caches").path ?? "")
      }
    },
  ]

  private static let storage = DocumentSource.apple("swiftui/appstorage")
  private static let optional = DocumentSource.apple("swiftui/appstorage/init(_:store:)")

  /// The name that a view shows.
  @MainActor private static func shown<Content: View>(_ view: Content) -> String {
    var environment = EnvironmentValues()
    environment.core.family = .systemSmall
    environment.core.displaySize = CGSize(width: 100, height: 100)
    let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    return ViewRenderer.displayList(of: view, environment: environment, session: session).root.names.first ?? ""
  }

  static let appStorage: [Statement] = [
    Statement("A value that is not stored is the initial one", .apple("swiftui/appstorage/init(wrappedvalue:_:store:)"), is: "nobody") {
      Stores.withDefaults { shown(OwnStore($0)) }
    },
    Statement("A view shows the stored value", storage, is: "Ada") {
      Stores.withDefaults {
        $0.set("Ada", forKey: "name")
        return shown(OwnStore($0))
      }
    },
    Statement("A view can set the store of the views in it", .apple("swiftui/view/defaultappstorage(_:)"), is: "Ada") {
      Stores.withDefaults {
        $0.set("Ada", forKey: "name")
        return shown(Greeting().defaultAppStorage($0))
      }
    },
    Statement("A property's own store goes before that of the view around it", .apple("swiftui/appstorage/init(wrappedvalue:_:store:)"), is: "Ada") {
      Stores.withDefaults { own in
        own.set("Ada", forKey: "name")
        return Stores.withDefaults {
          $0.set("Bo", forKey: "name")
          return shown(OwnStore(own).defaultAppStorage($0))
        }
      }
    },
    Statement("A new value is stored under the key", storage, is: 7) {
      Stores.withDefaults {
        let count = AppStorage(wrappedValue: 0, "count", store: $0)
        count.wrappedValue = 7
        return $0.integer(forKey: "count")
      }
    },
    Statement("The binding of a property writes to the store", .apple("swiftui/appstorage/projectedvalue"), is: true) {
      Stores.withDefaults {
        AppStorage(wrappedValue: false, "on", store: $0).projectedValue.wrappedValue = true
        return $0.bool(forKey: "on")
      }
    },
    Statement("An optional value that is not stored is nil", optional, is: true) {
      Stores.withDefaults { AppStorage<Int?>("count", store: $0).wrappedValue == nil }
    },
    Statement("Setting an optional value to nil removes it from the store", optional, is: true) {
      Stores.withDefaults {
        $0.set(3, forKey: "count")
        AppStorage<Int?>("count", store: $0).wrappedValue = nil
        return $0.object(forKey: "count") == nil
      }
    },
    Statement("An enumeration of texts is stored as its raw value", storage, is: "green") {
      Stores.withDefaults {
        AppStorage(wrappedValue: Colour.red, "colour", store: $0).wrappedValue = .green
        return $0.string(forKey: "colour") ?? "nil"
      }
    },
    Statement("An enumeration of numbers is read from its raw value", storage, is: 2) {
      Stores.withDefaults {
        $0.set(2, forKey: "rank")
        return AppStorage(wrappedValue: Rank.first, "rank", store: $0).wrappedValue.rawValue
      }
    },
    Statement("A stored text that is no case of the enumeration counts as not stored", storage, is: "red") {
      Stores.withDefaults {
        $0.set("blue", forKey: "colour")
        return AppStorage(wrappedValue: Colour.red, "colour", store: $0).wrappedValue.rawValue
      }
    },
    Statement("A registered value goes before the initial one", .apple("foundation/userdefaults/register(defaults:)"), is: "Ada") {
      Stores.withDefaults {
        $0.register(defaults: ["registered.name": "Ada"])
        return shown(OwnStore($0, key: "registered.name"))
      }
    },
    Statement("An address that the app stored in the defaults is read", storage, is: "https://example.org/a") {
      Stores.withDefaults {
        $0.set(URL(string: "https://example.org/a"), forKey: "page")
        return AppStorage<URL?>("page", store: $0).wrappedValue?.absoluteString ?? "nil"
      }
    },
    Statement("An address of a file that the app stored in the defaults is read as one", storage, is: "file:///tmp/a.txt") {
      Stores.withDefaults {
        $0.set(URL(fileURLWithPath: "/tmp/a.txt"), forKey: "file")
        return AppStorage<URL?>("file", store: $0).wrappedValue?.absoluteString ?? "nil"
      }
    },
    Statement("An address that a view stored is one in the defaults", storage, is: "file:///tmp/a.txt") {
      Stores.withDefaults {
        AppStorage<URL?>("file", store: $0).wrappedValue = URL(fileURLWithPath: "/tmp/a.txt")
        return $0.url(forKey: "file")?.absoluteString ?? "nil"
      }
    },
  ]
}
