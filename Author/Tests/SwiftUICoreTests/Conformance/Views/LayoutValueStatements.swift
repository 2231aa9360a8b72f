import Statements
import SwiftUICore

extension Statement {
  private struct Share: LayoutValueKey { static let defaultValue: CGFloat? = nil }

  /// A column whose views are as wide as their value says, and the rest as they like.
  private struct Shares: Layout {
    var spacingAround: ViewSpacing?
    var leading: CGFloat?
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.reduce(CGSize.zero) { result, view in
        let size = view.sizeThatFits(.unspecified)
        return CGSize(width: max(result.width, view[Share.self] ?? size.width), height: result.height + size.height)
      }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var point = bounds.origin
      for view in subviews {
        view.place(at: point, proposal: ProposedViewSize(width: view[Share.self], height: nil))
        point.y += view.sizeThatFits(.unspecified).height
      }
    }
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
      spacingAround ?? subviews.dropFirst().reduce(subviews[0].spacing) { $0.union($1.spacing) }
    }
    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? { guide == .leading ? leading.map { bounds.minX + $0 } : nil }
  }

  /// A column that counts how often its cache is made.
  private struct Cached: Layout {
    let log: ActionLog
    func makeCache(subviews: Subviews) -> [CGFloat] { subviews.map { $0.sizeThatFits(.unspecified).height } }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
      CGSize(width: 10, height: cache.reduce(0, +))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) {
      var y = bounds.minY
      for (view, height) in zip(subviews, cache) {
        view.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += height
      }
    }
  }

  /// A layout whose `stackOrientation` is horizontal. It places all views at one point.
  private struct Rowlike: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
    }
  }

  private static let value = DocumentSource.apple("swiftui/layoutvaluekey")

  static let layoutValues: [Statement] = [
    Statement("A layout reads a view's value", value, [40]) {
      each(\.width, of: ["a"], in: 100, 100) { Shares().callAsFunction { fill("a").layoutValue(key: Share.self, value: 40) } }
    },
    Statement("A view without a value has the key's default", value, [30]) {
      each(\.width, of: ["a"], in: 100, 100) { Shares().callAsFunction { fill("a").frame(idealWidth: 30) } }
    },
    Statement("A value passes through modifiers outside of it", value, [40]) {
      each(\.width, of: ["a"], in: 100, 100) {
        Shares().callAsFunction { fill("a").layoutValue(key: Share.self, value: 40).opacity(0.5).padding(0).background(Color.red) }
      }
    },
    Statement("The outer one of two values counts", value, [60]) {
      each(\.width, of: ["a"], in: 100, 100) {
        Shares().callAsFunction { fill("a").layoutValue(key: Share.self, value: 40).layoutValue(key: Share.self, value: 60) }
      }
    },
    Statement("A value of a stack's view is not one of the stack", value, [10]) {
      each(\.width, of: ["s"], in: 100, 100) {
        Shares().callAsFunction { HStack { Color.red.frame(width: 10).layoutValue(key: Share.self, value: 40) }.marked("s") }
      }
    },
    Statement("A value on a group is that of each view", value, [40, 40]) {
      each(\.width, of: ["a", "b"], in: 100, 100) {
        Shares().callAsFunction {
          Group {
            fill("a"); fill("b")
          }
          .layoutValue(key: Share.self, value: 40)
        }
      }
    },
    Statement("A layout's own spacing is that around it", .apple("swiftui/layout/spacing(subviews:cache:)"), [20]) {
      [
        size {
          VStack {
            Shares(spacingAround: .zero).callAsFunction { Color.red.frame(width: 10, height: 10) }; Color.red.frame(width: 10, height: 10)
          }
        }[1]
      ]
    },
    Statement("A layout's guide places it in its container", .apple("swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:)"), [10]) {
      let x = each(\.minX, of: ["a", "b"], in: 100, 100) {
        VStack(alignment: .leading) {
          box("a", 50, 10)
          Shares(leading: -10).callAsFunction { box("b", 20, 10) }
        }
      }
      return [x[1] - x[0]]
    },
    Statement(
      "A layout's guide counts through modifiers around it", .apple("swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:)"), [10]
    ) {
      let x = each(\.minX, of: ["a", "b"], in: 100, 100) {
        VStack(alignment: .leading) {
          box("a", 50, 10)
          Shares(leading: -10).callAsFunction { box("b", 20, 10) }.opacity(0.5).padding(.vertical, 3)
        }
      }
      return [x[1] - x[0]]
    },
    Statement(
      "Without guides of its own a layout has those of its views", .apple("swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:)"), [10]
    ) {
      let x = each(\.minX, of: ["a", "b"], in: 100, 100) {
        VStack(alignment: .leading) {
          box("a", 50, 10)
          Shares().callAsFunction { box("b", 20, 10).alignmentGuide(.leading) { _ in -10 } }
        }
      }
      return [x[1] - x[0]]
    },
    Statement("A cache is made of the views before sizes are asked for", .apple("swiftui/layout/makecache(subviews:)"), [30, 20]) {
      let log = ActionLog()
      let height = size(offered: 100, 100) {
        Cached(log: log).callAsFunction {
          Color.red.frame(width: 10, height: 10); Color.red.frame(width: 10, height: 20)
        }
      }[1]
      let y = each(\.minY, of: ["b"], in: 100, 40) {
        Cached(log: log).callAsFunction {
          box("a", 10, 20); box("b", 10, 20)
        }
      }
      return [height] + y
    },
    Statement(
      "A spacer and a divider follow the orientation that a layout names", .apple("swiftui/layoutproperties/stackorientation"), [100, 1, 100]
    ) {
      let out = laidOut("s", "d", in: 100, 100) {
        Rowlike().callAsFunction {
          Spacer().marked("s"); Divider().marked("d")
        }
      }
      return [out[2], out[6].rounded(.up), out[7]]
    },
    Statement("A layout without orientation has none", .apple("swiftui/layoutproperties/stackorientation"), is: nil) {
      LayoutProperties().stackOrientation
    },
  ]

  private struct Switching: View {
    let log: ActionLog
    @State private var isColumn = false
    var body: some View {
      let layout = isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Counted(log: log); Block("b", 10, 10)
      }
      .onAppear { isColumn = true }
    }
  }
  private struct Counted: View {
    let log: ActionLog
    @State private var count = 0
    var body: some View {
      Block("a", 10, 10).onAppear {
        count += 1
        log.note("\(count)")
      }
    }
  }

  private static let anyLayout = DocumentSource.apple("swiftui/anylayout")

  static let anyLayouts: [Statement] = [
    Statement("Views keep their state when the layout changes", anyLayout, is: ["1"]) { noted { Switching(log: $0) } },
    Statement("After a change of layout the views are where the new one puts them", anyLayout, [0, 10]) {
      let out = LayoutFixture(size: CGSize(width: 20, height: 20)).render { Switching(log: ActionLog()) }
      return [out.frame("a").minY, out.frame("b").minY]
    },
    Statement("HStackLayout is an HStack", .apple("swiftui/hstacklayout"), [0, 18, 0, 10]) {
      let out = laidOut("a", "b", in: 28, 20) {
        HStackLayout(alignment: .bottom).callAsFunction {
          box("a", 10, 20); box("b", 10, 10)
        }
      }
      return [out[0], out[4], out[1], out[5]]
    },
    Statement("VStackLayout is a VStack", .apple("swiftui/vstacklayout"), [0, 18, 0, 10]) {
      let out = laidOut("a", "b", in: 20, 28) {
        VStackLayout(alignment: .trailing).callAsFunction {
          box("a", 20, 10); box("b", 10, 10)
        }
      }
      return [out[1], out[5], out[0], out[4]]
    },
    Statement("ZStackLayout is a ZStack", .apple("swiftui/zstacklayout"), [0, 0, 10, 10]) {
      let out = laidOut("a", "b", in: 20, 20) {
        ZStackLayout(alignment: .bottomTrailing).callAsFunction {
          box("a", 20, 20); box("b", 10, 10)
        }
      }
      return [out[0], out[1], out[4], out[5]]
    },
    Statement("GridLayout arranges rows as a Grid does", .apple("swiftui/gridlayout"), [0, 30, 0, 30]) {
      each(\.minX, of: ["a", "b", "c", "d"], in: 40, 20) {
        GridLayout(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0).callAsFunction {
          GridRow {
            box("a", 10, 10); box("b", 10, 10)
          }
          GridRow {
            box("c", 30, 10); box("d", 10, 10)
          }
        }
      }
    },
    Statement("An erased layout of one's own measures as the layout does", anyLayout, [40, 20]) {
      size(offered: 100, 100) {
        AnyLayout(Shares()).callAsFunction {
          Color.red.frame(height: 10).layoutValue(key: Share.self, value: 40); Color.red.frame(width: 10, height: 10)
        }
      }
    },
  ]
}
