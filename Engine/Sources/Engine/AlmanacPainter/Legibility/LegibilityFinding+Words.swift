extension LegibilityFinding {
  /// The finding in a sentence, the reason, and how to mend it.
  public var words: (finding: String, reason: String, fix: String) {
    let more = count > contents.count ? " and \(count - contents.count) more" : ""
    let what = contents.joined(separator: ", ") + more
    let place = source.isEmpty ? "" : " in \(source)"
    let verb = count == 1 ? "is" : "are"
    let appearances = [self.appearances.dropLast().joined(separator: ", "), self.appearances.last ?? ""].filter { !$0.isEmpty }
      .joined(separator: " and ")
    let flat = "In accented mode everything has one of two flat colours, and only opacity is kept."
    return switch rule {
    case .accentedBlock:
      (
        "\(what)\(place) \(verb) not visible in the appearance \(appearances), because \(behind) fills the widget with the same flat colour.",
        flat,
        "Move the area into containerBackground(for: .widget), which the system removes, or leave it out if widgetRenderingMode is .accented."
      )
    case .accentedVanishes:
      (
        "\(what)\(place) \(verb) not visible in the appearance \(appearances): what is behind, \(behind), has the same flat colour.", flat,
        "Give the area an opacity below 1, or leave it out if widgetRenderingMode is .accented; widgetAccentable() alone does not help where both groups are white."
      )
    case .accentedFlatImage:
      (
        "\(what)\(place) becomes an area of one flat colour in the appearance \(appearances).", flat,
        "Say how the image is drawn: widgetAccentedRenderingMode(.desaturated) or .accentedDesaturated keeps its brightness, .fullColor its colours."
      )
    case .onlyInBackground:
      (
        "\(what)\(place) \(verb) part of the container background, which the appearance \(appearances) removes.",
        "Places that recolour widgets, and some others, draw their own background.",
        "Move content into the view itself, and keep only decoration in containerBackground."
      )
    case .vibrantDark:
      (
        "\(what)\(place) \(verb) nearly black, and so hardly visible in the appearance \(appearances).",
        "In vibrant mode brightness becomes material: dark content recedes into the wallpaper.",
        "Use .primary, .white or another bright colour if widgetRenderingMode is .vibrant."
      )
    }
  }
}
