import AlmanacWireSchema
import Foundation
import Host

/// A page of a parameter's options, in the response of `GET /v1/instances/{id}/options`.
public struct OptionListReport: Codable, Sendable, Equatable {
  /// One value to choose.
  public struct Item: Codable, Sendable, Equatable {
    public let value: JSONFragment
    public let title: String
    public let subtitle: String
    /// The address of its picture.
    @ExplicitNull public var image: String?
  }

  /// Options that follow one another under one title.
  public struct Section: Codable, Sendable, Equatable {
    /// Empty: they have none.
    public let title: String
    public let subtitle: String
    public let options: [Item]
  }

  public let sections: [Section]
  /// How many options the whole list has.
  public let total: Int
  /// Where the next page begins; null = this is the last one.
  @ExplicitNull public var next: String?
  /// The value that the app proposes.
  public let `default`: JSONFragment
  public let prompt: String
  public let indexed: Bool
  /// How many options the app left out, because there are too many.
  public let leftOut: Int

  /// Makes a page.
  ///
  /// - Parameter offset: the number of options before it.
  public init(_ list: OptionList, app: String, offset: Int, limit: Int) {
    let page = list.options.dropFirst(offset).prefix(limit)
    var sections: [Section] = []
    var items: [Item] = []
    var current: Option?
    func close() {
      if let current { sections.append(Section(title: current.section, subtitle: current.sectionSubtitle, options: items)) }
      items = []
    }
    for option in page {
      if option.section != current?.section || current == nil {
        close()
        current = option
      }
      items.append(Item(value: option.json, title: option.title, subtitle: option.subtitle, image: option.imageAddress(app: app)))
    }
    close()
    self.sections = sections
    total = list.options.count
    next = offset + page.count < total ? "\(list.tag)-\(offset + page.count)" : nil
    `default` = list.defaultValue.isEmpty ? .null : (try? JSONFragment(data: list.defaultValue)) ?? .null
    prompt = list.prompt
    indexed = list.isIndexed
    leftOut = list.leftOut
  }
}
