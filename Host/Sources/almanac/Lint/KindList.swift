import AlmanacBasics
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Host
import SimulationRuns

/// Reads the file in which an author keeps the kinds of the last release: the output of `almanac kinds`.
enum KindList {
  private struct Kind: Decodable {
    let kind: String
    let displayName: String?
    let families: [String]?
    let parameters: [Parameter]?
  }
  private struct Parameter: Decodable {
    let name, type: String
    let options: [Option]?
  }
  private struct Option: Decodable { let value: String }

  /// Reads a list.
  ///
  /// - Throws: ``Failure`` that names the file and what is wrong with it.
  static func read(_ path: String) throws -> [KindDescription] {
    func refused(_ why: String) -> Failure {
      Failure(.data, "\(path) is not a list of kinds: \(why); write one with: almanac kinds APP > \(ShellWord.quoted(path))")
    }
    let limit = Profiles.limits.descriptionBytes
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw Failure(.noInput, "\(path) cannot be read; write it with: almanac kinds APP > \(ShellWord.quoted(path))")
    }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: limit + 1), !data.isEmpty else { throw refused("it is empty or a folder") }
    guard data.count <= limit else { throw refused("it has more than \(limit) bytes") }
    do {
      return try JSONDecoder().decode([Kind].self, from: data).map { kind in
        .with {
          $0.kind = kind.kind
          $0.displayName = kind.displayName ?? ""
          $0.families = (kind.families ?? []).compactMap { WidgetFamilyValue(name: $0) }
          $0.parameters = (kind.parameters ?? []).map(description)
        }
      }
    } catch {
      throw refused("it is not the JSON of kinds")
    }
  }

  private static func description(_ parameter: Parameter) -> ParameterDescription {
    .with {
      $0.name = parameter.name
      $0.isArray = parameter.type.hasPrefix("[")
      $0.type = parameter.type.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
      $0.options = (parameter.options ?? []).map { option in .with { $0.identifier = option.value } }
    }
  }
}
