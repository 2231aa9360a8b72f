import ArgumentParser
import Host
import Reports

/// `almanac gallery`: lists what can be added.
struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "List the widgets that can be added, and what their apps suggest.",
    discussion: """
      Lists the kinds of all apps that have been opened, with the sizes that the
      device or the place offers, and configurations that the apps recommend. Words
      find kinds by their names and descriptions and by the names of their apps.

      EXAMPLES
        almanac gallery
        almanac gallery weather --place lockScreen
        almanac add Weather --kind Forecast --family systemSmall
      """)

  @Argument(help: ArgumentHelp("Words that a kind must have.", valueName: "word"))
  var words: [String] = []
  @OptionGroup var placement: PlacementOptions
  @Flag(help: "Print JSON instead of text.")
  var json = false
  @OptionGroup var data: DataOption

  private struct Listing: Encodable {
    let kinds: [GalleryReport]
    let suggestions: [SuggestionReport]
  }

  func run() async throws {
    let (choice, search) = (placement.choice, words.joined(separator: " "))
    let listing = try await data.perform { host in
      let found = try await host.gallery(at: choice, search: search)
      return Listing(kinds: found.kinds, suggestions: found.suggestions)
    } otherwise: { device in
      Listing(
        kinds: try await device.gallery(at: choice, search: search).map { GalleryReport($0, location: nil) },
        suggestions: try await device.suggestions(at: choice, search: search).map { SuggestionReport($0, location: nil) })
    }
    if json { return print(String(decoding: try StableJSON.encode(listing, pretty: true), as: UTF8.self)) }
    for offered in listing.kinds {
      print("\(offered.app)  \(offered.kind.kind)  \(offered.kind.families.joined(separator: " "))")
      if !offered.kind.description.isEmpty { print("  \(offered.kind.description)") }
      for suggestion in listing.suggestions where suggestion.app == offered.app && suggestion.kind == offered.kind.kind {
        print("  suggested: \(suggestion.description)  \(suggestion.configuration.text)")
      }
    }
    if listing.kinds.isEmpty {
      Failure.log(search.isEmpty ? "there are no widgets; install an app and open it: almanac launch" : "no widget has the words \(search)")
    }
  }
}
