extension EnvironmentValues {
  /// Whether the view is shown in light or dark. Reading it archives the entry for both, unless the author has set it.
  public var colorScheme: ColorScheme {
    get {
      if !core.colorSchemeIsFixed { EnvironmentStack.note(.colorScheme) }
      return core.colorScheme
    }
    set {
      core.colorScheme = newValue
      core.colorSchemeIsFixed = true
    }
  }

  /// Why content is hidden, if it is. Reading it archives the entry with and without, unless the author has set it.
  public var redactionReasons: RedactionReasons {
    get {
      if !core.redactionIsFixed { EnvironmentStack.note(.redaction) }
      return core.redactionReasons
    }
    set {
      core.redactionReasons = newValue
      core.redactionIsFixed = true
    }
  }

  /// Whether the display is dimmed, as an always-on one is. Reading it archives the entry for both.
  public var isLuminanceReduced: Bool {
    get {
      EnvironmentStack.note(.luminance)
      return core.luminanceReduced
    }
    set { core.luminanceReduced = newValue }
  }
}
