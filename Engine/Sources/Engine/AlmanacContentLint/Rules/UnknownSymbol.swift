import AlmanacSimulation
import AlmanacWireSchema

extension ContentLint {
  static let unknownSymbol = ContentLint(
    name: "unknownSymbol",
    reason: "A question mark in a dashed box is shown in its place here, and nothing at all on Apple's systems if the name is wrong.",
    fix: "Correct the name, show another symbol, or add a symbol set of this name to the app's asset catalog."
  ) { drawing in
    drawing.archive.diagnostics.filter { $0.name == "symbol.unknown" }.map { diagnostic in
      ContentFinding(
        text: "there is no drawing of the system symbol “\(PlacedNode.short(diagnostic.place))”",
        source: diagnostic.file.isEmpty ? "" : "\(diagnostic.file):\(diagnostic.line)")
    }
  }
}
