// Positions of widgets in a place: pure functions in points from the top left of the screen, based on the place's report.

import { firstFree, frameOf, gridShape, inOrder, isGrid } from './grid.js';

// Parts of the screen's height where a lock screen has its parts.
const inlineCenter = 0.105;
const rowTop = 0.245;
const stackGap = 6; // points between widgets that lie one below the other

/**
 * Places instances at their positions.
 * @param place an element of the response of `GET /v1/devices/{device}/places`
 * @param instances those that are in the place
 * @param top points above the first row of a grid
 * @param editing whether the next widget of a list has room at its end
 * @returns {{frames: Map<string, {page, x, y, width, height, corner, position, picture}>, vacant: object[], pageCount: number, bottom: number}} frames of the widgets, and of
 *   the next widget of each slot that has room (`vacant`, with the slot); `bottom` is the end of the last row. `picture` is the frame of a picture
 *   with the widget's label, from the widget's top left; it depends on the widget's `position` in its slot
 */
export function arrange(place, instances, top, editing = false) {
  const result = { frames: new Map(), vacant: [], pageCount: 1, bottom: top };
  for (const slot of place.slots) {
    const own = instances
      .filter((instance) => instance.slot === slot.id && slot.sizes[instance.family] && instance.position)
      .sort((left, right) => inOrder(left.position, right.position));
    const arranged = slot.arrangement === 'row' ? row(place, slot, own) : isGrid(slot) ? grid(place, slot, own, top, editing) : list(place, slot, own, top, editing);
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
function list(place, slot, instances, top, editing) {
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
  return { frames, next, bottom: y + (next && editing ? cell.height : -stackGap) };
}

function grid(place, slot, instances, top, editing) {
  const shape = gridShape(place, slot, top);
  const blocks = instances.map(({ position, family }) => ({ position, span: slot.grid.spans[family] })).filter(({ span }) => span);
  const frames = new Map(instances.map(({ id, position, family }) => [id, frameOf(shape, position, slot.sizes[family])]));
  const pageCount = Math.max(0, ...blocks.map(({ position }) => position.page)) + 1;
  const free = firstFree(slot, blocks, pageCount);
  const end = Math.max(0, ...blocks.map(({ position, span }) => position.row + span.rows), editing ? (free?.row ?? -1) + 1 : 0);
  const rows = slot.grid.rows ?? end;
  return { frames, next: free && frameOf(shape, free, shape.cell), pageCount, bottom: shape.top + rows * (shape.cell.height + shape.gapY) - shape.gapY };
}
