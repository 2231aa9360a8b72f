import AlmanacProfiles
import AlmanacWireSchema

extension ContentLint {
  static let unreachableLink = ContentLint(
    name: "unreachableLink",
    reason: "A tap there does something else than the author meant: it opens the app, or what lies above.",
    fix: "Move the link where people can hit it, and use widgetURL(_:) in a family that is one tap area."
  ) { drawing in
    var findings = drawing.archive.diagnostics.filter { $0.name == "link.ignored" }
      .map { ContentFinding(.warning, "a Link does nothing, because a \(drawing.family.name) widget is one tap area", $0) }
    let least = Profiles.lint.reachablePoints
    try drawing.forEachList { list, date in
      let nodes = PlacedNode.all(in: list)
      let controls = nodes.filter(\.isControl)
      for control in controls {
        let box = control.visibleBox(in: list.size)
        let what = control.node.what
        if box.width <= 0 || box.height <= 0 {
          findings.append(ContentFinding(text: "\(what) is outside the widget", source: control.source, entry: date, cause: "outside"))
        } else if min(box.width, box.height) < least {
          let size = "\(Int(box.width.rounded())) × \(Int(box.height.rounded())) points"
          findings.append(
            ContentFinding(text: "\(what) has an area of \(size), too small to be hit", source: control.source, entry: date, cause: "small"))
        } else if controls.contains(where: { $0.index > control.index && !$0.ancestors.contains(control.index) && $0.box.covers(box) }) {
          findings.append(ContentFinding(text: "\(what) is covered by another one", source: control.source, entry: date, cause: "covered"))
        }
      }
    }
    return findings
  }
}

extension DisplayNode {
  /// What a tap hits, for a person.
  fileprivate var what: String {
    switch action.action {
    case .link(let link): "the link to \(PlacedNode.short(link))"
    case .intent(let intent): intent.hasTogglesTo ? "a toggle" : "a button"
    case nil: "an area"
    }
  }
}

extension RectValue {
  fileprivate func covers(_ other: RectValue) -> Bool {
    // Rounding to pixels may move an edge by a fraction of a point.
    let slack = 0.5
    return x <= other.x + slack && y <= other.y + slack && x + width >= other.x + other.width - slack
      && y + height >= other.y + other.height - slack
  }
}
