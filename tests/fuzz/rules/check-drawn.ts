import { applyChange } from '../../../src/model/change/apply'
import type { Change } from '../../../src/model/change/change'
import type { OutdoorType } from '../../../src/model/project/codes'
import { isUnitKind } from '../../../src/model/project/codes'
import { newIndoorUnit, newProject, newSystem } from '../../../src/model/project/defaults'
import { nodeAt } from '../../../src/model/diagram/diagram-rows'
import { kindAt, parentOf, treeOf } from '../../../src/model/diagram/diagram-tree'
import { drawSystem } from '../../../src/model/drawing/draw-system'
import { isFreePlace } from '../../../src/model/drawing/put/put-item'
import { drawnUnits } from '../../../src/model/drawing/plans/planned-units'
import { addIndoorUnits } from '../../../src/model/edits/list/add-indoor-units'
import { editIndoorUnit } from '../../../src/model/edits/list/edit-indoor-unit'
import { removeFromDrawing } from '../../../src/model/edits/drawing/remove-from-drawing'
import type { Finding } from '../../../src/model/finding/finding'
import type { IndoorUnit, IndoorUnitType, Project, System } from '../../../src/model/project/project'
import { placeOfFinding } from '../../../src/model/finding/place-of-finding'
import type { Outcome } from '../check-project'
import type { Dice } from '../dice'
import { coreRefusal } from './check-place'
import { outdoorModels } from './random-drawing'
import type { RuleBench } from './rule-bench'
import { keptErrors, keyOf } from './rule-bench'
import { standsAnywhere } from './stands-anywhere'

const FLOORS = ['1F', '2F', '3F'] as const
/** Edits that a generated drawing goes through. */
const MOST_EDITS = 3

/** Whether a generated drawing, and what is added to it afterwards, keeps the rules; and whether what finds no place is refused by the core at every place. */
export async function checkDrawn(dice: Dice, bench: RuleBench, mode: OutdoorType): Promise<Outcome> {
  const lines = Array.from({ length: 1 + dice.below(4) }, () => randomLine(dice, bench))
  const system = newSystem({ id: 'system', indoorUnits: lines, outdoorModels: outdoorModels(mode) })
  system.diagram = drawSystem(system, bench.pack)
  if (system.diagram.nodeCount === 0) return 'refused'
  const project = newProject({ systems: { [system.id]: system }, systemOrder: [system.id] })
  const drawn = await wrongIn(bench, system, new Set())
  if (drawn !== null) return { failure: `a generated drawing breaks ${drawn.code}`, detail: drawn.detail }
  for (let edits = dice.below(MOST_EDITS + 1); edits > 0; edits--) {
    const current = systemIn(project)
    const known = new Set(keptErrors(current, await bench.check(current)).map(keyOf))
    const missing = missingOf(current)
    const edit = randomEdit(dice, bench, project)
    applyChange(project, edit.change)
    const wrong = await wrongIn(bench, systemIn(project), known)
    // With less load the core chooses a smaller header, which may carry less on one branch. A unit of a main/sub drawing that nothing takes stays where it stood.
    const mayBreak = edit.isRemoval === true || (edit.isExchange === true && (mode === 'MainSub' || wrong?.code === 'limit.maxBranchKw'))
    if (wrong !== null && (!mayBreak || wrong.code === 'notATree'))
      return { failure: `${edit.name} breaks ${wrong.code}`, detail: wrong.detail }
    const missed = edit.isRemoval ? null : await missedPlace(bench, systemIn(project), missing)
    if (missed !== null) return { failure: `after ${edit.name} a unit is not drawn that the core allows`, detail: missed }
  }
  return 'accepted'
}

function systemIn(project: Project): System {
  const system = project.systems['system']
  if (!system) throw new Error('The project has lost its system.')
  return system
}

function randomLine(dice: Dice, { pack }: RuleBench): IndoorUnit {
  const type: IndoorUnitType = dice.pick(['idu', 'idu', 'idu', 'idu', 'fa', 'hdo', 'ahu'])
  const count = 1 + dice.below(dice.onceIn(3) ? 8 : 3)
  const floor = dice.pick(FLOORS)
  const of = (items: readonly { id: string }[]): string => items[dice.below(items.length)]?.id ?? ''
  if (type !== 'ahu') {
    const list = type === 'idu' ? pack.iduModels : type === 'fa' ? pack.freshAirUnits : pack.hydroModules
    return newIndoorUnit({ type, model: of(list.items), count, floor })
  }
  const choice = { id: 'a', model: of(pack.ahuKits.items), kits: 1 + dice.below(2), ports: 1, coolingKw: [], heatingKw: [], extra: {} }
  return newIndoorUnit({ type, model: '', count: 1, floor, airHandler: { name: 'A', coils: 0, choices: [choice], extra: {} } })
}

function randomEdit(
  dice: Dice,
  bench: RuleBench,
  project: Project,
): { name: string; change: Change; isRemoval?: boolean; isExchange?: boolean } {
  const { pack } = bench
  const system = systemIn(project)
  const others = system.indoorUnits.filter((unit) => unit.type !== 'ahu')
  const line = others[dice.below(Math.max(1, others.length))]
  const what = dice.below(4)
  if (what === 0 || !line) return { name: 'adding a line', change: addIndoorUnits(project, 'system', [randomLine(dice, bench)], pack) }
  if (what === 1) {
    const { model } = randomLine(dice, bench)
    const isSame = pack.iduModels.items.some(({ id }) => id === model) && line.type === 'idu'
    const patch = isSame ? { model } : { count: line.count + 1 }
    return {
      name: isSame ? 'another model' : 'a greater count',
      isExchange: isSame,
      change: editIndoorUnit(project, 'system', line.id, patch, pack),
    }
  }
  if (what === 2) return { name: 'a greater count', change: editIndoorUnit(project, 'system', line.id, { count: line.count + 1 }, pack) }
  const units = Array.from({ length: system.diagram.nodeCount }, (_, row) => row).filter((row) => isUnitKind(kindAt(system.diagram, row)))
  const id = system.diagram.nodeId[units[dice.below(Math.max(1, units.length))] ?? -1] ?? ''
  return { name: 'removing a unit', isRemoval: true, change: removeFromDrawing(project, 'system', { nodes: [id], edges: [] }, pack) }
}

/** The first error that was not there before, at a unit that the core would let stand somewhere; null where there is none. */
async function wrongIn(bench: RuleBench, system: System, known: ReadonlySet<string>): Promise<{ code: string; detail: string } | null> {
  for (const finding of keptErrors(system, await bench.check(system))) {
    if (known.has(keyOf(finding)) || (await isHopeless(bench, system, finding))) continue
    return { code: finding.code, detail: `${keyOf(finding)} ${JSON.stringify(finding.values)}` }
  }
  return null
}

/** Whether a finding is about a box with a unit that no box of the pack carries. */
async function isHopeless(bench: RuleBench, system: System, finding: Finding): Promise<boolean> {
  const { diagram } = system
  const tree = treeOf(diagram)
  let box = placeOfFinding(diagram, finding)
  for (let row = box; row >= 0; row = parentOf(diagram, tree, row)) if (kindAt(diagram, row) === 'box') box = row
  for (let row = 0; row < diagram.nodeCount; row++) {
    if (!isUnitKind(kindAt(diagram, row)) || !isBelow(diagram, tree, row, box)) continue
    if (!(await standsAnywhere(bench, system, nodeAt(diagram, row)))) return true
  }
  return false
}

function isBelow(diagram: System['diagram'], tree: ReturnType<typeof treeOf>, node: number, top: number): boolean {
  for (let row = node; row >= 0; row = parentOf(diagram, tree, row)) if (row === top) return true
  return false
}

/** How many units of each line are not drawn. */
function missingOf({ diagram, indoorUnits }: System): Map<string, number> {
  const drawn = drawnUnits(diagram)
  return new Map(indoorUnits.map(({ id, count }) => [id, count - (drawn.get(id)?.length ?? 0)]))
}

/**
 * A free place on which the core takes a unit that an edit should have drawn: of its line more are missing than before. Null where there is none. Air handlers go whole and are
 * left out.
 */
async function missedPlace(bench: RuleBench, system: System, before: ReadonlyMap<string, number>): Promise<string | null> {
  const { diagram } = system
  const missing = missingOf(system)
  for (const unit of system.indoorUnits) {
    if (unit.type === 'ahu' || (missing.get(unit.id) ?? 0) <= (before.get(unit.id) ?? 0)) continue
    const kind = unit.type === 'idu' ? 'indoor' : unit.type === 'fa' ? 'freshAir' : 'hydro'
    for (let row = 0; row < diagram.nodeCount; row++) {
      if (!isFreePlace(diagram, row)) continue
      if ((await coreRefusal(bench, system, row, { kind, model: unit.model })) === null)
        return `${unit.model} of line ${unit.id} on ${diagram.nodeId[row] ?? ''}`
    }
  }
  return null
}
