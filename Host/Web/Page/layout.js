// Positions of widgets in a place: pure functions in points from the top left of the screen, based on the place's report.

/** The columns and rows of small widgets that a family takes. Families of slots without cells of this shape are absent. */
const spans = {
  systemSmall: { columns: 1, rows: 1 },
  systemMedium: { columns: 2, rows: 1 },
  systemLarge: { columns: 2, rows: 2 },
  systemExtraLarge: { columns: 4, rows: 2 },
};

// Parts of the screen's height where a lock screen has its parts.
const inlineCenter = 0.105;
const rowTop = 0.245;
const stackGap = 6; // points between widgets that lie one below the other

/**
 * Places instances in the order they were added.
 * @param place an element of the response of `GET /v1/devices/{device}/places`
 * @param instances those that are in the place
 * @param top points above the first row of a grid
 * @returns {{frames: Map<string, {page, x, y, width, height, corner, position, picture}>, vacant: object[], pageCount: number, bottom: number}} frames of the widgets, and of
 *   the next widget of each slot that has room (`vacant`, with the slot); `bottom` is the end of the last row. `picture` is the frame of a picture with the
 *   widget's label, from the widget's top left; it depends on the widget's `position` in its slot
 */
export function arrange(place, instances, top) {
  const result = { frames: new Map(), vacant: [], pageCount: 1, bottom: top };
  let left = null; // the right end of a list beside the others
  for (const slot of place.slots) {
    const own = instances.filter((instance) => instance.slot === slot.id && slot.sizes[instance.family]);
    const arranged = slot.arrangement === 'row' ? row(place, slot, own) : slot.sizes.systemMedium ? grid(place, slot, own, top) : list(place, slot, own, left ?? top);
    for (const [id, frame] of arranged.frames) result.frames.set(id, { ...frame, corner: slot.sizes[own.find((instance) => instance.id === id).family].cornerRadius });
    if (arranged.next) result.vacant.push({ slot, ...arranged.next });
    result.pageCount = Math.max(result.pageCount, arranged.pageCount ?? 1);
    result.bottom = Math.max(result.bottom, arranged.bottom ?? 0);
  }
  return result;
}

const taken = (slot, instances) => instances.reduce((sum, { family }) => sum + slot.sizes[family].cells, 0);
const hasRoom = (slot, instances) => slot.cells === null || taken(slot, instances) < slot.cells;

/** Widgets side by side, or each at its own center. */
function row(place, slot, instances) {
  const frames = new Map();
  const [first] = slot.families;
  const cell = slot.sizes[first];
  const at = (center, size) => ({ page: 0, x: center.x * place.width - size.width / 2, y: center.y * place.height - size.height / 2, width: size.width, height: size.height });
  if (slot.centers.length > 0) {
    instances.slice(0, slot.centers.length).forEach((instance, index) => {
      frames.set(instance.id, { ...at(slot.centers[index], slot.sizes[instance.family]), position: index, picture: slot.pictures[index] });
    });
    const next = hasRoom(slot, instances) && slot.centers[instances.length];
    return { frames, next: next ? at(next, cell) : null };
  }
  if (slot.cells === 1) {
    const center = { x: 0.5, y: inlineCenter };
    instances.slice(0, 1).forEach((instance) => frames.set(instance.id, at(center, slot.sizes[instance.family])));
    return { frames, next: instances.length === 0 ? at(center, cell) : null };
  }
  // A widget of two cells also takes the gap between them.
  const wide = Object.values(slot.sizes).find((size) => size.cells === 2);
  const gap = wide ? wide.width - 2 * cell.width : 12;
  const used = instances.reduce((sum, { family }) => sum + slot.sizes[family].width + gap, 0);
  const isOpen = hasRoom(slot, instances);
  let x = (place.width - (used + (isOpen ? cell.width : -gap))) / 2;
  if (instances.length > 0 && isOpen) x = (place.width - (used - gap)) / 2;
  const y = rowTop * place.height;
  for (const instance of instances) {
    const size = slot.sizes[instance.family];
    frames.set(instance.id, { page: 0, x, y, width: size.width, height: size.height });
    x += size.width + gap;
  }
  return { frames, next: isOpen ? { page: 0, x, y, width: cell.width, height: cell.height } : null, bottom: y + cell.height };
}

/** Widgets one below the other. */
function list(place, slot, instances, top) {
  const frames = new Map();
  const cell = slot.sizes[slot.families[0]];
  const isBeside = slot.arrangement === 'list' && place.slots.length > 1;
  const x = isBeside ? 0.06 * place.width : (place.width - cell.width) / 2;
  let y = isBeside ? rowTop * place.height + cell.height * 0.6 : top;
  for (const instance of instances) {
    const size = slot.sizes[instance.family];
    frames.set(instance.id, { page: 0, x, y, width: size.width, height: size.height });
    y += size.height + stackGap;
  }
  const next = hasRoom(slot, instances) ? { page: 0, x, y, width: cell.width, height: cell.height } : null;
  return { frames, next, bottom: y + (next ? cell.height : -stackGap) };
}

/** The grid of a slot. A small widget is one cell; the gaps follow from the sizes of medium and large widgets. */
export function gridShape(place, slot, top) {
  const { systemSmall: small, systemMedium: medium, systemLarge: large } = slot.sizes;
  const gapX = medium.width - 2 * small.width;
  const gapY = Math.max(large.height - 2 * small.height, 12);
  const fitting = Math.floor((place.width - 2 * gapX + gapX) / (small.width + gapX));
  const columns = slot.arrangement === 'grid' ? fitting : slot.sizes.systemExtraLarge ? Math.min(4, fitting) : 2;
  // The status bar, the dots and the dock, or the menu bar.
  const reserved = (slot.arrangement === 'pages' ? 0.27 : 0.06) * place.height;
  const rows = slot.arrangement === 'list' ? Infinity : Math.max(2, Math.floor((place.height - reserved + gapY) / (small.height + gapY)));
  const width = columns * small.width + (columns - 1) * gapX;
  const free = place.width - width;
  // A desktop's widgets begin at its left edge, and a Mac's column is at the right one.
  const left = slot.arrangement === 'grid' ? gapX : slot.arrangement === 'list' && place.width > 2 * width ? free - gapX : free / 2;
  return { columns, rows, cell: small, gapX, gapY, left, top };
}

function grid(place, slot, instances, top) {
  const shape = gridShape(place, slot, top);
  const pages = [new Set()];
  const frames = new Map();
  const frame = ({ page, row, column }, size) => ({
    page, x: shape.left + column * (shape.cell.width + shape.gapX), y: shape.top + row * (shape.cell.height + shape.gapY), width: size.width, height: size.height,
  });
  let end = 0;
  for (const { id, family } of instances) {
    const span = spans[family];
    if (!span || span.columns > shape.columns || span.rows > shape.rows) continue;
    const block = firstFit(pages, shape, span);
    frames.set(id, frame(block, slot.sizes[family]));
    end = Math.max(end, block.row + span.rows);
  }
  const pageCount = pages.length;
  const nextBlock = firstFit(pages, shape, spans.systemSmall);
  const rows = Number.isFinite(shape.rows) ? shape.rows : Math.max(end, nextBlock.row + 1);
  const next = nextBlock.page < pageCount ? frame(nextBlock, shape.cell) : null;
  return { frames, next, pageCount, bottom: shape.top + rows * (shape.cell.height + shape.gapY) - shape.gapY };
}

/** The first free block of cells, page by page. */
function firstFit(pages, shape, span) {
  for (let page = 0; ; page += 1) {
    const cells = (pages[page] ??= new Set());
    for (let row = 0; row + span.rows <= shape.rows; row += 1) {
      for (let column = 0; column + span.columns <= shape.columns; column += 1) {
        const block = [];
        for (let y = 0; y < span.rows; y += 1) for (let x = 0; x < span.columns; x += 1) block.push((row + y) * shape.columns + column + x);
        if (block.some((cell) => cells.has(cell))) continue;
        block.forEach((cell) => cells.add(cell));
        return { page, row, column };
      }
    }
  }
}
