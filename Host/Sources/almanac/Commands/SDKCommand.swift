import ArgumentParser
import Foundation
import Host

/// `almanac sdk`: where the SDK of widget packages is, and whether it can be used.
struct SDKCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sdk",
    abstract: "Find, check and build the SDK that packages are built against.",
    discussion: """
      The SDK has Almanac's modules compiled. Packages of widgets are built against
      it and compile only their own sources. Commands of almanac use it by
      themselves. Other tools of Swift get its options from its toolset:

        swift build --toolset "$(almanac sdk path)/toolset.json"
        swift test --toolset "$(almanac sdk path)/toolset.json"

      ALMANAC_SDK names another SDK's folder.
      """,
    subcommands: [SDKPath.self, SDKCheck.self, SDKBuild.self])
}

/// `almanac sdk path`: prints the SDK's folder.
struct SDKPath: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path",
    abstract: "Print the SDK's folder.",
    discussion: """
      EXAMPLES
        almanac sdk path
        swift build --toolset "$(almanac sdk path)/toolset.json"
      """)

  func run() throws { print(try WidgetSDK.find().folder.path) }
}

/// `almanac sdk check`: says whether the SDK can be used.
struct SDKCheck: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check that the SDK is whole and fits the compiler on PATH.",
    discussion: """
      EXIT STATUS
        0   packages can be built against the SDK
        69  they cannot; the message says why and what to do

      EXAMPLES
        almanac sdk check
      """)

  func run() async throws {
    let sdk = try WidgetSDK.find()
    try await sdk.check()
    if let file = sdk.newerSource { Failure.log("the SDK is older than \(file.path); build it again with: almanac sdk build") }
    print("Almanac \(sdk.description.version) for \(sdk.description.target), compiled by \(sdk.description.compiler)")
  }
}

/// `almanac sdk build`: builds the SDK of a checkout.
struct SDKBuild: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build the SDK again from the checkout of this command.",
    discussion: """
      After the compiler or Almanac's sources have changed. Needs a checkout, with
      its command in bin/; an installed SDK comes with its package.

      EXAMPLES
        almanac sdk build
      """)

  func run() async throws {
    guard let checkout = AlmanacCheckout.ofThisCommand else {
      throw Failure(.usage, "this command is not inside a checkout of Almanac; an installed SDK is renewed by installing the package again")
    }
    let script = checkout.appendingPathComponent("Scripts/build-sdk").path
    guard let run = await ToolRun.run("python3", [script], onLine: { print($0) }) else {
      throw Failure(.unavailable, "there is no python3 on PATH; run: make setup")
    }
    guard run.status == 0 else { throw Failure(.unavailable, "the SDK could not be built; the errors are above") }
  }
}

/// Finds the checkout of Almanac that this command was built in.
enum AlmanacCheckout {
  /// The nearest folder above the executable that is a checkout; nil if none is.
  static var ofThisCommand: URL? {
    guard let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return nil }
    var folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
    while folder.path != "/" {
      if isOne(folder) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  private static func isOne(_ folder: URL) -> Bool {
    ["Scripts/build-sdk", "Author/Package.swift"].allSatisfy { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
  }
}
