import Archive

/// Breaks, measures and shapes text. One per thread: it owns a Pango font map, which must not be shared.
public final class TextEngine {
  public init() {}
}
