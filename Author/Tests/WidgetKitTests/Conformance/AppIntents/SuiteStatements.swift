import AlmanacFoundationCompat
import Foundation
import Statements

extension Statement {
  private static func defaults(_ page: String) -> DocumentSource { .apple("foundation/userdefaults/\(page)") }

  private static let foundations = "the standard defaults are Foundation's, which know no app groups; those of a suite do"

  static let suites: [Statement] = [
    Statement("Two objects of one suite have the same values", defaults("init(suitename:)"), is: "panda") {
      Stores.withGroup { name in
        UserDefaults(suiteName: name)?.set("panda", forKey: "k")
        return UserDefaults(suiteName: name)?.string(forKey: "k") ?? "nil"
      }
    },
    Statement("A suite has no values of another one", defaults("init(suitename:)"), is: true) {
      Stores.withDefaults { first in
        first.set(1, forKey: "k")
        return Stores.withDefaults { $0.object(forKey: "k") == nil }
      }
    },
    Statement("The standard defaults have no values of a suite", defaults("init(suitename:)"), is: true) {
      Stores.withDefaults { suite in
        Stores.withStandardKey { key in
          suite.set(1, forKey: key)
          return UserDefaults.standard.object(forKey: key) == nil
        }
      }
    },
    Statement("Without a name, a suite is the standard defaults", defaults("init(suitename:)"), is: 5) {
      Stores.withStandardKey { key in
        UserDefaults.standard.set(5, forKey: key)
        return UserDefaults(suiteName: nil)?.integer(forKey: key) ?? -1
      }
    },
    Statement("The global domain is no name of a suite", defaults("init(suitename:)"), is: true) {
      UserDefaults(suiteName: UserDefaults.globalDomain) == nil
    },
    Statement("A change is announced with the defaults that changed", defaults("didchangenotification"), is: true) {
      Stores.withDefaults { defaults in
        let heard = Heard()
        let token = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: defaults, queue: nil) { _ in
          heard.yes()
        }
        defaults.set(1, forKey: "k")
        NotificationCenter.default.removeObserver(token)
        return heard.isHeard
      }
    },
    Statement("The contents of a suite are its persistent domain", defaults("persistentdomain(forname:)"), is: 5) {
      Stores.withGroup { name in
        UserDefaults(suiteName: name)?.set(5, forKey: "k")
        return UserDefaults(suiteName: name)?.persistentDomain(forName: name)?["k"] as? Int ?? -1
      }
    },
    Statement(
      "The standard defaults have the persistent domain of a suite", defaults("persistentdomain(forname:)"), is: 5, differs: foundations
    ) {
      Stores.withGroup { name in
        UserDefaults(suiteName: name)?.set(5, forKey: "k")
        return UserDefaults.standard.persistentDomain(forName: name)?["k"] as? Int ?? -1
      }
    },
    Statement("Removing a persistent domain removes all values of the suite", defaults("removepersistentdomain(forname:)"), is: true) {
      Stores.withGroup { name in
        let defaults = UserDefaults(suiteName: name)
        defaults?.set(5, forKey: "k")
        UserDefaults(suiteName: name)?.removePersistentDomain(forName: name)
        return defaults?.object(forKey: "k") == nil
      }
    },
    Statement("Setting a persistent domain replaces the values of the suite", defaults("setpersistentdomain(_:forname:)"), is: [7, 0]) {
      Stores.withDefaults { other in
        Stores.withGroup { name in
          UserDefaults(suiteName: name)?.set(5, forKey: "old")
          other.setPersistentDomain(["k": 7], forName: name)
          return ["k", "old"].map { UserDefaults(suiteName: name)?.integer(forKey: $0) ?? -1 }
        }
      }
    },
    Statement("No file outside the groups is a persistent domain", defaults("setpersistentdomain(_:forname:)"), is: true) {
      Stores.withDefaults {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("conformance.\(UUID().uuidString)")
        $0.setPersistentDomain(["k": 7], forName: "../../../../../../../../../..\(file.path)")
        return !FileManager.default.fileExists(atPath: file.path + ".plist")
      }
    },
    Statement("An added suite is searched after the defaults themselves", defaults("addsuite(named:)"), is: "own theirs") {
      Stores.withGroup { name in
        UserDefaults(suiteName: name)?.set("theirs", forKey: "a")
        UserDefaults(suiteName: name)?.set("theirs", forKey: "b")
        return Stores.withDefaults {
          $0.set("own", forKey: "a")
          $0.addSuite(named: name)
          return "\($0.string(forKey: "a") ?? "nil") \($0.string(forKey: "b") ?? "nil")"
        }
      }
    },
    Statement("A suite that the standard defaults add is searched", defaults("addsuite(named:)"), is: "theirs", differs: foundations) {
      Stores.withGroup { name in
        Stores.withStandardKey { key in
          UserDefaults(suiteName: name)?.set("theirs", forKey: key)
          UserDefaults.standard.addSuite(named: name)
          defer { UserDefaults.standard.removeSuite(named: name) }
          return UserDefaults.standard.string(forKey: key) ?? "nil"
        }
      }
    },
    Statement("A removed suite is no longer searched", defaults("removesuite(named:)"), is: "nil") {
      Stores.withGroup { name in
        UserDefaults(suiteName: name)?.set("theirs", forKey: "b")
        return Stores.withDefaults {
          $0.addSuite(named: name)
          $0.removeSuite(named: name)
          return $0.string(forKey: "b") ?? "nil"
        }
      }
    },
  ]
}

/// Remembers that something was announced.
// Unchecked: `lock` guards the variable.
private final class Heard: @unchecked Sendable {
  private let lock = NSLock()
  private var heard = false
  func yes() { lock.withLock { heard = true } }
  var isHeard: Bool { lock.withLock { heard } }
}
