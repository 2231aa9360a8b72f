import AlmanacFoundationCompat
import AlmanacWireSchema
import SwiftUICore
import Testing

@testable import SwiftUICore

@MainActor
/// Text: content and attributes.
@Suite struct TextContentTests {
  let fixture = ContentFixture()

  @Test func `literals are keys with arguments, formatted in the locale`() {
    #expect(fixture.render(Text("\(1234) of \(2.5, specifier: "%.1f") for \("Ann")")).words == "1,234 of 2.5 for Ann")
    let german = ContentFixture { $0.core.locale = Locale(identifier: "de_DE") }
    #expect(german.render(Text("\(1234) of \(2.5, specifier: "%.1f")")).words == "1.234 of 2,5")
    #expect(LocalizedStringKey("\(3) songs by \("x")").key == "%lld songs by %@")
    #expect(fixture.render(Text("100 %")).words == "100 %")
  }

  @Test func `format strings can reorder their arguments`() {
    #expect(
      FormatString("%2$@ has %1$lld%%").pieces == [
        .argument(index: 1, specifier: "%@"), .literal(" has "), .argument(index: 0, specifier: "%lld"), .literal("%"),
      ])
    #expect(FormatString("50%w off %").pieces == [.literal("50%w off %")])
    #expect(FormatString("%.2f").pieces == [.argument(index: 0, specifier: "%.2f")])
    #expect(FormatString("%#@x@ left %lld, %2$#@y@").pieces == [.literal(" left "), .argument(index: 0, specifier: "%lld"), .literal(", ")])
  }

  @Test func `a format may leave out arguments, repeat them and change their order`() {
    func text(_ format: String, _ arguments: any CVarArg...) -> String {
      DeviceStrings.string(format: format, locale: Locale(identifier: "en_US"), arguments: arguments)
    }
    #expect(text("%2$d", 1, 2) == "2" && text("%3$d %1$d 100%%", 1, 2, 3) == "3 1 100%" && text("%2$d", "a", 2) == "2")
    #expect(text("%1$@ %1$@ %2$.1f", "a", 2.25) == "a a 2.2" && text("%1$d%3$d.", 1, 2) == "1.")
    #expect(text("%d of %d for $5", 1, 2) == "1 of 2 for $5" && text("%*d$", 3, 2) == "  2$")
  }

  @Test func `Markdown in a literal is drawn; in a verbatim string it is not`() {
    let out = fixture.render(Text("a **b** *c* `d` ~~e~~ [f](https://x.y)"))
    func run(_ word: String) -> TextRun? { out.runs.first { $0.text == word } }
    #expect(out.words == "a b c d e f")
    #expect((run("b")?.font.weight ?? 0) >= 600)
    #expect(run("c")?.font.italic == true)
    #expect(run("d")?.font.design == .monospaced)
    #expect(run("e")?.hasStrikethrough == true)
    #expect(run("f")?.link == "https://x.y")
    #expect(run("f")?.paint.systemName == "accent")
    #expect(fixture.render(Text(verbatim: "a **b**")).words == "a **b**")
    #expect(fixture.render(Text("**\("*x*")**")).runs.first?.text == "*x*")
  }

  @Test func `an interpolated address is that of its link`() {
    let address = "https://x.y/z?a=b"
    let runs = fixture.render(Text("see [page \(3)](\(address))")).runs
    #expect(runs.map(\.text) == ["see ", "page 3"])
    #expect(runs.last?.link == address)
  }

  @Test func `joined texts keep their own attributes; an outer one applies where they have none`() {
    let text = (Text(verbatim: "a").foregroundColor(.red) + Text(verbatim: "b").font(.caption)).bold().foregroundColor(.blue)
    let runs = fixture.render(text).runs
    #expect(runs.map(\.text) == ["a", "b"])
    #expect(runs.map(\.paint.systemName) == ["red", "blue"])
    #expect(runs.allSatisfy { $0.font.weight >= 600 })
    #expect(runs[1].font.size == 12)
  }

  @Test func `decorations, tracking and offsets are recorded`() throws {
    let run = try #require(fixture.render(Text(verbatim: "x").underline(color: .red).strikethrough().kerning(2).baselineOffset(3)).runs.first)
    #expect(run.underline.color.system == "red")
    #expect(run.hasStrikethrough && !run.strikethrough.hasColor)
    #expect(run.tracking == 2 && run.baselineOffset == 3)
    #expect(fixture.render(Text(verbatim: "x").underline(false).underline()).runs.first?.hasUnderline == false)
  }

  @Test func `attributes of an attributed string take precedence`() {
    var string = AttributedString("red link")
    string[string.range(of: "red")!].foregroundColor = .red
    string[string.range(of: "link")!].link = URL(string: "https://a.b")
    string[string.range(of: "link")!].font = .title
    let runs = fixture.render(Text(string).foregroundColor(.green)).runs
    #expect(runs.first?.paint.systemName == "red")
    #expect(runs.last?.link == "https://a.b")
    #expect(runs.last?.font.size == 28)
  }

  @Test func `formats and formatters follow the locale of the environment`() {
    let german = ContentFixture { $0.core.locale = Locale(identifier: "de_DE") }
    #expect(german.render(Text(1234.5, format: .number)).words == "1.234,5")
    #expect(fixture.render(Text(0.25, format: .percent)).words == "25%")
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    formatter.locale = Locale(identifier: "en_US")
    #expect(fixture.render(Text(NSNumber(value: 1.5), formatter: formatter)).words == "1.50")
    let clock = DateFormatter()
    clock.dateFormat = "HH:mm"
    clock.timeZone = .gmt
    #expect(fixture.render(Text(Date(timeIntervalSince1970: 3_660), formatter: clock)).words == "01:01")
    #expect(fixture.render(Text("At \(Date(timeIntervalSince1970: 3_660), formatter: clock)")).words == "At 01:01")
    #expect(fixture.render(Text(Decimal(string: "2.5") ?? 0, formatter: formatter)).words == "2.50")
  }

  @Test func `equal texts are equal`() {
    #expect(Text("a \(1)").bold() == Text("a \(1)").bold())
    #expect(Text("a") != Text(verbatim: "a"))
    #expect(Text("a").foregroundColor(.red) != Text("a").foregroundColor(.blue))
    #expect(Text(3, format: .number) == Text(3, format: .number))
  }

  @Test func `symbols are drawn in text; missing images and unknown symbols give diagnostics`() {
    let out = fixture.render(Text("\(Image(systemName: "star.fill")) star"))
    #expect(out.runs.first?.symbol.name == "star.fill")
    #expect(out.diagnostics.isEmpty)
    #expect(fixture.render(Text(Image("photo"))).names == ["asset.missing"])
    #expect(fixture.render(Text(Image(systemName: "no.such.symbol"))).names == ["symbol.unknown"])
  }

  @Test func `control characters are not drawn and cut nothing`() {
    let plain = fixture.render(Text(verbatim: "abcd")).size
    for character in ["\0", "\u{1}", "\u{1B}", "\u{7F}", "\u{9C}"] {
      #expect(fixture.render(Text(verbatim: "ab\(character)cd")).size == plain)
      #expect(fixture.render(Text("ab\(character)cd")).size == plain)
    }
    #expect(fixture.render(Text(verbatim: "ab\ncd")).size.height > plain.height)
    #expect(fixture.render(Text(verbatim: "§©")).runs.first?.text == "§©")
  }

  @Test func `text case applies to the paragraph`() {
    #expect(fixture.render(Text(verbatim: "Mixed").textCase(.uppercase)).size.width > fixture.render(Text(verbatim: "Mixed")).size.width)
  }
}
