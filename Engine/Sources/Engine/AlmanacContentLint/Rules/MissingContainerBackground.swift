extension ContentLint {
  static let missingContainerBackground = ContentLint(
    name: "missingContainerBackground",
    reason:
      "Without a container background the system cannot tell background from content: it shows neither margins nor, since iOS 17, the widget itself.",
    fix: "Add containerBackground(for: .widget) to the outermost view; .clear is enough for a widget without a background."
  ) { drawing in
    drawing.archive.diagnostics.filter { $0.name == "containerBackground.missing" }
      .map { ContentFinding(.warning, "the view has no containerBackground(for: .widget)", $0) }
  }
}
