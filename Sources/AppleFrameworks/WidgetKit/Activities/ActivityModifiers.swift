import WireSchema

extension View {
  /// The colour over the material behind an activity's lock screen presentation; nil = the material alone.
  @MainActor @preconcurrency
  public func activityBackgroundTint(_ color: Color?) -> some View { modifier(ActivityTintModifier(color: color)) }

  /// The colour of the words on the buttons that a system adds to an activity. This host adds none, which an
  /// `activity.systemAction` note says.
  @MainActor @preconcurrency
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    modifier(
      SessionModifier { session in
        session.diagnose(.note, "activity.systemAction", "this host adds no buttons to an activity, so their colour plays no part")
      })
  }
}

/// Puts a colour behind the presentation. It counts wherever in the content it stands.
private struct ActivityTintModifier: ViewModifier {
  let color: Color?
  func body(content: Content) -> Never { fatalError("\(Self.self) is resolved, not composed") }
  func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    if let color, EnvironmentStack.current.core.family.place == .activity {
      // A tint that lets something through lets the system's material through.
      let tinted = ZStack {
        Rectangle().fill(.regularMaterial)
        color
      }
      nodes.session.containerBackground = (resolve: { tinted._resolve(into: &$0) }, environment: EnvironmentStack.current)
    }
    content(&nodes)
  }
}

extension EnvironmentValues {
  /// The size of the activity's lock screen presentation.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] ?? (core.family == .activitySmall ? .small : .medium) }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  /// The sizes that this host can show of an activity that is made for them.
  public var supportedActivityFamilies: Set<ActivityFamily> { [.small, .medium] }

  /// Whether the activity fills the screen, as in StandBy: never on this host.
  public var isActivityFullscreen: Bool { false }

  /// Whether updates come less often than they are made, as on an always-on display.
  public var isActivityUpdateReduced: Bool {
    EnvironmentStack.note(.luminance)
    return core.luminanceReduced
  }

  private enum ActivityFamilyKey: EnvironmentKey {
    static var defaultValue: ActivityFamily? { nil }
  }
}
