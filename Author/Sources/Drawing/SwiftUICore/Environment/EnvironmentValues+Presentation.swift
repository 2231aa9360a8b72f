extension EnvironmentValues {
  /// The light or dark appearance. Reading it archives the entry for both, unless the author has set it.
  public var colorScheme: ColorScheme {
    get {
      if !core.colorSchemeIsFixed { EnvironmentStack.recordRead(.colorScheme) }
      return core.colorScheme
    }
    set {
      core.colorScheme = newValue
      core.colorSchemeIsFixed = true
    }
  }

  /// The reasons why content is hidden; empty if it is not. Reading it archives the entry redacted and unredacted, unless the author has set it.
  public var redactionReasons: RedactionReasons {
    get {
      if !core.redactionIsFixed { EnvironmentStack.recordRead(.redaction) }
      return core.redactionReasons
    }
    set {
      core.redactionReasons = newValue
      core.redactionIsFixed = true
    }
  }

  /// True if the display's luminance is reduced, as on an always-on display. Reading it archives the entry for both.
  public var isLuminanceReduced: Bool {
    get {
      EnvironmentStack.recordRead(.luminance)
      return core.luminanceReduced
    }
    set { core.luminanceReduced = newValue }
  }
}
