import { isUnitKind } from '../../model/project/codes'
import { feedsOf, kindAt, outletsOf } from '../../model/diagram/diagram-tree'
import { loadBelow, portsAt, portsTakenAt, typeAt } from '../../model/pack-rules/drawing-view'
import { branchesFor } from '../../model/pack-rules/headers'
import { childrenOf } from '../../model/pack-rules/placement'
import type { Repair } from '../../model/finding/repair'
import { boxBetween, largerBox } from './box-choice'
import type { RepairPlace } from './repair-place'

const REMOVE: Repair = { code: 'removeNode', values: {} }
const ELSEWHERE: Repair = { code: 'moveElsewhere', values: {} }

/** Suggests a repair of a broken rule; null where only another drawing helps. The core itself finds free ports of a box. */
export function ruleRepair(place: RepairPlace): Repair | null {
  switch (place.finding.code) {
    case 'notATree':
      return isLoose(place) ? REMOVE : isUnitKind(kindAt(place.diagram, place.parent)) ? ELSEWHERE : null
    case 'outdoorMixed':
    case 'outdoorMode':
      return null
    case 'mdcMainFirst':
    case 'mdcSubAfterMain':
    case 'mdcSubNotMainPort':
    case 'mdcMp2AfterBox':
    case 'mdcJointCannot':
    case 'hrBoxAfterBox':
      return REMOVE
    case 'hrJointNeedsBox':
      return hasBoxBelow(place) ? REMOVE : (boxBetween(place) ?? REMOVE)
    case 'hrIndoorNeedsBox':
    case 'hrAhuNeedsBox':
      return boxBetween(place) ?? ELSEWHERE
    case 'branchMaterial':
      return pipeMaterial(place)
    case 'placeTaken':
      return moreBranches(place) ?? byKind(place)
    case 'portUnknown':
      return morePorts(place) ?? byKind(place)
    case 'jointOnlyIndoorOrFreshAir':
      return byKind(place)
    default:
      return ELSEWHERE
  }
}

/** Returns whether a finding is about a surplus pipe, or a node without a feed. Where a node has two feeds or names, only the designer knows which one is right. */
function isLoose({ finding, diagram, row, kind }: RepairPlace): boolean {
  if (finding.edgeId !== undefined) return true
  return row >= 0 && kind !== 'outdoor' && feedsOf(diagram, row).length === 0
}

/** Suggests moving a unit elsewhere, or removing a joint or box. */
function byKind({ kind }: RepairPlace): Repair {
  return isUnitKind(kind) ? ELSEWHERE : REMOVE
}

function hasBoxBelow({ diagram, tree, row }: RepairPlace): boolean {
  const waiting = [row]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (kindAt(diagram, node) === 'box') return true
    for (const edge of outletsOf(tree, node)) waiting.push(diagram.edgeTarget[edge] ?? -1)
  }
  return false
}

function pipeMaterial({ diagram, tree, row }: RepairPlace): Repair | null {
  const materialType = diagram.edgeRest[tree.feed[row] ?? -1]?.materialType
  return materialType === undefined ? null : { code: 'takeMaterial', values: { materialType } }
}

/** Suggests a header for everything below the joint above, each on a branch of its own. The finding is at the joint's child; the joint is exchanged. */
function moreBranches({ view, diagram, parent }: RepairPlace): Repair | null {
  if (kindAt(diagram, parent) !== 'joint') return null
  const children = childrenOf(view, parent)
  const loads = children.map((child) => loadBelow(view, child).index)
  const branches = typeAt(view, parent) === '' ? branchesFor(view.pack, loads) : 0
  return branches === 0 ? null : { code: 'useFitting', values: { branches, nodeId: diagram.nodeId[parent] ?? '' } }
}

/** Suggests a box with the required port in place of the one above. */
function morePorts(place: RepairPlace): Repair | null {
  const { view, diagram, tree, parent, row } = place
  const port = diagram.edgeSourcePort[tree.feed[row] ?? -1] ?? 0
  if (port < 1 || kindAt(diagram, parent) !== 'box') return null
  const needed = port + portsTakenAt(view, row) - 1
  return needed <= portsAt(view, parent) ? null : largerBox(place, parent, needed, row)
}
