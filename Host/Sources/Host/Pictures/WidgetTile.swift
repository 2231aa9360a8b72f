import AlmanacWireSchema
import Foundation

/// The tile in place of a widget whose kind or family the app no longer has: it has the widget's size and says what is missing (Specification B4).
struct WidgetTile: Hashable {
  /// The widget's name: that of its kind.
  let kind: String
  /// The app's display name.
  let app: String
  let size: SizeValue

  /// The tile as a display list. The painter breaks its lines.
  var list: DisplayList {
    .with {
      $0.size = size
      $0.background = box(inset: 0) {
        $0.path = .with {
          $0.shape.rect = frame(inset: 0); $0.fill.color.system = "secondarySystemBackground"
        }
      }
      $0.root = box(inset: min(size.width, size.height) < 90 ? 4 : 14) { node in
        node.accessibility.identifier = "almanac.kindRemoved"
        node.dynamicText = .with {
          $0.runs = runs
          $0.style.alignment = .center
          $0.style.minimumScaleFactor = 0.6
        }
      }
    }
  }

  private var isLine: Bool { size.height < 40 }

  private var runs: [TextRun] {
    let (title, rest) = (Printable.text(kind), isLine ? " is gone" : "\nis no longer in \(Printable.text(app))")
    return [
      .with {
        $0.text = title
        $0.font.size = isLine || size.width < 90 ? 12 : 15
        $0.font.weight = 600
        $0.paint.color.system = "label"
      },
      .with {
        $0.text = rest
        $0.font.size = isLine || size.width < 90 ? 11 : 13
        $0.paint.color.system = "secondaryLabel"
      },
    ]
  }

  private func frame(inset: Double) -> RectValue {
    // Text begins at the top of its frame; in a tall tile it stands above the middle.
    let top = isLine || inset == 0 ? 0 : size.height < 90 ? inset : size.height * 0.3
    return RectValue(
      x: inset, y: top, width: max(size.width - 2 * inset, 1), height: max(size.height - top - (isLine ? 0 : inset), 1))
  }

  private func box(inset: Double, _ fill: (inout DisplayNode) -> Void) -> DisplayNode {
    .with {
      $0.frame = frame(inset: inset)
      fill(&$0)
    }
  }
}
