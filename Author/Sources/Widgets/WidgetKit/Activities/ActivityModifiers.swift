import AlmanacWireSchema

nonisolated extension View {
  /// Sets the colour drawn over the material behind an activity's lock screen presentation; nil = the material alone. The island stays black.
  @MainActor @preconcurrency
  public func activityBackgroundTint(_ color: Color?) -> some View { modifier(ActivityTintModifier(color: color)) }

  /// Stub. Sets the text colour of buttons that the system adds to an activity. The host adds none; an
  /// `activity.systemAction` note reports that.
  @MainActor @preconcurrency
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    modifier(
      SessionModifier { session in
        session.diagnose(.note, "activity.systemAction", "this host adds no buttons to an activity, so their colour has no effect")
      })
  }
}

/// Puts a colour behind the whole presentation, wherever in the content the modifier is applied.
nonisolated private struct ActivityTintModifier: ViewModifier {
  let color: Color?
  @MainActor func body(content: Content) -> Never { fatalError("\(Self.self) is resolved, not composed") }
  @MainActor func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    let family = EnvironmentStack.current.core.family
    if let color, family.group == .activity, !family.isIsland {
      // A translucent tint shows the system's material behind it.
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
  /// The size in which the activity's lock screen presentation is drawn.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] ?? (core.family == .activitySmall ? .small : .medium) }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  /// The sizes that the host can show.
  public var supportedActivityFamilies: Set<ActivityFamily> { [.small, .medium] }

  /// True if the activity fills the screen, as in StandBy. Always false.
  public var isActivityFullscreen: Bool { false }

  /// True if updates are shown less often than the app sends them, as on an always-on display.
  public var isActivityUpdateReduced: Bool {
    EnvironmentStack.recordRead(.luminance)
    return core.luminanceReduced
  }

  private enum ActivityFamilyKey: EnvironmentKey {
    static var defaultValue: ActivityFamily? { nil }
  }
}
