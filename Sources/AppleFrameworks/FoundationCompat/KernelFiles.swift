/// Returns the text of a file in `/proc`; nil if it cannot be read.
func kernelFile(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

/// Returns the name and first number of each line of a file in `/proc`, such as `MemFree:  1024 kB` or `pgfault 12`; nil if it cannot be read.
func kernelNumbers(_ path: String) -> [Substring: UInt64]? {
  guard let text = kernelFile(path) else { return nil }
  var numbers: [Substring: UInt64] = [:]
  for line in text.split(separator: "\n") {
    let words = line.split(maxSplits: 2) { $0 == " " || $0 == "\t" || $0 == ":" }
    if words.count > 1, let number = UInt64(words[1]) { numbers[words[0]] = number }
  }
  return numbers
}
