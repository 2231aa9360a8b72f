import Testing

@testable import AuthorTool

/// Swift names of assets, as Xcode derives them.
@Suite struct AssetNameTests {
  @Test(arguments: [
    ("Widget Background", "widgetBackground"), ("WidgetBackground", "widgetBackground"), ("AccentColor", "accent"), ("grey-chip-color", "greyChip"),
    ("black-color", "black"), ("Color", "color"), ("BGColorOne", "bgColorOne"), ("color_000000", "color000000"), ("color_9DA2A5", "color9DA2A5"),
    ("121212", "_121212"), ("pastelbabyblue", "pastelbabyblue"), ("titleTextColor", "titleText"), ("FooImage", "fooImage"),
  ])
  func colours(name: String, symbol: String) { #expect(AssetName.member(name, dropping: "color") == symbol) }

  @Test(arguments: [
    ("AppIconImage", "appIcon"), ("BMW", "BMW"), ("M", "M"), ("M-stadt", "mStadt"), ("TLS2016", "TLS_2016"), ("TLSold", "tlSold"),
    ("A-1-1-0", "A_1_1_0"),
    ("ironMaiden2", "ironMaiden2"), ("planetLeftPS", "planetLeftPS"), ("icon_ID", "iconID"), ("icon_ID ", "iconID"), ("orbita+", "orbita"),
    ("sy_head_10@2x", "syHead102X"), ("emoji_10_laughing", "emoji10Laughing"), ("block_lv-1", "blockLv1"), ("Connecting0_", "connecting0"),
    ("sticky-note", "stickyNote"), ("default", "default"), ("Größe", "größe"), ("绿色", "绿色"), ("FooColor", "fooColor"),
  ])
  func images(name: String, symbol: String) { #expect(AssetName.member(name, dropping: "image") == symbol) }

  @Test(arguments: ["", "+", "- _", "🙂"])
  func `a name without letters and digits has no Swift name`(name: String) { #expect(AssetName.member(name, dropping: "image") == nil) }

  @Test(arguments: [("iconPreviews", "IconPreviews"), ("GameUI", "GameUI"), ("my colors", "MyColors"), ("2020", "_2020")])
  func namespaces(name: String, symbol: String) { #expect(AssetName.namespace(name) == symbol) }
}
