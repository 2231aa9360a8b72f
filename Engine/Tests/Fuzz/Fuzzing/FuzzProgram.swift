import Foundation

#if FUZZING
  /// libFuzzer's entry point for programs with a `main` of their own.
  @_silgen_name("LLVMFuzzerRunDriver")
  func runDriver(
    _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt

  // Unsafe: set once, before libFuzzer starts, on the only thread.
  /// The reader that libFuzzer's callback calls. The callback is a C function and cannot capture it.
  nonisolated(unsafe) private var chosen: FuzzReader?
#endif

/// Fuzzes one reader of a package with libFuzzer. `Scripts/fuzz` builds and runs each package's program.
///
///     fuzz-runner list                     the readers' names
///     fuzz-runner READER [ARGUMENT …]      libFuzzer's arguments: corpus folders, -max_total_time=60 …
public enum FuzzProgram {
  /// Runs the program with the arguments of this process. Exits with 64 for an unknown reader.
  public static func run(_ readers: [FuzzReader]) throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first, name != "list" else { return readers.forEach { print($0.name) } }
    guard let reader = readers.first(where: { $0.name == name }) else {
      let known = readers.map(\.name).joined(separator: ", ")
      FileHandle.standardError.write(Data("fuzz-runner: no reader \(name); there are: \(known)\n".utf8))
      exit(64)
    }
    try run(reader, Array(arguments.dropFirst()))
  }

  #if FUZZING
    private static func run(_ reader: FuzzReader, _ arguments: [String]) throws {
      chosen = reader
      let all = [CommandLine.arguments[0], "-max_len=\(reader.maxBytes)", "-rss_limit_mb=\(reader.memoryMegabytes)"] + arguments
      let pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: all.count + 1)
      for (index, argument) in all.enumerated() { pointers[index] = strdup(argument) }
      pointers[all.count] = nil
      var count = CInt(all.count)
      var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = pointers
      let status = runDriver(&count, &list) { bytes, size in
        chosen?.read(bytes.map { Data(bytes: $0, count: size) } ?? Data())
        return 0
      }
      exit(status)
    }
  #else
    /// Without libFuzzer it reads the given files once.
    private static func run(_ reader: FuzzReader, _ files: [String]) throws {
      for path in files { reader.read(try Data(contentsOf: URL(fileURLWithPath: path))) }
    }
  #endif
}
