// Fuzzes one reader with libFuzzer. `Scripts/fuzz` builds and runs it.
//
//   fuzz-runner list                     the readers' names
//   fuzz-runner READER [ARGUMENT …]      libFuzzer's arguments: corpus folders, -max_total_time=60 …

import Foundation

// The host's package links this file.
#if canImport(HostFuzzReaders)
  import HostFuzzReaders
#else
  import FuzzReaders
#endif

#if FUZZING
  /// libFuzzer's entry point for programs with a `main` of their own.
  @_silgen_name("LLVMFuzzerRunDriver")
  func runDriver(
    _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt
#endif

// Unsafe: set once, before libFuzzer starts, on the only thread.
/// The reader that libFuzzer's callback calls. The callback is a C function and cannot capture it.
nonisolated(unsafe) private var chosen = FuzzReader.all[0]

@main
enum FuzzRunner {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first, name != "list" else { return FuzzReader.all.forEach { print($0.name) } }
    guard let reader = FuzzReader.all.first(where: { $0.name == name }) else {
      let known = FuzzReader.all.map(\.name).joined(separator: ", ")
      FileHandle.standardError.write(Data("fuzz-runner: no reader \(name); there are: \(known)\n".utf8))
      exit(64)
    }
    chosen = reader
    try run(Array(arguments.dropFirst()))
  }

  #if FUZZING
    private static func run(_ arguments: [String]) throws {
      let all = [CommandLine.arguments[0], "-max_len=\(chosen.maxBytes)"] + arguments
      let pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: all.count + 1)
      for (index, argument) in all.enumerated() { pointers[index] = strdup(argument) }
      pointers[all.count] = nil
      var count = CInt(all.count)
      var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = pointers
      let status = runDriver(&count, &list) { bytes, size in
        chosen.read(bytes.map { Data(bytes: $0, count: size) } ?? Data())
        return 0
      }
      exit(status)
    }
  #else
    /// Without libFuzzer it reads the given files once.
    private static func run(_ files: [String]) throws {
      for path in files { chosen.read(try Data(contentsOf: URL(fileURLWithPath: path))) }
    }
  #endif
}
