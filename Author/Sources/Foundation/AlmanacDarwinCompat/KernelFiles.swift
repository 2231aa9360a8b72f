import AlmanacBasics

/// The text of a file of `/proc`; nil if it cannot be read.
func kernelFile(_ path: String) -> String? { try? KernelFile.text(path) }
