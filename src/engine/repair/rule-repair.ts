import { isUnitKind } from '../../model/project/codes'
import { feedsOf, kindAt, outletsOf } from '../../model/diagram/diagram-tree'
import type { Repair } from '../../model/finding/repair'
import { boxBetween, largerBox } from './box-choice'
import { mergePortsOf } from './merge-ports'
import { jointTypeAt, type RepairPlace } from './repair-place'

/** Outlets that headers are made with (specification, section 9). */
const HEADER_BRANCHES = [3, 4, 5, 6, 8, 10, 12]

const REMOVE: Repair = { code: 'removeNode', values: {} }
const ELSEWHERE: Repair = { code: 'moveElsewhere', values: {} }

/** What may be done about a broken rule; null where nothing short of another drawing helps. Free ports of a box are the core's to find. */
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

/** A pipe too many, or a node that nothing feeds; of a node with two feeds or names only the designer knows which is meant. */
function isLoose({ finding, diagram, row, kind }: RepairPlace): boolean {
  if (finding.edgeId !== undefined) return true
  return row >= 0 && kind !== 'outdoor' && feedsOf(diagram, row).length === 0
}

/** A unit is hung elsewhere; a joint or box goes. */
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

/** A header with a branch for each pipe that leaves the joint above. The finding stands at the joint's child; the joint is what is exchanged. */
function moreBranches({ diagram, tree, parent }: RepairPlace): Repair | null {
  if (kindAt(diagram, parent) !== 'joint') return null
  const children = outletsOf(tree, parent).length
  const branches = HEADER_BRANCHES.find((count) => count >= children)
  return branches === undefined ? null : { code: 'useFitting', values: { branches, nodeId: diagram.nodeId[parent] ?? '' } }
}

/** A box in the place of the one above that has the port. */
function morePorts(place: RepairPlace): Repair | null {
  const { diagram, tree, parent, pack, row } = place
  const port = diagram.edgeSourcePort[tree.feed[row] ?? -1] ?? 0
  if (port < 1 || kindAt(diagram, parent) !== 'box') return null
  const needed = port + mergePortsOf(pack, place.jointType) - 1
  if (needed <= (diagram.nodeOutlets[parent] ?? 0)) return null
  const box = largerBox({ ...place, jointType: jointTypeAt(diagram, parent) }, needed, 0)
  return box && { ...box, values: { ...box.values, nodeId: diagram.nodeId[parent] ?? '' } }
}
