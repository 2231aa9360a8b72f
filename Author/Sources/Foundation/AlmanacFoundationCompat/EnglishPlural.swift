/// Plurals of English nouns.
///
/// The rules and lists follow Damian Conway, “An Algorithmic Approach to English Pluralization”, algorithm 1 and appendix A
/// (http://www.csse.monash.edu.au/~damian/papers/HTML/Plurals.html), with two differences:
/// - Most nouns that end in -o take -s, as new ones do (photo, memo, demo). A list names those that take -es. It follows Conway and “Collins COBUILD
///   English Grammar” (R11); where COBUILD gives both forms, Conway decides.
/// - A noun that ends in -s counts as a plural and stays unchanged, unless a list names it as a singular.
enum EnglishPlural {
  static func of(_ word: String) -> String {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    // “mother-in-law”, “passer-by”: the first word is the noun.
    if parts.count > 1,
      parts.count > 2 ? ["in", "of", "at"].contains(parts[1].lowercased()) : parts[0].hasSuffix("er") && ["by", "on", "up"].contains(parts[1])
    {
      return ([of(String(parts[0]))] + parts.dropFirst().map(String.init)).joined(separator: "-")
    }
    let lower = word.lowercased()
    guard let (count, ending) = change(lower) else { return word }
    let isUpper = word.count > 1 && word == word.uppercased()
    let kept = word.dropLast(count)
    // A word that is replaced as a whole keeps its capital.
    if kept.isEmpty, !isUpper, word.first?.isUppercase == true { return ending.prefix(1).uppercased() + ending.dropFirst() }
    return kept + (isUpper ? ending.uppercased() : ending)
  }

  /// Returns how many letters to replace at the end of a lower-case word, and the replacement; nil if the plural equals the singular.
  private static func change(_ word: String) -> (count: Int, ending: String)? {
    if unchanging.contains(word) || ["fish", "sheep", "deer"].contains(where: word.hasSuffix) { return nil }
    if let plural = irregular[word] { return (word.count, plural) }
    if !regular.contains(word), let (singular, plural) = suffixes.first(where: { word.hasSuffix($0.0) }) { return (singular.count, plural) }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeou".contains(before) || word.hasSuffix("quy") { return (1, "ies") }
    if hardCh.contains(word) { return (0, "s") }
    if ["ss", "us", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) || singularsOnS.contains(word) { return (0, "es") }
    if word.count > 2, word.hasSuffix("s"), !word.hasSuffix("is") { return nil }
    return (0, word.hasSuffix("s") ? "es" : "s")
  }

  /// Table A.2, and names of animals and vehicles.
  private static let unchanging: Set<String> = [
    "aircraft", "bison", "chassis", "cod", "corps", "debris", "dice", "elk", "gallows", "graffiti", "headquarters", "hertz", "hovercraft", "innings",
    "mackerel", "means", "moose", "news", "offspring", "pliers", "proceedings", "salmon", "scissors", "series", "shrimp", "spacecraft", "species",
    "squid", "swine", "trout", "tuna", "watercraft", "wildebeest",
  ]

  private static let irregular = [
    "ox": "oxen", "die": "dice", "quiz": "quizzes", "is": "are", "was": "were", "has": "have", "axis": "axes", "datum": "data", "medium": "media",
    "bacterium": "bacteria", "curriculum": "curricula", "erratum": "errata", "stratum": "strata", "ovum": "ova", "criterion": "criteria",
    "phenomenon": "phenomena", "alga": "algae", "larva": "larvae", "vertebra": "vertebrae", "alumna": "alumnae", "alumnus": "alumni",
    "bacillus": "bacilli", "cactus": "cacti", "fungus": "fungi", "nucleus": "nuclei", "radius": "radii", "stimulus": "stimuli", "codex": "codices",
    "matrix": "matrices", "vertex": "vertices", "vortex": "vortices", "appendix": "appendices", "testis": "testes",
    // Nouns that end in -o and take -es.
    "buffalo": "buffaloes", "cargo": "cargoes", "domino": "dominoes", "echo": "echoes", "embargo": "embargoes", "hero": "heroes", "mango": "mangoes",
    "mosquito": "mosquitoes", "potato": "potatoes", "tomato": "tomatoes", "tornado": "tornadoes", "torpedo": "torpedoes", "veto": "vetoes",
    "volcano": "volcanoes",
  ]

  /// Endings that change, also in compounds: “policewoman”, “grandchild”, “bookshelf”.
  private static let suffixes = [
    ("man", "men"), ("person", "people"), ("child", "children"), ("foot", "feet"), ("tooth", "teeth"), ("goose", "geese"), ("mouse", "mice"),
    ("louse", "lice"), ("wife", "wives"), ("life", "lives"), ("knife", "knives"), ("leaf", "leaves"), ("sheaf", "sheaves"), ("loaf", "loaves"),
    ("thief", "thieves"), ("elf", "elves"), ("alf", "alves"), ("wolf", "wolves"), ("scarf", "scarves"), ("hoof", "hooves"), ("sis", "ses"),
  ]

  /// Nouns with such an ending that take -s or -es.
  private static let regular: Set<String> = [
    "ataman", "caiman", "cayman", "german", "hetman", "human", "norman", "ottoman", "roman", "shaman", "superhuman", "talisman", "mongoose", "blouse",
    "bluetooth",
  ]

  /// Nouns whose -ch is pronounced -k.
  private static let hardCh: Set<String> = ["epoch", "eunuch", "loch", "matriarch", "monarch", "patriarch", "stomach", "tech"]

  /// Table A.3 and common words: singulars that end in a single -s after another letter than u.
  private static let singularsOnS: Set<String> = [
    "alias", "atlas", "bias", "canvas", "chaos", "christmas", "cosmos", "gas", "iris", "lens", "pancreas", "rhinoceros", "trellis", "yes",
  ]
}
