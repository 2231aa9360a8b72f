/// A pattern for a name, in which `*` stands for any characters and `?` for one. Matching takes at most the product of both lengths.
struct WildcardPattern {
  private let pattern: [Character]

  init(_ text: some StringProtocol) { pattern = Array(text) }

  func matches(_ text: some StringProtocol) -> Bool {
    let text = Array(text)
    var (inPattern, inText) = (0, 0)
    /// Where the last star is, and where the text goes on if the star takes one more character.
    var retry: (star: Int, text: Int)?
    while inText < text.count {
      if inPattern < pattern.count, pattern[inPattern] == "*" {
        retry = (inPattern, inText)
        inPattern += 1
      } else if inPattern < pattern.count, pattern[inPattern] == "?" || pattern[inPattern] == text[inText] {
        inPattern += 1
        inText += 1
      } else if let (star, taken) = retry {
        retry = (star, taken + 1)
        (inPattern, inText) = (star + 1, taken + 1)
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == "*" }
  }
}
