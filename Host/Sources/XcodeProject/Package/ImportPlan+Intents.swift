import Foundation

/// Imports the sources of the app's intents extension into the widget's target. On Apple's systems that extension is a separate process, which
/// provides options and defaults for the widget's intents. Here the widget's extension calls these handlers itself.
extension PackageImport {
  /// An intents extension that compiles an intent definition of the widget.
  struct IntentsExtension {
    let native: Target
    let sources: [URL]
    /// The intent definitions that only this extension compiles: its handlers use their classes.
    let intentDefinitions: [URL]
  }

  /// Adds the libraries and packages of the intents extension, and returns it; nil if there is none, or the widget has handlers of its own.
  func findIntentsExtension(in plan: inout ImportPlan) throws(ImportError) -> IntentsExtension? {
    let definitions = Set(plan.targets.flatMap(\.intentDefinitions))
    guard !definitions.isEmpty, !plan.targets[0].sources.contains(where: Self.hasHandlers) else { return nil }
    let app = project.application(containing: target)?.name
    let found = project.targets.filter { project.isIntentsExtension($0) && project.application(containing: $0)?.name == app }
      .map { native in (native, project.files(of: native, settings: project.settings(of: native))) }
      .filter { _, files in !definitions.isDisjoint(with: files.intentDefinitions) && files.sources.contains(where: Self.hasHandlers) }
    guard let (native, files) = found.first else { return nil }
    for (other, _) in found.dropFirst() {
      plan.omissions.append(
        Omission(.extension, other.name, "a widget's target can have the handlers of only one intents extension; it has those of \(native.name)"))
    }
    let known = Set(plan.targets.flatMap(\.sources))
    let sources = files.sources.filter { !known.contains($0) && !isExcluded($0) }
    guard sources.contains(where: Self.hasHandlers) else { return nil }
    for library in project.linkedLibraries(of: native, platform: plan.platform).own {
      let name = moduleName(project.settings(of: library), library)
      try addTarget(library, to: &plan)
      if !plan.targets[0].targets.contains(name) { plan.targets[0].targets.append(name) }
    }
    let wanted = Set(plan.wanted.filter { $0.target == 0 }.map(\.product.product))
    for product in project.products(of: native, platform: plan.platform) where !wanted.contains(product.product) { plan.wanted.append((0, product)) }
    return IntentsExtension(
      native: native, sources: sources, intentDefinitions: files.intentDefinitions.filter { !definitions.contains($0) && !isExcluded($0) })
  }

  /// Adds the sources of an intents extension. Leaves it out if the widget would not build with it.
  func addSources(of intents: IntentsExtension, to plan: inout ImportPlan) {
    let own = Set(plan.targets.map(\.name)).union(plan.modules)
    let evaluator = evaluator(for: plan.targets[0], in: plan, own: own)
    let missing = intents.sources.reduce(into: Set<String>()) { missing, source in
      missing.formUnion(ImportStatements.modules(in: source, evaluator).filter { !isProvided($0) && !own.contains($0) })
    }
    let declared = plan.targets[0].sources.reduce(into: Set<String>()) { $0.formUnion(SourceNames(file: $1).declared.names) }
    let added = intents.sources.reduce(into: Set<String>()) { $0.formUnion(SourceNames(file: $1).declared.names) }
    let generated = intents.intentDefinitions.reduce(into: Set<String>()) { $0.formUnion(IntentDefinitionNames.types(in: $1)) }
    let repeated = added.union(generated).intersection(declared)
    let system = intents.sources.reduce(into: Set<String>()) { $0.formUnion(SourceNames(file: $1).used.compactMap(Self.systemIntent)) }
    let reason: String? =
      if !missing.isEmpty {
        "it imports \(missing.sorted().joined(separator: ", ")), and there is no such module on Linux"
      } else if !repeated.isEmpty {
        "it and the widget both declare \(repeated.sorted().prefix(5).joined(separator: ", ")), and here they would be in one module"
      } else if !system.isEmpty {
        "it handles the system's own intents (\(system.sorted().prefix(3).joined(separator: ", "))), which Almanac does not have"
      } else {
        nil
      }
    if let reason {
      plan.omissions.append(
        Omission(
          .extension, intents.native.name, "\(reason); parameters whose options it provides have none. --exclude leaves out single files of it",
          files: intents.sources.map(project.shown)))
      return
    }
    plan.targets[0].sources += intents.sources
    plan.targets[0].intentDefinitions += intents.intentDefinitions
    plan.intentsExtension = intents.native.name
  }

  /// Returns an intent of the system, such as `INBookRestaurantReservationIntent`, that a source handles and the module Intents lacks.
  private static func systemIntent(_ name: String) -> String? {
    guard name.hasSuffix("IntentHandling"), name.hasPrefix("IN"), name.dropFirst(2).first?.isUppercase == true else { return nil }
    let intent = String(name.dropLast("Handling".count))
    return systemIntents.contains(intent) ? nil : intent
  }

  /// The system's intents in `Author/Sources/Widgets/Intents`: those of Xcode's template of an intents extension, and some others.
  private static let systemIntents: Set<String> = [
    "INAddTasksIntent", "INEndWorkoutIntent", "INPauseWorkoutIntent", "INPlayMediaIntent", "INResumeWorkoutIntent", "INSearchForMessagesIntent",
    "INSendMessageIntent", "INSetMessageAttributeIntent", "INStartAudioCallIntent", "INStartCallIntent", "INStartVideoCallIntent",
    "INStartWorkoutIntent",
  ]

  /// Returns whether a source declares the class that provides the handlers.
  private static func hasHandlers(_ source: URL) -> Bool { SourceNames(file: source).used.contains("INExtension") }
}
