import Statements

extension Statement {
  private static let emphasis: DocumentSource = .gfm("Emphasis and strong emphasis")

  /// The rules of emphasis, in their order.
  static let markdownEmphasis: [Statement] = [
    Markup.rule(
      "A star opens emphasis before a word, and not before a space", emphasis, ["*warm tea*": "<e>warm tea", "so * warm* tea": "so * warm* tea"]),
    Markup.rule("A star opens emphasis inside of a word", emphasis, ["tea*pot*s": "tea|<e>pot|s", "5*6*7": "5|<e>6|7"]),
    Markup.rule(
      "A star between a letter and punctuation opens nothing", emphasis, [#"tea*"pot"*"#: #"tea*"pot"*"#, "tea **(pot)**s": "tea **(pot)**s"]),
    Markup.rule("A space that does not break is a space", emphasis, ["so *\u{a0}warm\u{a0}*": "so *\u{a0}warm\u{a0}*"]),
    Markup.rule(
      "A low line opens no emphasis inside of a word, in any script", emphasis,
      ["tea_pot_s": "tea_pot_s", "чай_ник_": "чай_ник_", "my_tea_pot": "my_tea_pot", "5_6_": "5_6_"]),
    Markup.rule("A low line opens emphasis after punctuation", emphasis, ["tea-(_pot_)": "tea-(|<e>pot|)", "a _warm tea_": "a |<e>warm tea"]),
    Markup.rule(
      "A star closes emphasis after a word, and not after a space", emphasis, ["*warm* tea": "<e>warm| tea", "*warm tea *": "*warm tea *"]),
    Markup.rule("A star closes emphasis inside of a word", emphasis, ["*warm*er": "<e>warm|er"]),
    Markup.rule("A low line closes no emphasis inside of a word", emphasis, ["_warm_er": "_warm_er", "_tea_pot_": "<e>tea_pot"]),
    Markup.rule("A low line closes emphasis before punctuation", emphasis, ["_warm_.": "<e>warm|.", "_(tea)_!": "<e>(tea)|!"]),
    Markup.rule(
      "Two stars open strong emphasis before a word, also inside of one", emphasis,
      ["**warm** tea": "<s>warm| tea", "so ** warm** tea": "so ** warm** tea", "tea**pot**s": "tea|<s>pot|s"]),
    Markup.rule(
      "Two low lines open no strong emphasis inside of a word", emphasis,
      ["__warm__ tea": "<s>warm| tea", "tea__pot__s": "tea__pot__s", "чай__ник__": "чай__ник__", "tea-(__pot__)": "tea-(|<s>pot|)"]),
    Markup.rule("Two stars close strong emphasis after a word", emphasis, ["**warm tea **": "**warm tea **", "**warm**er": "<s>warm|er"]),
    Markup.rule("Two low lines close no strong emphasis inside of a word", emphasis, ["__warm__er": "__warm__er", "__warm__,": "<s>warm|,"]),
    Markup.rule(
      "Emphasis can contain strong emphasis and strikethrough", emphasis,
      ["*warm **green** tea*": "<e>warm |<es>green|<e> tea", "_warm __green__ tea_": "<e>warm |<es>green|<e> tea", "*a ~~b~~*": "<e>a |<ex>b"]),
    Markup.rule(
      "Marks that could open and close do not match if their lengths add up to a multiple of three", emphasis,
      ["*tea**pot*": "<e>tea**pot", "tea***pot***s": "tea|<es>pot|s"]),
    Markup.rule(
      "Strong emphasis can contain emphasis", emphasis,
      ["**warm *green* tea**": "<s>warm |<es>green|<s> tea", "__warm _green_ tea__": "<s>warm |<es>green|<s> tea", "**tea*pot**": "<s>tea*pot"]),
    Markup.rule(
      "What is left of longer marks is text outside of the emphasis", emphasis,
      ["so **tea*": "so *|<e>tea", "so *tea**": "so |<e>tea|*", "so ***tea**": "so *|<s>tea", "so **tea***": "so |<s>tea|*"]),
    Markup.rule("The same holds for low lines", emphasis, ["so __tea_": "so _|<e>tea", "so _tea__": "so |<e>tea|_", "so ___tea__": "so _|<s>tea"]),
    Markup.rule(
      "An escaped mark is text inside of the emphasis", emphasis, [#"*tea\**"#: "<e>tea*", #"_\_tea_"#: "<e>_tea", #"**\*tea**"#: "<s>*tea"]),
    Markup.rule(
      "Two marks are strong emphasis and not emphasis twice", emphasis, ["**tea**": "<s>tea", "__tea__": "<s>tea", "****tea****": "<s>tea"]),
    Markup.rule(
      "Three marks are both kinds of emphasis, which can end one after the other", emphasis,
      ["***tea***": "<es>tea", "***tea** pot*": "<es>tea|<e> pot", "***tea* pot**": "<es>tea|<s> pot", "___tea___": "<es>tea"]),
    Markup.rule("Of emphasis that overlaps the first one holds", emphasis, ["*tea _pot* cup_": "<e>tea _pot| cup_", "*a __b* c__": "<e>a __b| c__"]),
    Markup.rule("Of two openings the one closer to the end holds", emphasis, ["**tea **pot**": "**tea |<s>pot", "*tea *pot*": "*tea |<e>pot"]),
    Markup.rule(
      "Code, links, addresses and tags go before emphasis", emphasis,
      ["*tea `*`": "*tea |<c>*", "*[tea*](/x)": "*|tea*→/x", "so **<https://a.b/?q=**>": "so **|https://a.b/?q=**→https://a.b/?q=**"]),
    Markup.rule(
      "Marks without a word are text", emphasis, ["so ** there": "so ** there", "so **** there": "so **** there", "so __ there": "so __ there"]),
  ]
}
