/// The text of a file of `/proc`; nil if it cannot be read.
func kernelFile(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
