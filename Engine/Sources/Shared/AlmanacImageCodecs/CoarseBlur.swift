/// A blur of a large deviation, computed on a smaller copy of the picture.
///
/// After such a blur no detail is smaller than a cell of the copy, so the enlarged copy looks the same. A cell is at most an eighth of the deviation.
struct CoarseBlur {
  /// The deviation, in pixels, from which blurs are coarse.
  static let leastSigma = 24.0

  /// Pixels per cell in each direction.
  private let cell: Int
  private let boxes: [Int]

  init(sigma: Double) {
    cell = max(2, Int(sigma / 8))
    // Averaging over cells and interpolating between them blur too: by the variance of a box and of a triangle of one cell.
    let rest = sigma * sigma / Double(cell * cell) - (1.0 / 12 + 1.0 / 6)
    boxes = boxWidths(sigma: rest.squareRoot())
  }

  func blur(_ plane: BytePlane) {
    let columns = (plane.width + cell - 1) / cell
    let rows = (plane.height + cell - 1) / cell
    let cells = averages(of: plane, columns: columns, rows: rows)
    guard cells.contains(where: { $0 != 0 }) else { return }
    enlarge(blurred(cells, columns: columns, rows: rows), columns: columns + 2, to: plane)
  }

  /// Returns the average of each cell with 8 more bits, row by row.
  private func averages(of plane: BytePlane, columns: Int, rows: Int) -> [UInt32] {
    var sums = [UInt64](repeating: 0, count: columns * rows)
    sums.withUnsafeMutableBufferPointer { sums in
      for y in 0..<plane.height {
        let row = plane.bytes + y * plane.rowStep
        let start = y / cell * columns
        var x = 0
        for column in 0..<columns {
          let end = min(x + cell, plane.width)
          var sum: UInt32 = 0
          while x < end {
            sum += UInt32(row[x * plane.step])
            x += 1
          }
          sums[start + column] += UInt64(sum)
        }
      }
    }
    let area = UInt64(cell) * UInt64(cell)
    return sums.map { UInt32(($0 << 8 + area / 2) / area) }
  }

  /// Returns the blurred cells with one more on every side, which the pixels at the edge interpolate with.
  private func blurred(_ cells: [UInt32], columns: Int, rows: Int) -> [UInt32] {
    let line = BlurLine(capacity: max(columns, rows), boxes: boxes)
    let width = columns + 2
    var wide = [UInt32](repeating: 0, count: width * rows)
    for row in 0..<rows {
      let result = line.blurred(count: columns) { cells[row * columns + $0] }
      for column in 0..<width { wide[row * width + column] = result[line.reach - 1 + column] }
    }
    var all = [UInt32](repeating: 0, count: width * (rows + 2))
    for column in 0..<width {
      let result = line.blurred(count: rows) { wide[$0 * width + column] }
      for row in 0..<(rows + 2) { all[row * width + column] = result[line.reach - 1 + row] }
    }
    return all
  }

  /// Interpolates the cells to pixels.
  private func enlarge(_ cells: [UInt32], columns: Int, to plane: BytePlane) {
    let across = (0..<plane.width).map(place)
    var line = [UInt32](repeating: 0, count: columns)
    for y in 0..<plane.height {
      let down = place(y)
      let (top, bottom) = (down.cell * columns, (down.cell + 1) * columns)
      for column in 0..<columns { line[column] = (cells[top + column] * (256 - down.share) + cells[bottom + column] * down.share) >> 4 }
      let row = plane.bytes + y * plane.rowStep
      line.withUnsafeBufferPointer { line in
        for x in 0..<plane.width {
          let (cell, share) = across[x]
          // 8 bits of the byte, 12 more of the line, 8 of the share.
          row[x * plane.step] = UInt8(min(255, (line[cell] * (256 - share) + line[cell + 1] * share + 1 << 19) >> 20))
        }
      }
    }
  }

  /// Returns the cell whose centre is at or before that of a pixel, counted from the added one, and how far the pixel is on the way to the next, 0…256.
  private func place(_ pixel: Int) -> (cell: Int, share: UInt32) {
    let position = (Double(pixel) + 0.5) / Double(cell) + 0.5
    let whole = Int(position)
    return (whole, UInt32((position - Double(whole)) * 256))
  }
}
