// Positions of widgets on the home screen: pure functions in points, based on the family sizes of the device profile.

/** The grid cells of a family, in columns and rows of small widgets. Families that are not for the home screen are absent. */
export const cells = {
  systemSmall: { columns: 1, rows: 1 },
  systemMedium: { columns: 2, rows: 1 },
  systemLarge: { columns: 2, rows: 2 },
  systemExtraLarge: { columns: 4, rows: 2 },
};

/**
 * The grid of a device. A small widget is one cell; the gaps follow from the sizes of medium and large widgets.
 * @param device the response of `GET /v1/device`
 * @param top points above the first row
 */
export function grid(device, top) {
  const { systemSmall: small, systemMedium: medium, systemLarge: large } = device.families;
  const gapX = medium.width - 2 * small.width;
  const gapY = Math.max(large.height - 2 * small.height, 12);
  const columns = device.families.systemExtraLarge ? 4 : 2;
  const reserved = 0.27 * device.screen.height; // the status bar, the dots and the dock
  const rows = Math.max(2, Math.floor((device.screen.height - reserved + gapY) / (small.height + gapY)));
  const width = columns * small.width + (columns - 1) * gapX;
  return { columns, rows, cell: small, gapX, gapY, left: (device.screen.width - width) / 2, top };
}

/** The first free block of cells, page by page. */
function firstFit(pages, grid, span) {
  for (let page = 0; ; page += 1) {
    const taken = (pages[page] ??= new Set());
    for (let row = 0; row + span.rows <= grid.rows; row += 1) {
      for (let column = 0; column + span.columns <= grid.columns; column += 1) {
        const block = [];
        for (let y = 0; y < span.rows; y += 1) for (let x = 0; x < span.columns; x += 1) block.push((row + y) * grid.columns + column + x);
        if (block.some((cell) => taken.has(cell))) continue;
        block.forEach((cell) => taken.add(cell));
        return { page, row, column };
      }
    }
  }
}

/**
 * Places instances in the order they were added.
 * @returns {{places: Map<string, {page, x, y, width, height}>, pageCount: number, bottom: number}} frames in points from the page's top left;
 *   `bottom` is the end of the last row
 */
export function place(instances, device, top) {
  const shape = grid(device, top);
  const pages = [new Set()];
  const places = new Map();
  for (const instance of instances) {
    const span = cells[instance.family];
    const size = device.families[instance.family];
    if (!span || !size || span.columns > shape.columns || span.rows > shape.rows) continue;
    const { page, row, column } = firstFit(pages, shape, span);
    places.set(instance.id, {
      page,
      x: shape.left + column * (shape.cell.width + shape.gapX),
      y: shape.top + row * (shape.cell.height + shape.gapY),
      width: size.width,
      height: size.height,
    });
  }
  return { places, pageCount: pages.length, bottom: shape.top + shape.rows * (shape.cell.height + shape.gapY) - shape.gapY };
}
