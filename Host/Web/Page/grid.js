// The cells of a slot: where a position is on the screen, and which cell is nearest to a point. Pure functions in points from the top left of the screen.

/** Positions in the order in which one reads. */
export const inOrder = (left, right) => left.page - right.page || left.row - right.row || left.column - right.column;

/** The size of the family of a slot that takes so many cells; undefined: there is none. */
function sizeOf(slot, columns, rows) {
  const family = slot.families.find((name) => { const span = slot.grid.spans[name]; return span?.columns === columns && span.rows === rows; });
  return slot.sizes[family];
}

/** Whether a slot has rows and columns, rather than a line of cells. */
export const isGrid = (slot) => slot.arrangement !== 'row' && sizeOf(slot, 1, 1) !== undefined && sizeOf(slot, 2, 1) !== undefined;

/** The grid of a slot. The smallest size is one cell; the gaps follow from the sizes of two and four cells. */
export function gridShape(place, slot, top) {
  const [cell, medium, large] = [sizeOf(slot, 1, 1), sizeOf(slot, 2, 1), sizeOf(slot, 2, 2)];
  const { columns, rows } = slot.grid;
  const gapX = medium.width - 2 * cell.width;
  const gapY = Math.max(large.height - 2 * cell.height, 12);
  const width = columns * cell.width + (columns - 1) * gapX;
  const free = place.width - width;
  // A desktop's widgets begin at its left edge, and a Mac's column is at the right one.
  const left = slot.arrangement === 'grid' ? gapX : slot.arrangement === 'list' && place.width > 2 * width ? free - gapX : free / 2;
  return { columns, rows: rows ?? Infinity, cell, gapX, gapY, left, top };
}

/** The frame of a widget with the size `size` at a position. */
export const frameOf = (shape, { page, row, column }, size) => ({
  page, x: shape.left + column * (shape.cell.width + shape.gapX), y: shape.top + row * (shape.cell.height + shape.gapY), width: size.width, height: size.height,
});

/** The position whose frame begins nearest to a point, at which a widget of `span` is still within the page. `end` is the last row of a list. */
export function nearestPosition(shape, { page, x, y }, span, end) {
  const at = (offset, step, most) => Math.max(0, Math.min(Math.round(offset / step), most));
  return {
    page,
    column: at(x - shape.left, shape.cell.width + shape.gapX, shape.columns - span.columns),
    row: at(y - shape.top, shape.cell.height + shape.gapY, Number.isFinite(shape.rows) ? shape.rows - span.rows : end),
  };
}

/** The first free cell in reading order on the pages that there are; null: there is none. */
export function firstFree(slot, blocks, pageCount) {
  const taken = new Set();
  for (const { position: { page, row, column }, span } of blocks) {
    for (let y = 0; y < span.rows; y += 1) for (let x = 0; x < span.columns; x += 1) taken.add(`${page} ${row + y} ${column + x}`);
  }
  const end = Math.max(0, ...blocks.map(({ position, span }) => position.row + span.rows));
  for (let page = 0; page < pageCount; page += 1) {
    for (let row = 0; row < (slot.grid.rows ?? end + 1); row += 1) {
      for (let column = 0; column < slot.grid.columns; column += 1) if (!taken.has(`${page} ${row} ${column}`)) return { page, row, column };
    }
  }
  return null;
}

/**
 * The position one step in a direction, also across the edge of a page; null: there is none.
 * @param step `{x, y}`, one of them 1 or -1
 * @param pageCount how many pages have widgets
 */
export function stepFrom(grid, position, span, step, pageCount) {
  const next = { ...position };
  // In a list a widget goes to the other side of its neighbour.
  const stride = (direction, length) => (direction > 0 && grid.closesGaps ? length : direction);
  next.column += stride(step.x, span.columns);
  next.row += stride(step.y, span.rows);
  const last = grid.columns - (grid.closesGaps ? 1 : span.columns);
  if (next.column < 0) {
    if (position.page === 0) return null;
    return { ...next, page: position.page - 1, column: last };
  }
  if (next.column > last) {
    if (position.page + 1 >= grid.pages || position.page + 1 > pageCount) return null;
    return { ...next, page: position.page + 1, column: 0 };
  }
  return next.row < 0 || next.row > (grid.rows ?? Infinity) - (grid.closesGaps ? 1 : span.rows) ? null : next;
}
