import Statements
import SwiftUICore

private struct PlainKey: EnvironmentKey { static let defaultValue = "Default value" }
extension EnvironmentValues {
  fileprivate var plain: String {
    get { self[PlainKey.self] }
    set { self[PlainKey.self] = newValue }
  }
  @Entry fileprivate var entry: Int = 3
  @Entry fileprivate var choice: String?
  @Entry fileprivate var numbers: [Int] = [1]
}

extension Statement {
  private static let values = DocumentSource.apple("swiftui/environmentvalues")
  private static let set = DocumentSource.apple("swiftui/view/environment(_:_:)")
  private static let transform = DocumentSource.apple("swiftui/view/transformenvironment(_:transform:)")
  private static let entry = DocumentSource.apple("swiftui/entry()")

  /// A view that counts how often it is drawn, and reads the environment below a modifier of its own.
  private struct Setting: View {
    @Environment(\.plain) var plain
    let tell: (String) -> Void
    var body: some View {
      let _ = tell("own \(plain)")
      Peek(\.plain) { tell("inner \($0)") }.environment(\.plain, "own")
    }
  }

  static let environments: [Statement] = [
    Statement("A value that no view sets has its key's default", .apple("swiftui/environmentkey/defaultvalue"), is: ["Default value"]) {
      seen(\.plain) { $0 }
    },
    Statement("A value set on a container is that of all views in it", set, is: ["x", "x"]) {
      seen(\.plain) { peek in
        VStack {
          peek
          HStack { peek }
        }
        .environment(\.plain, "x")
      }
    },
    Statement("A value has no effect outside of the view on which it is set", set, is: ["x", "Default value"]) {
      seen(\.plain) { peek in
        HStack {
          peek.environment(\.plain, "x"); peek
        }
      }
    },
    Statement("Of two values the one set nearer to the view counts", values, is: ["near"]) {
      seen(\.plain) { $0.environment(\.plain, "near").padding().environment(\.plain, "far") }
    },
    Statement("A view does not read what it sets for the views inside", set, is: ["own Default value", "inner own"]) {
      noted { log in Setting { log.note($0) } }
    },
    Statement("Views of an overlay and of a background read the values around the modified view", set, is: ["x", "x"]) {
      seen(\.plain) { peek in Color.red.overlay { peek }.background { peek }.environment(\.plain, "x") }
    },
    Statement("A value set before an overlay is not the overlay's", set, is: ["Default value"]) {
      seen(\.plain) { peek in Color.red.environment(\.plain, "x").overlay { peek } }
    },
    Statement("A transform starts from the value around it", transform, is: ["a+b"]) {
      seen(\.plain) { $0.transformEnvironment(\.plain) { $0 += "+b" }.environment(\.plain, "a") }
    },
    Statement("A transform starts from the default if no view sets a value", transform, is: [4]) {
      seen(\.entry) { $0.transformEnvironment(\.entry) { $0 += 1 } }
    },
    Statement("Of two transforms the outer one is first", transform, is: ["abc"]) {
      seen(\.plain) { $0.transformEnvironment(\.plain) { $0 += "c" }.transformEnvironment(\.plain) { $0 += "b" }.environment(\.plain, "a") }
    },
    Statement("A transform inside of a value set nearer has no effect on it", transform, is: ["near"]) {
      seen(\.plain) { $0.environment(\.plain, "near").transformEnvironment(\.plain) { $0 += "!" } }
    },
    Statement("An entry has its initial value as the default", entry, is: [3]) { seen(\.entry) { $0 } },
    Statement("An entry of an optional type is nil by default", entry, is: [nil]) { seen(\.choice) { $0 } },
    Statement("An entry is set as any other value", entry, is: [[1, 2]]) { seen(\.numbers) { $0.transformEnvironment(\.numbers) { $0.append(2) } } },
    Statement("An optional value can be set to nil again", entry, is: [nil]) {
      seen(\.choice) { $0.environment(\.choice, nil).environment(\.choice, "x") }
    },
    Statement("Values of an instance are its own", values, is: ["x", "Default value"]) {
      var first = EnvironmentValues()
      let second = first
      first.plain = "x"
      return [first.plain, second.plain]
    },
    Statement("A geometry reader's views read the values around the reader", .apple("swiftui/geometryreader"), is: ["x"]) {
      seen(\.plain) { peek in GeometryReader { _ in peek }.environment(\.plain, "x") }
    },
  ]

  private static func property(_ name: String) -> DocumentSource { .apple("swiftui/environmentvalues/\(name)") }

  static let environmentValues: [Statement] = [
    Statement("Controls are enabled by default", property("isenabled"), is: [true]) { seen(\.isEnabled) { $0 } },
    Statement("Scrolling is enabled by default", property("isscrollenabled"), is: [true]) { seen(\.isScrollEnabled) { $0 } },
    Statement("The default prominence of headers is the standard one", property("headerprominence"), is: [Prominence.standard]) {
      seen(\.headerProminence) { $0 }
    },
    Statement("The default size of controls is the regular one", property("controlsize"), is: [ControlSize.regular]) { seen(\.controlSize) { $0 } },
    Statement("A sidebar's rows are of medium size on other platforms than the Mac", property("sidebarrowsize"), is: [SidebarRowSize.medium]) {
      seen(\.sidebarRowSize) { $0 }
    },
    Statement("A pixel is as long as one divided by the scale", property("pixellength"), [1.0 / 3, 0.5]) {
      seen(\.pixelLength, given: { $0.core.displayScale = 3 }) { $0 } + seen(\.pixelLength, given: { $0.core.displayScale = 2 }) { $0 }
    },
    Statement("A disabled view is disabled for all views in it", .apple("swiftui/view/disabled(_:)"), is: [false]) {
      seen(\.isEnabled) { peek in VStack { peek }.disabled(true) }
    },
    Statement("An outer modifier that disables wins over an inner one that does not", .apple("swiftui/view/disabled(_:)"), is: [false]) {
      seen(\.isEnabled) { peek in HStack { peek.disabled(false) }.disabled(true) }
    },
    Statement("An inner modifier disables where the outer one does not", .apple("swiftui/view/disabled(_:)"), is: [false]) {
      seen(\.isEnabled) { peek in HStack { peek.disabled(true) }.disabled(false) }
    },
    Statement("The locale set on a view is that of the views in it, not that of others", property("locale"), is: ["de_DE", "en_US"]) {
      seen(\.locale) { peek in
        HStack {
          peek.environment(\.locale, Locale(identifier: "de_DE")); peek
        }
      }
      .map(\.identifier)
    },
    Statement("The time zone set on a view is that of the views in it", property("timezone"), is: ["Asia/Tokyo"]) {
      seen(\.timeZone) { $0.environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo") ?? .gmt) }.map(\.identifier)
    },
    Statement("A calendar set on a view is that of the views in it", property("calendar"), is: [Calendar.Identifier.hebrew]) {
      seen(\.calendar) { $0.environment(\.calendar, Calendar(identifier: .hebrew)) }.map(\.identifier)
    },
    Statement("A colour scheme set on a view is not that of the views around it", property("colorscheme"), is: [ColorScheme.dark, .light]) {
      seen(\.colorScheme) { peek in
        HStack {
          peek.colorScheme(.dark); peek
        }
      }
    },
    Statement("The layout direction set on a view counts for the views in it alone", .apple("swiftui/layoutdirection"), [10, 0, 20, 30]) {
      each(\.minX, of: ["a", "b", "c", "d"], in: 40, 10) {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            box("a", 10, 10); box("b", 10, 10)
          }
          .environment(\.layoutDirection, .rightToLeft)
          box("c", 10, 10); box("d", 10, 10)
        }
      }
    },
    Statement("On a watch both size classes are compact", property("horizontalsizeclass"), is: [.compact]) {
      seen(\.horizontalSizeClass, given: { $0.core.platform = .watchos }) { $0 }.compactMap { $0 }
    },
    Statement("Writing a size class changes what views read", property("verticalsizeclass"), is: [.regular]) {
      seen(\.verticalSizeClass) { $0.environment(\.verticalSizeClass, .regular) }.compactMap { $0 }
    },
    Statement("Bold text is a bold legibility weight", property("legibilityweight"), is: [.bold]) {
      seen(\.legibilityWeight, given: { $0.core.boldText = true }) { $0 }.compactMap { $0 }
    },
  ]

  private static let type = DocumentSource.apple("swiftui/dynamictypesize")
  private static let limits = DocumentSource.apple("swiftui/view/dynamictypesize(_:)")

  @MainActor private static func typeSize<V: View>(of user: DynamicTypeSize, @ViewBuilder _ wrap: (Peek<DynamicTypeSize>) -> V) -> [DynamicTypeSize] {
    seen(\.dynamicTypeSize, given: { $0.core.dynamicTypeSize = user }, in: wrap)
  }

  static let dynamicTypeSizes: [Statement] = [
    Statement(
      "The sizes are in ascending order", type,
      holds: { DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted() && .xxxLarge < DynamicTypeSize.accessibility1 }),
    Statement("There are twelve sizes, of which five are accessibility sizes", .apple("swiftui/dynamictypesize/isaccessibilitysize"), is: [12, 5]) {
      [DynamicTypeSize.allCases.count, DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count]
    },
    Statement("A size set on a view is that of the views in it", limits, is: [.xLarge]) { typeSize(of: .small) { $0.dynamicTypeSize(.xLarge) } },
    Statement("A range limits the user's size", limits, is: [.large]) {
      typeSize(of: .accessibility3) { $0.dynamicTypeSize(...DynamicTypeSize.large) }
    },
    Statement("A range leaves a size in it", limits, is: [.medium]) { typeSize(of: .medium) { $0.dynamicTypeSize(...DynamicTypeSize.large) } },
    Statement("Two ranges limit to what both allow", limits, is: [.small, .large]) {
      typeSize(of: .xSmall) { $0.dynamicTypeSize(.small...).dynamicTypeSize(...DynamicTypeSize.large) }
        + typeSize(of: .accessibility1) { $0.dynamicTypeSize(.small...).dynamicTypeSize(...DynamicTypeSize.large) }
    },
    Statement("A range inside of a size that is set limits it", limits, is: [.large]) {
      typeSize(of: .small) { $0.dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.xLarge) }
    },
    Statement("A size inside of a range is not limited", limits, is: [.xLarge]) {
      typeSize(of: .small) { $0.dynamicTypeSize(.xLarge).dynamicTypeSize(...DynamicTypeSize.large) }
    },
    Statement("A range without its upper end", limits, is: [.medium]) {
      typeSize(of: .accessibility5) { $0.dynamicTypeSize(.small..<DynamicTypeSize.large) }
    },
    Statement(
      "The older categories stand for the same sizes", .apple("swiftui/dynamictypesize/init(_:)-nyry"), is: [.xSmall, .large, .accessibility5]
    ) {
      [ContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge].compactMap { DynamicTypeSize($0) }
    },
    Statement(
      "A scaled length grows with the size, and is itself at the large one", .apple("swiftui/scaledmetric"),
      holds: {
        @MainActor func length(_ size: DynamicTypeSize) -> CGFloat { ContentFixture { $0.core.dynamicTypeSize = size }.render(Scaled()).size.width }
        return length(.large) == 20 && length(.xxxLarge) > 20 && length(.xSmall) < 20 && length(.accessibility5) > length(.xxxLarge)
      }),
    // The article has 17 with three pixels per point, the pictures of swift-markdown-ui 16 with two.
    Statement(
      "A scaled length is in whole pixels",
      DocumentSource("jaredsinclair.com, Scaled Metric Surprises", "https://jaredsinclair.com/2024/03/02/scaled-metrics.html"),
      [16.333, 15.5, 16]
    ) {
      [(17, 3), (16, 2), (17, 2)].map { base, pixels in
        ContentFixture {
          $0.core.dynamicTypeSize = .medium
          $0.core.displayScale = pixels
        }.render(ScaledText(size: base)).size.width
      }
    },
  ]
  private struct ScaledText: View {
    @ScaledMetric private var side: CGFloat
    init(size: CGFloat) { _side = ScaledMetric(wrappedValue: size) }
    var body: some View { Block("a", side, side) }
  }
  private struct Scaled: View {
    @ScaledMetric var side = 20.0
    var body: some View { Block("a", side, side) }
  }

  private static let redacted = DocumentSource.apple("swiftui/view/redacted(reason:)")

  static let redactions: [Statement] = [
    Statement("Nothing is redacted by default", property("redactionreasons"), is: [RedactionReasons()]) { seen(\.redactionReasons) { $0 } },
    Statement("A reason is added to those of the views around", redacted, is: [[RedactionReasons.placeholder, .privacy]]) {
      seen(\.redactionReasons) { $0.redacted(reason: .placeholder).redacted(reason: .privacy) }
    },
    Statement("Unredacted views have no reason", .apple("swiftui/view/unredacted()"), is: [RedactionReasons()]) {
      seen(\.redactionReasons) { $0.unredacted().redacted(reason: [.placeholder, .privacy]) }
    },
    Statement("A reason inside of unredacted views counts again", redacted, is: [RedactionReasons.invalidated]) {
      seen(\.redactionReasons) { $0.redacted(reason: .invalidated).unredacted().redacted(reason: .placeholder) }
    },
    Statement("Views of an overlay are redacted with their view", redacted, is: [RedactionReasons.placeholder]) {
      seen(\.redactionReasons) { peek in Color.red.overlay { peek }.redacted(reason: .placeholder) }
    },
    Statement("Redacted views keep their size", .apple("swiftui/redactionreasons/placeholder"), [0, 0]) {
      let (plain, hidden) = (size { Text(verbatim: "Words") }, size { Text(verbatim: "Words").redacted(reason: .placeholder) })
      return [plain[0] - hidden[0], plain[1] - hidden[1]]
    },
  ]
}
