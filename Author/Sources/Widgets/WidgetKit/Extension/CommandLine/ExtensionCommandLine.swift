import AlmanacWireSchema

/// Executes the commands of an extension that is run without a host.
@MainActor
struct ExtensionCommandLine {
  /// The output of a command, or an exit status from `sysexits.h` with a message for standard error.
  enum Outcome {
    case success(Data)
    case failure(Int32, String)
  }

  private let registry: WidgetRegistry
  private let name: String

  init(registry: WidgetRegistry, name: String) {
    self.registry = registry
    self.name = name
  }

  func run(_ arguments: [String]) async -> Outcome {
    guard let command = arguments.first else { return .success(Data(HelpText.overview(name: name, kinds: registry.widgets.map(\.kind)).utf8)) }
    let rest = Array(arguments.dropFirst())
    switch command {
    case "describe":
      if asksForHelp(rest) { return .success(Data(HelpText.describe(name: name).utf8)) }
      guard rest.isEmpty else { return .failure(64, "\(name): describe takes no arguments; try `\(name) describe --help`") }
      return describe()
    case "render":
      if asksForHelp(rest) { return .success(Data(HelpText.render(name: name).utf8)) }
      return await render(rest)
    case "help", "--help", "-h": return .success(Data(HelpText.overview(name: name, kinds: registry.widgets.map(\.kind)).utf8))
    default: return .failure(64, "\(name): there is no command “\(command)”; the commands are describe and render; try `\(name) --help`")
    }
  }

  private func asksForHelp(_ arguments: [String]) -> Bool { arguments.contains("--help") || arguments.contains("-h") }

  private func describe() -> Outcome {
    let description = registry.description
    print(diagnostics: description.diagnostics)
    return .success(DescriptionJSON.data(of: description))
  }

  private func render(_ arguments: [String]) async -> Outcome {
    let options: RenderOptions
    do { options = try RenderOptions(arguments, kinds: registry.widgets.map(\.kind)) } catch let error as UsageError {
      return .failure(64, "\(name): \(error.sentence); try `\(name) render --help`")
    } catch { return .failure(70, "\(name): \(ErrorWords.of(error))") }

    let reply = await ExtensionService(registry: registry).reply(to: options.request) { line in
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }
    if case .failure(let failure)? = reply.reply {
      print(diagnostics: failure.diagnostics)
      let status: Int32 = failure.name.hasPrefix("kind.") || failure.name.hasPrefix("family.") ? 64 : 65
      return .failure(status, "\(name): \(failure.name): \(failure.message)")
    }
    let archive = reply.archive
    print(diagnostics: archive.diagnostics)
    let now = Date()
    guard !archive.entries.isEmpty, let variant = archive.entries[archive.entryIndex(at: now) ?? 0].variants(at: now).first,
      let list = try? DisplayList(decoding: archive.displayLists[Int(variant.displayList)]),
      let json = try? JSONText.pretty(try list.jsonUTF8Data())
    else { return .failure(70, "\(name): the archive has no entry to show") }
    return .success(Data(json.utf8))
  }

  private func print(diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let severity =
        switch diagnostic.severity {
        case .error: "error"
        case .warning: "warning"
        case .note, .unspecified, .UNRECOGNIZED: "note"
        }
      let place = diagnostic.place.isEmpty ? "" : " (\(diagnostic.place))"
      let source = diagnostic.file.isEmpty ? "" : "\(diagnostic.file):\(diagnostic.line): "
      FileHandle.standardError.write(Data("\(source)\(severity): \(diagnostic.name): \(diagnostic.message)\(place)\n".utf8))
    }
  }
}

/// A mistake in the command line.
struct UsageError: Error {
  let sentence: String
}
