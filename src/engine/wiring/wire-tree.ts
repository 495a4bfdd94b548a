import type { WireEdits } from '../../model/wiring/wiring'

/** A device that a line leads to. `from` is the id of the one before it; empty at the start of a diagram. */
export interface Wired {
  id: string
  from: string
}

/** Why an edit of a line has no effect: the device at its end, or the one it comes from, is gone; it would come from what is behind it; it does not go together. */
export type LostEdit = { id: string; why: 'deviceGone' | 'sourceGone' | 'circle' | 'otherSupply' }

/**
 * Lets lines come from where somebody led them. An edit that cannot hold leaves the line as it is generated and is returned.
 * @param mayFeed whether a line of the first device may come from the second one
 */
export function leadLines<T extends Wired>(devices: readonly T[], edits: WireEdits, mayFeed: (device: T, from: T) => boolean): LostEdit[] {
  const known = new Map(devices.map((device) => [device.id, device]))
  const lost: LostEdit[] = []
  for (const [id, { from }] of Object.entries(edits)) {
    const device = known.get(id)
    if (!device) {
      lost.push({ id, why: 'deviceGone' })
      continue
    }
    if (from === undefined || from === device.from) continue
    const source = known.get(from)
    if (!source) lost.push({ id, why: 'sourceGone' })
    else if (!mayFeed(device, source)) lost.push({ id, why: 'otherSupply' })
    else if (isBehind(known, source, device)) lost.push({ id, why: 'circle' })
    else device.from = from
  }
  return lost
}

function isBehind(known: ReadonlyMap<string, Wired>, device: Wired, other: Wired): boolean {
  for (let each: Wired | undefined = device; each; each = known.get(each.from)) if (each === other) return true
  return false
}

/** Returns the devices with those behind each directly after it, in the given order otherwise, and the place of the one before each; -1 at the start. */
export function inPreorder<T extends Wired>(devices: readonly T[]): { order: T[]; from: Int32Array } {
  const behind = new Map<string, T[]>()
  for (const device of devices) {
    const list = behind.get(device.from)
    if (list) list.push(device)
    else behind.set(device.from, [device])
  }
  const order: T[] = []
  const places = new Map<string, number>()
  const open = (behind.get('') ?? []).toReversed()
  for (let device = open.pop(); device; device = open.pop()) {
    places.set(device.id, order.length)
    order.push(device)
    const next = behind.get(device.id) ?? []
    for (let place = next.length - 1; place >= 0; place--) {
      const each = next[place]
      if (each) open.push(each)
    }
  }
  return { order, from: Int32Array.from(order, ({ from }) => places.get(from) ?? -1) }
}
