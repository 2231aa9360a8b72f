import Foundation

/// The order of a sheet: a section for each device, kind and family, a row for each place, appearance and layout, a column for each scheme and state. Rows
/// with the same columns are one table, so that no cell of a sheet is empty.
struct SheetLayout {
  struct Section {
    let device: String
    let kind: String
    let family: String
    /// The heading.
    let name: String
    var tables: [Table] = []
  }
  struct Table {
    /// The columns that every row has: light before dark, then the states in their order.
    let columns: [SheetColumn]
    var rows: [Row]
  }
  struct Row {
    let name: String
    var cells: [SheetColumn: SheetPainter.Picture] = [:]

    fileprivate var columns: [SheetColumn] { cells.keys.sorted { ($0.scheme.rawValue, $0.state.order) < ($1.scheme.rawValue, $1.state.order) } }
  }
  private(set) var sections: [Section] = []

  init(_ pictures: [SheetPainter.Picture]) {
    let hasDevices = Set(pictures.map(\.cell.device.id)).count > 1
    var rows: [[Row]] = []
    for picture in pictures {
      let (device, kind, family) = (picture.cell.device, picture.cell.kind, picture.cell.family.name)
      if sections.last?.device != device.id || sections.last?.kind != kind || sections.last?.family != family {
        let name = "\(kind) · \(family)" + (hasDevices ? " · \(device.name)" : "")
        sections.append(Section(device: device.id, kind: kind, family: family, name: name))
        rows.append([])
      }
      let last = rows.count - 1
      let row = picture.cell.row
      let index =
        rows[last].firstIndex { $0.name == row }
        ?? {
          rows[last].append(Row(name: row))
          return rows[last].count - 1
        }()
      rows[last][index].cells[picture.cell.column] = picture
    }
    for index in sections.indices {
      for row in rows[index] {
        if let table = sections[index].tables.firstIndex(where: { $0.columns == row.columns }) {
          sections[index].tables[table].rows.append(row)
        } else {
          sections[index].tables.append(Table(columns: row.columns, rows: [row]))
        }
      }
    }
  }
}

extension SheetAxes.State {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
