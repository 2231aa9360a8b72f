import AlmanacWireSchema

/// The presentations that a host can show. Finds those that differ in the values that a body reads (ARCHITECTURE rule 4).
struct PresentationAxes {
  private let colorSchemes: [ColorSchemeValue]
  private let renderingModes: [RenderingModeValue]
  private let luminances: [LuminanceValue]
  private let redactions: [RedactionValue]
  private let backgrounds: [BackgroundValue]
  private let contrasts: [ContrastValue]
  private let transparencies: [TransparencyValue]
  private let motions: [MotionValue]

  init(_ context: RenderContext) {
    colorSchemes = context.colorSchemes.isEmpty ? [.light] : context.colorSchemes
    renderingModes = context.renderingModes.isEmpty ? [.fullColor] : context.renderingModes
    luminances = context.luminances.isEmpty ? [.normal] : context.luminances
    redactions = context.redactions.isEmpty ? [.none] : context.redactions
    backgrounds = context.backgrounds.isEmpty ? [.shown] : context.backgrounds
    contrasts = context.contrasts.isEmpty ? [.standard] : context.contrasts
    transparencies = context.transparencies.isEmpty ? [.standard] : context.transparencies
    motions = context.motions.isEmpty ? [.standard] : context.motions
  }

  /// The first value of each axis.
  var first: VariantKey { completed(VariantKey()) }

  /// Every presentation, without the user's accessibility settings.
  var allKeys: [VariantKey] { keys(reading: [.colorScheme, .renderingMode, .luminance, .redaction, .background]) }

  /// Returns one key for each combination of the axes in `reads`. The other axes stay unspecified, which matches any presentation.
  func keys(reading reads: EnvironmentReads) -> [VariantKey] {
    var keys = [VariantKey()]
    func multiply<Value>(_ axis: EnvironmentReads, _ values: [Value], _ keyPath: WritableKeyPath<VariantKey, Value>) {
      guard reads.contains(axis) else { return }
      keys = keys.flatMap { key in
        values.map { value in
          var key = key
          key[keyPath: keyPath] = value
          return key
        }
      }
    }
    multiply(.colorScheme, colorSchemes, \.colorScheme)
    multiply(.renderingMode, renderingModes, \.renderingMode)
    multiply(.luminance, luminances, \.luminance)
    multiply(.redaction, redactions, \.redaction)
    multiply(.background, backgrounds, \.background)
    multiply(.contrast, contrasts, \.contrast)
    multiply(.transparency, transparencies, \.transparency)
    multiply(.motion, motions, \.motion)
    return keys
  }

  /// Returns `key` with each unspecified axis set to its first value: a complete presentation, under which a body can run.
  func completed(_ key: VariantKey) -> VariantKey {
    var full = key
    if full.colorScheme == .unspecified { full.colorScheme = colorSchemes[0] }
    if full.renderingMode == .unspecified { full.renderingMode = renderingModes[0] }
    if full.luminance == .unspecified { full.luminance = luminances[0] }
    if full.redaction == .unspecified { full.redaction = redactions[0] }
    if full.background == .unspecified { full.background = backgrounds[0] }
    if full.contrast == .unspecified { full.contrast = contrasts[0] }
    if full.transparency == .unspecified { full.transparency = transparencies[0] }
    if full.motion == .unspecified { full.motion = motions[0] }
    return full
  }
}
