import AlmanacScheduler

/// Which apps are in use, as events of the device and the apps' own programs report it (Specification C8). A value without effects.
///
/// An app is in the foreground as long as anybody reports it. What a program reports ends with its connection, so that a program that crashed does
/// not keep its app in use.
struct AppUse {
  struct Use: Equatable {
    var isInForeground = false
    var isInSession = false
    static let none = Use()
  }
  private var reported: [AppID: Use] = [:]
  private var programs: [UInt64: (app: AppID, use: Use)] = [:]

  /// How an app is used, by all reports together.
  func use(of app: AppID) -> Use {
    programs.values.reduce(reported[app] ?? .none) { use, program in
      guard program.app == app else { return use }
      return Use(isInForeground: use.isInForeground || program.use.isInForeground, isInSession: use.isInSession || program.use.isInSession)
    }
  }

  /// Records an event of the device (`almanac events`).
  mutating func report(_ change: (inout Use) -> Void, of app: AppID) {
    var use = reported[app] ?? .none
    change(&use)
    reported[app] = use == .none ? nil : use
  }

  /// Records what a program says of its app, in place of what it said before. Returns false if its connection speaks for another app.
  mutating func report(_ use: Use, of app: AppID, by connection: UInt64) -> Bool {
    guard programs[connection].map({ $0.app == app }) ?? true else { return false }
    programs[connection] = (app, use)
    return true
  }

  /// Forgets a program whose connection has ended. Returns its app; nil: it has reported nothing.
  mutating func end(_ connection: UInt64) -> AppID? { programs.removeValue(forKey: connection)?.app }

  /// Forgets an app that is removed.
  mutating func forget(_ app: AppID) {
    reported[app] = nil
    programs = programs.filter { $0.value.app != app }
  }
}
