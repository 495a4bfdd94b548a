import fc from 'fast-check'
import { newProject, newSystem } from '../../src/model/project/defaults'
import type { Change } from '../../src/model/change/change'
import type { OutdoorType } from '../../src/model/project/codes'
import type { Diagram } from '../../src/model/diagram/diagram'
import { kindAt } from '../../src/model/diagram/diagram-tree'
import type { PlacedItem } from '../../src/model/drawing/put/placed-item'
import { applyRepair } from '../../src/model/edits/apply-repair'
import { capPlaceholders, uncapPlaces } from '../../src/model/edits/drawing/end-caps'
import { addAccessory } from '../../src/model/edits/list/add-accessory'
import type { Accessory } from '../../src/model/edits/list/add-accessory'
import { copyBranches } from '../../src/model/edits/clip/copy-branches'
import { pasteBranches } from '../../src/model/edits/clip/paste-branches'
import { insertFitting } from '../../src/model/edits/drawing/insert-fitting'
import { moveBranch } from '../../src/model/edits/drawing/move-branch'
import { addNote } from '../../src/model/edits/notes/add-note'
import { placeNewUnit } from '../../src/model/edits/drawing/place-new-unit'
import { replaceNode } from '../../src/model/edits/drawing/replace-node'
import { reverseFittings } from '../../src/model/edits/drawing/reverse-fittings'
import { setLevelColumn, setPipeColumn } from '../../src/model/edits/set-columns'
import { setNodeLabel } from '../../src/model/edits/drawing/set-node-label'
import { placeOnPlaceholder } from '../../src/model/edits/drawing/place-on-placeholder'
import { removeFromDrawing } from '../../src/model/edits/drawing/remove-from-drawing'
import { setNodeHeight } from '../../src/model/edits/drawing/set-node-height'
import { setPipe } from '../../src/model/edits/drawing/set-pipe'
import type { Project } from '../../src/model/project/project'
import type { Repair } from '../../src/model/finding/repair'
import { DiagramBuilder } from '../helpers/diagram-builder'
import { pack } from './arbitrary'

// Doubles would be drawn evenly over their exponents, which is nearly always the first row.
const place = fc.nat(999_999).map((millionths) => millionths / 1e6)
const listed = (items: readonly { id: string }[]) => fc.constantFrom(...items.map((item) => item.id))

/** Branch counts and ports that a joint or box comes with. */
export const BRANCH_COUNTS = [1, 2, 3, 4, 5, 6, 8, 10, 12] as const

/** Pasting doubles a drawing; beyond this it is grown enough. */
const MOST_NODES = 200

/** A unit or kit, with figures on both sides of the port capacity. */
const anyUnit: fc.Arbitrary<PlacedItem> = fc.oneof(
  fc.record({ kind: fc.constant('indoor' as const), model: listed(pack.iduModels.items) }),
  fc.record({
    kind: fc.constant('indoor' as const),
    model: listed(pack.iduModels.items),
    coolingKw: fc.constantFrom(3.6, 16, 16.1, 28, 40),
  }),
  fc.record({ kind: fc.constant('freshAir' as const), model: listed(pack.freshAirUnits.items) }),
  fc.record({ kind: fc.constant('hydro' as const), model: listed(pack.hydroModules.items) }),
  fc.record({
    kind: fc.constant('ahuKit' as const),
    model: listed(pack.ahuKits.items),
    airHandlerId: fc.constantFrom('handler-a', 'handler-b'),
  }),
)

const anyFitting: fc.Arbitrary<PlacedItem> = fc.oneof(
  fc.record({ kind: fc.constant('joint' as const), branches: fc.constantFrom(...BRANCH_COUNTS) }),
  fc.record({ kind: fc.constant('joint' as const), branches: fc.constant(2), materialType: fc.constantFrom('copper', 'steel') }),
  fc.record({
    kind: fc.constant('joint' as const),
    jointType: fc.constantFrom('MP2', 'MP4', 'MP8', 'MP3-W', 'MP4-W', 'MP5-W', 'MP6-W', 'MP2-SUB', 'PLUS-SUB'),
  }),
  fc.record({
    kind: fc.constant('box' as const),
    model: listed(pack.msBoxes.items),
    jointType: fc.constantFrom('MS', 'MS-MAIN', 'MS-SUB'),
    reverse: fc.boolean(),
  }),
)

const drop = (item: fc.Arbitrary<PlacedItem>) => fc.record({ what: fc.constant('drop' as const), at: place, item })

const anyRepair: fc.Arbitrary<Repair> = fc.oneof(
  fc.record({ code: fc.constant('moveToPort' as const), values: fc.record({ port: fc.integer({ min: 1, max: 8 }) }) }),
  fc.record({
    code: fc.constant('mergePorts' as const),
    values: fc.record({ jointType: fc.constantFrom('MP2', 'MP4', 'MP3-W'), port: fc.constantFrom(1, 3, 5) }),
  }),
  fc.record({
    code: fc.constant('insertBox' as const),
    values: fc.record({ model: listed(pack.msBoxes.items), ports: fc.constantFrom(1, 4, 6) }),
  }),
  fc.record({ code: fc.constant('removeNode' as const), values: fc.constant({}) }),
  fc.record({ code: fc.constant('takeMaterial' as const), values: fc.constant({ materialType: 'copper' }) }),
  fc.record({
    code: fc.constant('useFitting' as const),
    values: fc.record({ branches: fc.constantFrom(2, 6), ports: fc.constantFrom(6, 16) }),
  }),
)

/** One edit of a drawing; places are fractions of the rows that are there at its turn. */
const anyDrawingEdit = fc.oneof(
  { weight: 10, arbitrary: drop(anyUnit) },
  { weight: 4, arbitrary: drop(anyFitting) },
  fc.record({ what: fc.constant('remove' as const), nodes: fc.array(place, { maxLength: 3 }), edges: fc.array(place, { maxLength: 1 }) }),
  fc.record({ what: fc.constant('cap' as const), at: fc.option(place, { freq: 20 }) }),
  fc.record({ what: fc.constant('uncap' as const), at: fc.option(place, { freq: 3 }) }),
  fc.record({ what: fc.constant('pipe' as const), at: place, lengthM: fc.option(fc.integer({ min: 1, max: 60 })), material: fc.boolean() }),
  fc.record({ what: fc.constant('height' as const), at: place, heightM: fc.option(fc.integer({ min: -40, max: 40 })) }),
  { weight: 4, arbitrary: fc.record({ what: fc.constant('repair' as const), at: place, repair: anyRepair }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('list' as const), at: place, item: anyUnit }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('replace' as const), at: place, item: fc.oneof(anyUnit, anyFitting) }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('move' as const), at: place, to: place }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('insert' as const), at: place, item: anyFitting }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('paste' as const), at: place, other: place, to: place }) },
  fc.record({ what: fc.constant('reverse' as const), at: place }),
  fc.record({ what: fc.constant('label' as const), at: place, text: fc.constantFrom('', 'Lobby') }),
  fc.record({ what: fc.constant('note' as const), at: place }),
  fc.record({ what: fc.constant('accessory' as const), at: place, accessory: fc.constantFrom<Accessory>('hrv', 'panel', 'rearMounted') }),
  fc.record({
    what: fc.constant('columns' as const),
    at: place,
    values: fc.array(fc.option(fc.integer({ min: 0, max: 60 })), { maxLength: 5 }),
  }),
)
export type DrawingEdit = typeof anyDrawingEdit extends fc.Arbitrary<infer T> ? T : never

/** Some fittings first, so that there is something to hang things on, then anything. */
export const anyDrawingEdits = fc
  .tuple(
    fc.array(drop(anyFitting), { minLength: 1, maxLength: 4, size: 'max' }),
    fc.array(anyDrawingEdit, { minLength: 1, maxLength: 30, size: 'max' }),
  )
  .map(([fittings, edits]): DrawingEdit[] => [...fittings, ...edits])
export const anyMode = fc.constantFrom<OutdoorType>('HP', 'HR', 'MainSub')

/** A system of an outdoor unit and one free placeholder, fed by one pipe or by gas and liquid apart. */
export function openSystem(mode: OutdoorType, isPair: boolean): Project {
  const draw = new DiagramBuilder().outdoor('outdoor', [mode === 'HP' ? 'X4P-24' : 'X4R-22'], mode)
  draw.node('open', 'placeholder', 'plus', {})
  if (isPair) draw.pipe('outdoor', 'open', { kind: 'gas' }).pipe('outdoor', 'open', { kind: 'liquid' })
  else draw.pipe('outdoor', 'open')
  const diagram = draw.build()
  diagram.nodeY[1] = 150
  const system = newSystem({ id: 'system', diagram, outdoorModels: [mode === 'HP' ? 'X4P-24' : 'X4R-22'] })
  return newProject({ systems: { system }, systemOrder: ['system'] })
}

/** The change that an edit describes for this project; null where there is nothing to edit. */
export function describeDrawingEdit(project: Project, edit: DrawingEdit): Change | null {
  const diagram = drawingOf(project)
  const nodeId = 'at' in edit && edit.at !== null ? pick(diagram.nodeId, edit.at) : undefined
  switch (edit.what) {
    case 'list': {
      const open = pick(placeholders(diagram), edit.at)
      return open === undefined ? null : placeNewUnit(project, 'system', open, edit.item, pack, { floor: '2F' })
    }
    case 'replace':
      return nodeId === undefined ? null : replaceNode(project, 'system', nodeId, edit.item, pack)
    case 'move': {
      const open = pick(placeholders(diagram), edit.to)
      return nodeId === undefined || open === undefined ? null : moveBranch(project, 'system', nodeId, open, pack)
    }
    case 'insert': {
      const pipe = pick(diagram.edgeId, edit.at)
      return pipe === undefined ? null : insertFitting(project, 'system', pipe, edit.item, pack)
    }
    case 'paste': {
      const open = pick(placeholders(diagram), edit.to)
      const other = pick(diagram.nodeId, edit.other)
      const clip = copyBranches(project, 'system', [nodeId ?? '', other ?? ''])
      if (open === undefined || diagram.nodeCount > MOST_NODES) return null
      const wishes = clip.branches.map((_, at) => (at === 0 ? [open] : placeholders(diagram)))
      return pasteBranches(project, 'system', clip, wishes, pack).change
    }
    case 'reverse':
      return reverseFittings(project, 'system', [nodeId ?? ''])
    case 'label':
      return nodeId === undefined ? null : setNodeLabel(project, 'system', nodeId, edit.text)
    case 'note':
      return addNote(project, 'system', { text: 'Mind the beam', x: edit.at * 1e6, y: -1e6 - edit.at * 1e6 })
    case 'accessory':
      return nodeId === undefined ? null : addAccessory(project, 'system', nodeId, edit.accessory)
    case 'columns': {
      const from = Math.floor(edit.at * diagram.edgeCount)
      const pipes = diagram.edgeId.slice(from, from + edit.values.length)
      const levels = setLevelColumn(project, 'system', diagram.nodeId.slice(from, from + edit.values.length), edit.values)
      return { label: 'columns', ops: [...setPipeColumn(project, 'system', pipes, 'bends', edit.values).ops, ...levels.ops] }
    }
    case 'drop': {
      const open = pick(placeholders(diagram), edit.at)
      return open === undefined ? null : placeOnPlaceholder(project, 'system', open, edit.item, pack)
    }
    case 'remove':
      return removeFromDrawing(project, 'system', {
        // The root leans to the end of the rows, where the leaves are: else nothing would grow.
        nodes: edit.nodes.flatMap((at) => pick(diagram.nodeId, Math.cbrt(at)) ?? []),
        edges: edit.edges.flatMap((at) => pick(diagram.edgeId, Math.cbrt(at)) ?? []),
      })
    case 'cap':
      return capPlaceholders(project, 'system', nodeId === undefined ? undefined : [nodeId])
    case 'uncap':
      return uncapPlaces(project, 'system', nodeId === undefined ? undefined : [nodeId])
    case 'pipe': {
      const pipe = pick(diagram.edgeId, edit.at)
      const patch = { lengthM: edit.lengthM, ...(edit.material && { materialType: 'copper' }) }
      return pipe === undefined ? null : setPipe(project, 'system', [pipe], patch)
    }
    case 'height':
      return nodeId === undefined ? null : setNodeHeight(project, 'system', [nodeId], edit.heightM)
    case 'repair':
      return nodeId === undefined
        ? null
        : applyRepair(
            project,
            'system',
            { systemId: 'system', nodeId, code: 'any', severity: 'error', values: {}, repair: edit.repair },
            pack,
          )
  }
}

export function drawingOf(project: Project): Diagram {
  const diagram = project.systems['system']?.diagram
  if (!diagram) throw new Error('The project has lost its system.')
  return diagram
}

/** Ids of the free placeholders. */
export function placeholders(diagram: Diagram): string[] {
  return diagram.nodeId.filter((_, row) => kindAt(diagram, row) === 'placeholder' && diagram.nodeRest[row]?.reservedFor === undefined)
}

function pick<T>(list: readonly T[], at: number): T | undefined {
  return list[Math.floor(at * list.length)]
}
