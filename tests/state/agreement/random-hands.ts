import fc from 'fast-check'
import type { Change } from '../../../src/model/change/change'
import { nodeAt, nodeRow } from '../../../src/model/diagram/diagram-rows'
import { kindAt } from '../../../src/model/diagram/diagram-tree'
import { addIndoorUnits } from '../../../src/model/edits/list/add-indoor-units'
import { addStandbyControllers } from '../../../src/model/edits/list/add-standby-controllers'
import { addSystem } from '../../../src/model/edits/systems/add-system'
import { freezeDesign } from '../../../src/model/edits/as-built/freeze-design'
import { unfreezeDesign } from '../../../src/model/edits/as-built/unfreeze-design'
import { chooseOutdoorUnit } from '../../../src/model/edits/list/choose-outdoor-unit'
import { copySystems } from '../../../src/model/edits/clip/copy-systems'
import { pasteSystems } from '../../../src/model/edits/clip/paste-systems'
import { copySystem } from '../../../src/model/edits/systems/copy-system'
import { editIndoorUnit } from '../../../src/model/edits/list/edit-indoor-unit'
import { editInformation } from '../../../src/model/edits/edit-information'
import { editSystem } from '../../../src/model/edits/systems/edit-system'
import { generateDiagram } from '../../../src/model/edits/drawing/generate-diagram'
import { moveSystem } from '../../../src/model/edits/systems/move-system'
import { alignNotes } from '../../../src/model/edits/notes/align-notes'
import type { DrawnBlock } from '../../../src/model/edits/notes/drawn-block'
import { moveNotes } from '../../../src/model/edits/notes/move-notes'
import { setNoteText } from '../../../src/model/edits/notes/set-note-text'
import { placeAirHandler } from '../../../src/model/edits/drawing/place-air-handler'
import { placeIndoorUnit } from '../../../src/model/edits/drawing/place-indoor-unit'
import { removeIndoorUnits } from '../../../src/model/edits/list/remove-indoor-units'
import { removeSystem } from '../../../src/model/edits/systems/remove-system'
import { setMaterial } from '../../../src/model/edits/drawing/set-material'
import { setUnitSettings } from '../../../src/model/edits/list/set-unit-settings'
import type { IndoorUnit, Project, System } from '../../../src/model/project/project'
import { newIndoorUnit } from '../../../src/model/project/defaults'
import { pack } from '../../model/arbitrary'
import { anyDrawingEdits, describeDrawingEdit, placeholders, type DrawingEdit } from '../../model/random-edits'

/** A number from 0 to 1. */
export type Random = () => number

/** One user intent for the project as it stands; null where it has nothing to work on. */
type Hand = (project: Project, system: System, random: Random) => Change | null

const SYSTEM = 'system'

const NO_FIGURES = {
  totalM: null,
  farthestActualM: null,
  farthestEquivalentM: null,
  additionalChargeKg: null,
  totalChargeKg: null,
  ratedCr: null,
  actualCr: null,
  coolingKw: null,
  heatingKw: null,
}

const HANDS: readonly Hand[] = [
  (project, system, random) =>
    alignNotes(project, SYSTEM, notes(system), oneOf(['left', 'centre', 'right', 'top', 'middle', 'bottom'], random), blockIn(system)),
  (project, system, random) => moveNotes(project, SYSTEM, notes(system), whole(random, 40), -whole(random, 40)),
  (project, system, random) => setNoteText(project, SYSTEM, oneOf(notes(system), random), `Mind beam ${whole(random, 9)}`),
  (project, { diagram }, random) =>
    setMaterial(
      project,
      SYSTEM,
      diagram.edgeId.filter(() => random() < 0.4),
      oneOf(['copper', 'steel', null], random),
    ),
  (project, _, random) =>
    freezeDesign(project, SYSTEM, { at: '2026-11-21T12:00:00.000Z', by: 'Me', figures: { ...NO_FIGURES, ratedCr: whole(random, 130) } }),
  (project) => unfreezeDesign(project, SYSTEM),
  (project, system, random) => {
    const floor = oneOf(['1', '2', ''], random)
    return system.indoorUnits.length > 20 ? null : addIndoorUnits(project, SYSTEM, [unitOf(random, floor)], pack)
  },
  (project, system, random) =>
    onUnit(system, random, ({ id }) => editIndoorUnit(project, SYSTEM, id, { count: 1 + whole(random, 2) }, pack)),
  (project, system, random) => onUnit(system, random, ({ id }) => editIndoorUnit(project, SYSTEM, id, { model: anyModel(random) }, pack)),
  (project, system, random) =>
    onUnit(system, random, ({ id }) => editIndoorUnit(project, SYSTEM, id, { roomAreaM2: 10 + whole(random, 30), roomHeightM: 2.6 }, pack)),
  (project, system, random) => onUnit(system, random, ({ id }) => removeIndoorUnits(project, SYSTEM, [id], pack)),
  (project, system, random) => onUnit(system, random, ({ id }) => placeIndoorUnit(project, SYSTEM, id, pack)),
  (project, system, random) => {
    const open = oneOf(placeholders(system.diagram), random)
    return onUnit(system, random, ({ id }) => placeAirHandler(project, SYSTEM, open, id, pack))
  },
  (project) => addStandbyControllers(project, SYSTEM, {}),
  (project, _, random) => chooseOutdoorUnit(project, SYSTEM, [oneOf(['X4P-16', 'X4P-24', 'X4R-12', 'X4R-22'], random)], pack),
  (project) => generateDiagram(project, SYSTEM, pack),
  (project, _, random) => editInformation(project, { design: { coolingOutdoorDryBulbC: 30 + whole(random, 12) } }),
  (project, _, random) => editSystem(project, SYSTEM, { name: `Tower ${whole(random, 9)}`, level: whole(random, 4) }),
  (project, _, random) => setUnitSettings(project, { length: oneOf(['m', 'ft'], random) }),
  (project) => (project.systemOrder.length > 4 ? null : addSystem(project)),
  (project) => (project.systemOrder.length > 4 ? null : copySystem(project, SYSTEM)),
  (project) => (project.systemOrder.length > 4 ? null : pasteSystems(project, copySystems(project, [SYSTEM]))),
  (project, _, random) => moveSystem(project, SYSTEM, whole(random, 4)),
  (project) => {
    const other = project.systemOrder.find((id) => id !== SYSTEM)
    return other === undefined ? null : removeSystem(project, other)
  },
]

/** Edits by every hand that the product has, most of them on the drawing. */
export function randomHands(seed: number): (project: Project, random: Random) => Change | null {
  const drawn: DrawingEdit[] = []
  let sample = seed
  const nextEdit = (): DrawingEdit => {
    if (drawn.length === 0) drawn.push(...fc.sample(anyDrawingEdits, { numRuns: 10, seed: sample++ }).flat())
    const [edit] = drawn.splice(0, 1)
    return edit ?? nextEdit()
  }
  return (project, random) => {
    const system = project.systems[SYSTEM]
    if (!system) throw new Error('The project has lost its system.')
    return random() < 0.75 ? describeDrawingEdit(project, nextEdit()) : oneOf(HANDS, random)(project, system, random)
  }
}

function oneOf<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)] as T
}

function whole(random: Random, most: number): number {
  return Math.floor(random() * (most + 1))
}

/** Blocks as points: how large they are drawn is the board's. */
function blockIn({ diagram }: System): (nodeId: string) => DrawnBlock {
  return (nodeId) => {
    const { x, y } = nodeAt(diagram, nodeRow(diagram, nodeId))
    return { x, y, width: 0, height: 0 }
  }
}

function notes({ diagram }: System): string[] {
  return diagram.nodeId.filter((_, row) => kindAt(diagram, row) === 'none')
}

function anyModel(random: Random): string {
  return oneOf(pack.iduModels.items, random).id
}

function unitOf(random: Random, floor: string): IndoorUnit {
  return newIndoorUnit({ type: 'idu', model: anyModel(random), count: 1 + whole(random, 1), floor })
}

function onUnit({ indoorUnits }: System, random: Random, edit: (unit: IndoorUnit) => Change): Change | null {
  return indoorUnits.length === 0 ? null : edit(oneOf(indoorUnits, random))
}
