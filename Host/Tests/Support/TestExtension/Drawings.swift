import AlmanacWireSchema
import Foundation

/// What the test extension draws.
enum Drawings {
  /// One entry per text, an hour apart from the start of the current hour, with a line of that text.
  static func archive(_ request: EntryRequest, texts: [String]) -> TimelineArchive {
    let now = Date().timeIntervalSince1970
    let start = (now / 3600).rounded(.down) * 3600
    return .with { archive in
      archive.schemaVersion = TimelineArchive.currentSchemaVersion
      archive.kind = request.kind
      archive.family = request.context.family
      archive.created.seconds = now
      archive.policy.kind = .never
      for (index, text) in texts.enumerated() {
        archive.entries.append(
          .with {
            $0.date.seconds = start + Double(index) * 3600
            $0.variants = [.with { $0.displayList = UInt32(index) }]
          })
        archive.displayLists.append((try? list(text, request.context).serializedBytes()) ?? Data())
      }
    }
  }

  /// A countdown that begins a quarter of a second after 2026-03-01 08:00:00 UTC and takes an hour, on the context's locale and size.
  static func timer(_ context: RenderContext) -> DisplayList {
    .with { list in
      list.size = context.displaySize
      list.locale = context.locale
      list.timeZone = context.timeZone
      list.widgetURL = "timer \(context.locale)"
      list.root.frame = .with {
        $0.width = context.displaySize.width
        $0.height = context.displaySize.height
      }
      list.root.dynamicText.runs = [
        .with {
          $0.font.size = 20
          $0.date.timerInterval = .with {
            $0.start.seconds = 1_772_352_000.25
            $0.end.seconds = 1_772_355_600.25
            $0.countsDown = true
            $0.showsHours = true
          }
        }
      ]
    }
  }

  /// A symbol on an opaque area, which has the same flat colour in accented mode.
  static func flat(_ answer: TimelineAnswer) throws {
    var flat = answer.good
    flat.displayLists = try flat.displayLists.map { bytes in
      var list = try DisplayList(serializedBytes: bytes)
      var area = list.root
      area.debugName = "Rectangle"
      list.root = .with {
        $0.frame = area.frame
        $0.debugName = answer.request.context.namesSources ? "@CardView (Test/Card.swift:12)" : ""
        $0.group.children = [
          area,
          .with {
            $0.frame = RectValue(x: 40, y: 40, width: 40, height: 40)
            $0.symbol.name = "heart.fill"
            $0.symbol.paints = [.with { $0.color.system = "white" }]
          },
        ]
      }
      return try list.serializedBytes()
    }
    try answer.send(flat)
  }

  private static func list(_ text: String, _ context: RenderContext) -> DisplayList {
    .with { list in
      list.size = context.displaySize
      list.locale = context.locale
      list.timeZone = context.timeZone
      list.widgetURL = text
      list.root.frame = .with {
        $0.width = context.displaySize.width
        $0.height = context.displaySize.height
      }
      list.root.path.shape.rect = .with {
        $0.width = context.displaySize.width
        $0.height = context.displaySize.height
      }
      list.root.path.fill.color.system = "blue"
      if context.hasLabel {
        list.label.frame.width = context.label.size.width
        list.label.frame.height = context.label.size.height
        list.label.path.shape.rect = list.label.frame
        list.label.path.fill.color.system = "green"
      }
    }
  }
}
