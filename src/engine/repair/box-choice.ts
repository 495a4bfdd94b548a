import type { Repair } from '../../model/finding/repair'
import { mergePortsOf } from './merge-ports'
import type { RepairPlace } from './repair-place'

/** The smallest box of the pack with this many ports that carries a load and may stand as a main or sub box; undefined where there is none. */
export function boxFor({ pack, jointType }: Pick<RepairPlace, 'pack' | 'jointType'>, ports: number, loadKw: number) {
  return pack.msBoxes.items
    .filter((box) => box.ports >= ports && box.totalCapacityKw >= loadKw)
    .filter((box) => (jointType !== 'MS-MAIN' || box.canBeMain) && (jointType !== 'MS-SUB' || box.canBeSub))
    .toSorted((one, other) => one.ports - other.ports)[0]
}

/** Another box in the place of this one. */
export function largerBox(place: RepairPlace, ports: number, loadKw: number): Repair | null {
  const box = boxFor(place, ports, loadKw)
  return box ? { code: 'useFitting', values: { model: box.id, ports: box.ports } } : null
}

/**
 * A mode-select box between a unit or merge joint and what feeds it; null where one box carries it on no port, or where a joint above takes units only. A
 * unit above the port capacity takes two ports.
 */
export function boxBetween(place: RepairPlace): Repair | null {
  const { diagram, pack, parent, jointType, loadKw } = place
  if ((diagram.nodeJointType[parent] ?? 0) !== 0) return null
  const merged = mergePortsOf(pack, jointType)
  for (let ports = Math.max(merged, 1); ; ports++) {
    const box = boxFor({ pack, jointType: 'MS' }, ports, loadKw)
    if (!box) return null
    ports = box.ports
    const own = merged > 1 || loadKw <= box.portCapacityKw || (ports > 1 && loadKw <= 2 * box.portCapacityKw)
    if (own) return { code: 'insertBox', values: { model: box.id, ports } }
  }
}
