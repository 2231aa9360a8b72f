// A device without widgets can have those of another device of its kind: the same ones in the same places, drawn for its sizes.

import * as api from './api.js';

const noRoom = new Set(['slot.full', 'stack.full', 'slot.unknown', 'place.unknown', 'family.notInPlace', 'family.notInSlot', 'family.notOnDevice']);

/** Widgets in the order in which they are added: those of a list or grid as one reads, those of a stack from its last, because what is put onto a widget comes before it. */
const inOrder = (left, right) => {
  const [one, other] = [left, right].map(({ position, stack }) => [position?.page ?? 0, position?.row ?? 0, position?.column ?? 0, -(stack?.index ?? 0)]);
  const index = one.findIndex((value, at) => value !== other[at]);
  return index < 0 ? 0 : one[index] - other[index];
};

/**
 * The widgets that a device can have: of the device of its kind with the most, those for the places that are empty.
 * @param devices all of them @param deviceID the device @param instances the widgets of all devices @param place the id of one of the device's places, which is empty
 * @returns {{device: object, instances: object[]} | null} null: no device of its kind has widgets in that place
 */
export function sameWidgets(devices, deviceID, instances, place) {
  const { kind } = devices.find(({ id }) => id === deviceID);
  const used = new Set(instances.filter(({ device }) => device === deviceID).map((instance) => instance.place));
  const others = devices.filter((device) => device.kind === kind && device.id !== deviceID).map((device) => ({ device, instances: instances.filter((instance) => instance.device === device.id) }));
  const [most] = others.filter((other) => other.instances.some((instance) => instance.place === place)).sort((left, right) => right.instances.length - left.instances.length);
  if (!most) return null;
  return { device: most.device, instances: most.instances.filter((instance) => !used.has(instance.place)) };
}

/**
 * Adds these widgets to a device, those of the place that is shown first. What has no room there is left out.
 * @param place the id of the place that is shown
 * @returns the first error that says something else than that there is no room; null: there was none
 */
export async function addSame({ instances }, deviceID, place) {
  const isShown = (instance) => Number(instance.place === place);
  const stacks = new Map(); // the id of each stack there, and of its first widget here
  let failure = null;
  for (const instance of instances.toSorted((left, right) => isShown(right) - isShown(left) || inOrder(left, right))) {
    const { app, kind, family, slot, position, configuration, stack } = instance;
    const onto = stack ? stacks.get(stack.id) : undefined;
    try {
      const at = { device: deviceID, place: instance.place, slot };
      const add = (placement) => api.add(app, kind, family, placement, configuration);
      // Its cells can lie outside of a smaller screen: then it gets the first free ones.
      const added = await (onto ? add({ onto }) : position ? add({ ...at, position }).catch(() => add(at)) : add(at));
      if (stack && !onto) stacks.set(stack.id, added.id);
    } catch (error) {
      if (!noRoom.has(error.name)) failure ??= error;
    }
  }
  return failure;
}
