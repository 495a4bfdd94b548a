import { isUnitKind } from '../../../src/model/project/codes'
import { changedSystem } from '../../../src/model/change/changed-system'
import { newProject } from '../../../src/model/project/defaults'
import { kindAt, parentOf, treeOf } from '../../../src/model/diagram/diagram-tree'
import { viewOf } from '../../../src/model/drawing/plans/box-port'
import { isFreePlace } from '../../../src/model/drawing/put/put-item'
import { placeOnPlaceholder } from '../../../src/model/edits/drawing/place-on-placeholder'
import type { PlacedItem } from '../../../src/model/drawing/put/placed-item'
import type { System } from '../../../src/model/project/project'
import { mayStand } from '../../../src/model/pack-rules/placement'
import { figuresOf } from '../../../src/model/pack-rules/unit-figures'
import type { Outcome } from '../check-project'
import type { Dice } from '../dice'
import { randomUnitData } from './random-drawing'
import type { RuleBench } from './rule-bench'
import { keptErrors, keyOf } from './rule-bench'

/** Places that are asked about in one drawing. */
const MOST_PLACES = 3

/** Whether the rulebook and the core say the same of a unit on open places of a drawing: the drop, and the check of the drawing with the unit in it. */
export async function checkPlaces(dice: Dice, bench: RuleBench, system: System): Promise<Outcome> {
  const { diagram } = system
  const places = Array.from({ length: diagram.nodeCount }, (_, row) => row).filter((row) => isFreePlace(diagram, row))
  const { kind, data } = randomUnitData(dice, bench)
  const item: PlacedItem = { kind, ...data }
  const tree = treeOf(diagram)
  const view = viewOf(diagram, bench.pack, tree)
  const figures = figuresOf(bench.pack, kind, data.model, data.coolingKw)
  let allowed = 0
  const from = dice.below(Math.max(1, places.length))
  for (const row of [...places.slice(from), ...places.slice(0, from)].slice(0, MOST_PLACES)) {
    const says = mayStand(view, row, figures)
    const refused = await coreRefusal(bench, system, row, item)
    if (says !== (refused === null)) {
      const parent = parentOf(diagram, tree, row)
      const under = `${kindAt(diagram, parent)} ${diagram.nodeJointType[parent] ?? 0}`
      return says
        ? {
            failure: `the rulebook allows what the core refuses: ${(refused ?? '').split(' ')[0]}`,
            detail: `${diagram.nodeId[row]}: ${refused}`,
          }
        : { failure: `the rulebook refuses what the core allows: ${kind} under ${under}`, detail: `${diagram.nodeId[row]}` }
    }
    if (says) allowed++
  }
  return allowed > 0 ? 'accepted' : 'refused'
}

/** Why the core refuses an item at a place, by the drop or by the drawing with it: a limit on the way up, or an error that was not there before. */
export async function coreRefusal(bench: RuleBench, system: System, row: number, item: PlacedItem): Promise<string | null> {
  const mask = await bench.mask(system, item)
  if (mask.verdict[row] !== 0) return mask.codeAt(row) ?? 'refused'
  const before = new Set(keptErrors(system, await bench.check(system)).map(keyOf))
  const project = newProject({ systems: { [system.id]: system }, systemOrder: [system.id] })
  const change = placeOnPlaceholder(project, system.id, system.diagram.nodeId[row] ?? '', item, bench.pack)
  const after = changedSystem(project, system.id, change)
  if (!after) return 'unplaced'
  const way = wayUp(after, system.diagram.nodeId[row] ?? '')
  for (const finding of keptErrors(after, await bench.check(after))) {
    const isOnWay = finding.code.startsWith('limit.') && (way.has(finding.nodeId ?? '') || way.has(finding.edgeId ?? ''))
    if (isOnWay || !before.has(keyOf(finding))) return `${finding.code} ${finding.nodeId ?? finding.edgeId ?? ''}`
  }
  return null
}

/** Ids of a node, of everything above it, and of the pipes between them. */
function wayUp({ diagram }: System, nodeId: string): Set<string> {
  const tree = treeOf(diagram)
  const way = new Set<string>()
  for (let row = diagram.nodeId.indexOf(nodeId); row >= 0; row = parentOf(diagram, tree, row)) {
    if (!isUnitKind(kindAt(diagram, row))) way.add(diagram.nodeId[row] ?? '')
    const feed = tree.feed[row] ?? -1
    if (feed >= 0) way.add(diagram.edgeId[feed] ?? '')
  }
  return way
}
