import type { Diagram } from '../../diagram/diagram'
import { outletsOf } from '../../diagram/diagram-tree'
import type { DiagramTree } from '../../diagram/diagram-tree'
import type { EquipmentPack } from '../../project/equipment'
import { portsTaken } from '../plans/box-port'
import { carries } from '../plans/box-ports'
import { loadBelow } from './load-below'

/** First port from which this many consecutive ports of a box are free, pairs and groups starting on odd ports; 0 where there is none. */
export function freePort(diagram: Diagram, tree: DiagramTree, box: number, ports: number): number {
  const taken = takenPorts(diagram, tree, box)
  const count = diagram.nodeOutlets[box] ?? 0
  for (let first = 1; first + ports - 1 <= count; first += ports > 1 ? 2 : 1) {
    let free = true
    for (let port = first; port < first + ports; port++) free &&= !taken.has(port)
    if (free) return first
  }
  return 0
}

/** Has a box of the drawing capacity left for one more unit? */
export function boxHasRoom(diagram: Diagram, tree: DiagramTree, box: number, loadKw: number, pack: EquipmentPack): boolean {
  const below = loadBelow(diagram, tree, box, pack)
  return boxCarries(diagram, box, below.loadKw + loadKw, below.units + 1, pack)
}

/** Does a box of the drawing carry this load and number of units? */
export function boxCarries(diagram: Diagram, box: number, loadKw: number, units: number, pack: EquipmentPack): boolean {
  const ports = diagram.nodeOutlets[box] ?? 0
  const model = diagram.modelNames[diagram.nodeModel[box] ?? -1]
  const equipment = pack.msBoxes.items.find((each) => each.id === model) ?? pack.msBoxes.items.find((each) => each.ports === ports)
  return equipment !== undefined && carries(equipment, ports, loadKw, units)
}

function takenPorts(diagram: Diagram, tree: DiagramTree, box: number): Set<number> {
  const taken = new Set<number>()
  for (const edge of outletsOf(tree, box)) {
    const port = diagram.edgeSourcePort[edge] ?? 0
    const child = diagram.edgeTarget[edge] ?? -1
    for (let each = port; each < port + portsTaken(diagram, child); each++) taken.add(each)
  }
  return taken
}
