import Statements
import SwiftUICore

extension Statement {
  private static let fits = DocumentSource.apple("swiftui/viewthatfits")

  /// The progress view of the documentation, of which each part has a fixed width.
  @MainActor private static func upload(_ width: CGFloat) -> [String] {
    drawing {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) {
          Block("text", 40, 10); Block("bar", 100, 4)
        }
        Block("bar", 100, 4)
        Block("text", 40, 10)
      }
      .frame(maxWidth: width)
    }
  }

  static let fittingViews: [Statement] = [
    Statement("In 200 points text and bar are shown", fits, is: ["text", "bar"]) { upload(200) },
    Statement("In 100 points the bar alone is shown", fits, is: ["bar"]) { upload(100) },
    Statement("In 50 points the text alone is shown", fits, is: ["text"]) { upload(50) },
    Statement("A view of exactly the offered length fits", fits, is: ["a"]) {
      drawing {
        ViewThatFits {
          Block("a", 60, 20); Block("b", 10, 10)
        }
        .frame(width: 60, height: 20)
      }
    },
    Statement("Without axes the first view is shown, whether it fits or not", .apple("swiftui/viewthatfits/init(in:content:)"), is: ["a"]) {
      drawing {
        ViewThatFits(in: []) {
          Block("a", 500, 500); Block("b", 10, 10)
        }
      }
    },
    Statement("In an unspecified proposal the first view fits", fits, is: ["a"]) {
      drawing {
        ViewThatFits {
          Block("a", 150, 10); Block("b", 10, 10)
        }
        .fixedSize().frame(width: 20, height: 20)
      }
    },
    Statement("A condition that makes no view is no candidate", fits, is: ["b"]) {
      let isWide = drawing { EmptyView() }.count > 0
      return drawing {
        ViewThatFits {
          if isWide { Block("a", 10, 10) }
          EmptyView()
          Block("b", 20, 20)
        }
      }
    },
    Statement("Views of a loop are candidates one by one", fits, is: ["60"]) {
      drawing { ViewThatFits { ForEach([300, 200, 60, 20], id: \.self) { Block("\($0)", CGFloat($0), 10) } }.frame(width: 100) }
    },
    Statement("A view with a minimum size counts with its ideal size", fits, is: ["b"]) {
      drawing {
        ViewThatFits {
          Block("a", width: 10...200, height: 10...10, ideal: CGSize(width: 150, height: 10)); Block("b", 20, 10)
        }
        .frame(width: 100)
      }
    },
    Statement("Nothing but views that are too large: the last one is shown", fits, is: ["c"]) {
      drawing {
        ViewThatFits {
          Block("a", 80, 80); Block("b", 70, 70); Block("c", 60, 60)
        }
        .frame(width: 20, height: 20)
      }
    },
  ]

  private static let reader = DocumentSource.apple("swiftui/geometryreader")
  private static let proxy = DocumentSource.apple("swiftui/geometryproxy")

  /// What `read` finds with the proxy of a reader, which `wrap` puts into other views of a widget of 200 by 200.
  @MainActor private static func reading<V: View>(
    _ read: @escaping (GeometryProxy) -> CGRect, direction: LayoutDirection = .leftToRight,
    in wrap: (GeometryReader<Color>) -> V
  ) -> [CGFloat] {
    var found = CGRect.null
    _ = LayoutFixture(size: CGSize(width: 200, height: 200), direction: direction).render {
      wrap(
        GeometryReader { proxy in
          let _ = found = read(proxy)
          Color.red
        })
    }
    return [found.minX, found.minY, found.width, found.height]
  }

  /// What a reader finds as its safe area's insets: top, leading, bottom, trailing.
  @MainActor private static func safeArea<V: View>(in wrap: (GeometryReader<Color>) -> V) -> [CGFloat] {
    var found = EdgeInsets()
    _ = LayoutFixture(size: CGSize(width: 200, height: 200)).render {
      wrap(
        GeometryReader { proxy in
          let _ = found = proxy.safeAreaInsets
          Color.red
        })
    }
    return [found.top, found.leading, found.bottom, found.trailing]
  }

  static let proxies: [Statement] = [
    Statement("A proxy's size is that of the reader", .apple("swiftui/geometryproxy/size"), [0, 0, 80, 60]) {
      reading({ CGRect(origin: .zero, size: $0.size) }) { $0.frame(width: 80, height: 60) }
    },
    Statement("In its own space a reader's frame begins at 0", .apple("swiftui/geometryproxy/frame(in:)"), [0, 0, 80, 60]) {
      reading({ $0.frame(in: .local) }) { $0.frame(width: 80, height: 60).padding(.leading, 20) }
    },
    Statement("In the global space a reader's frame is that in the widget", .apple("swiftui/coordinatespaceprotocol/global"), [70, 75, 80, 50]) {
      reading({ $0.frame(in: .global) }) { $0.frame(width: 80, height: 50).padding(.leading, 20) }
    },
    Statement("In a named space a reader's frame is that in the named view", .apple("swiftui/coordinatespaceprotocol"), [20, 5, 80, 50]) {
      reading({ $0.frame(in: .named("box")) }) {
        $0.frame(width: 80, height: 50).padding(EdgeInsets(top: 5, leading: 20, bottom: 0, trailing: 0)).coordinateSpace(.named("box"))
      }
    },
    Statement("Of two spaces of one name the inner one counts", .apple("swiftui/view/coordinatespace(_:)"), [20, 0, 80, 50]) {
      reading({ $0.frame(in: .named(1)) }) {
        $0.frame(width: 80, height: 50).padding(.leading, 20).coordinateSpace(.named(1)).padding(30).coordinateSpace(.named(1))
      }
    },
    Statement(
      "A space's bounds are those of the named view, in the reader's coordinates", .apple("swiftui/geometryproxy/bounds(of:)"), [-20, -5, 100, 55]
    ) {
      reading({ $0.bounds(of: .named("box")) ?? .null }) {
        $0.frame(width: 80, height: 50).padding(EdgeInsets(top: 5, leading: 20, bottom: 0, trailing: 0)).coordinateSpace(.named("box"))
      }
    },
    Statement(
      "A space that no view around has named has no bounds", .apple("swiftui/geometryproxy/bounds(of:)"),
      holds: {
        reading({ $0.bounds(of: .named("none")) ?? .null }) { $0 } == [.infinity, .infinity, 0, 0]
      }),
    Statement("An offset moves a reader's frame", .apple("swiftui/geometryproxy/frame(in:)"), [70, 90, 80, 40]) {
      reading({ $0.frame(in: .global) }) { $0.frame(width: 80, height: 40).offset(x: 10, y: 10) }
    },
    Statement("A reader is as flexible as its container lets it", reader, [96, 96]) {
      each(\.width, of: ["r", "s"]) {
        HStack(spacing: 8) {
          GeometryReader { _ in Color.red }.marked("r"); GeometryReader { _ in Color.red }.marked("s")
        }
      }
    },
    Statement("Right to left a reader's content begins at the right", .apple("swiftui/layoutdirection"), [180]) {
      Array(laidOut("a", direction: .rightToLeft) { GeometryReader { _ in box("a", 20, 20) } }.prefix(1))
    },
    Statement(
      "A view at a safe area's edge adds its length to the insets", .apple("swiftui/view/safeareainset(edge:alignment:spacing:content:)"),
      [0, 0, 30, 0]
    ) {
      safeArea { $0.safeAreaInset(edge: .bottom, spacing: 10) { Color.blue.frame(height: 20) } }
    },
    Statement("Padding of the safe area adds to the insets", .apple("swiftui/view/safeareapadding(_:)"), [10, 10, 10, 10]) {
      safeArea { $0.safeAreaPadding(10) }
    },
    Statement("Padding of the safe area at one edge", .apple("swiftui/view/safeareapadding(_:_:)"), [0, 20, 0, 20]) {
      safeArea { $0.safeAreaPadding(.horizontal, 20) }
    },
    Statement("Insets of nested safe areas are added", .apple("swiftui/view/safeareapadding(_:_:)"), [15, 0, 0, 0]) {
      safeArea { $0.safeAreaPadding(.top, 10).safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 5) } }
    },
    Statement("Right to left the leading inset is that at the leading edge", .apple("swiftui/edgeinsets"), [0, 20, 0, 0]) {
      safeArea { $0.safeAreaPadding(.leading, 20).environment(\.layoutDirection, .rightToLeft) }
    },
    Statement("A view that does not reach the edge of the safe area has no insets", .apple("swiftui/geometryproxy/safeareainsets"), [0, 0, 0, 0]) {
      safeArea { $0.padding(5).safeAreaPadding(10) }
    },
    Statement("A widget's own content has no safe area", .talk(2023, 10027), [0, 0, 0, 0]) {
      safeArea { $0 }
    },
  ]
}
