import Foundation

/// The order of a sheet: a section for each device, kind and family, a row for each place, appearance and layout, a column for each scheme and state.
struct SheetLayout {
  struct Section {
    let device: String
    let kind: String
    let family: String
    /// The heading.
    let name: String
    var rows: [Row] = []
    /// The columns that any row has.
    var columns: [SheetColumn] = []
  }
  struct Row {
    let name: String
    var cells: [SheetColumn: SheetPainter.Picture] = [:]
  }
  private(set) var sections: [Section] = []

  init(_ pictures: [SheetPainter.Picture]) {
    let hasDevices = Set(pictures.map(\.cell.device.id)).count > 1
    for picture in pictures {
      let (device, kind, family) = (picture.cell.device, picture.cell.kind, picture.cell.family.name)
      if sections.last?.device != device.id || sections.last?.kind != kind || sections.last?.family != family {
        let name = "\(kind) · \(family)" + (hasDevices ? " · \(device.name)" : "")
        sections.append(Section(device: device.id, kind: kind, family: family, name: name))
      }
      let last = sections.count - 1
      let row = picture.cell.row
      let index =
        sections[last].rows.firstIndex { $0.name == row }
        ?? {
          sections[last].rows.append(Row(name: row))
          return sections[last].rows.count - 1
        }()
      sections[last].rows[index].cells[picture.cell.column] = picture
      if !sections[last].columns.contains(picture.cell.column) { sections[last].columns.append(picture.cell.column) }
    }
    for index in sections.indices {
      // Light before dark, then the states in their order.
      sections[index].columns.sort { ($0.scheme.rawValue, $0.state.order) < ($1.scheme.rawValue, $1.state.order) }
    }
  }
}

extension SheetAxes.State {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
