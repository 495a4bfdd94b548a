import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange } from '../../src/model/change/apply'
import { invert } from '../../src/model/change/invert'
import type { Change } from '../../src/model/change/change'
import { newIndoorUnit, newProject } from '../../src/model/project/defaults'
import { demoProject } from '../../src/model/project/demo/demo-project'
import { edgeAt, nodeAt } from '../../src/model/diagram/diagram-rows'
import { addIndoorUnits } from '../../src/model/edits/list/add-indoor-units'
import { addSystem } from '../../src/model/edits/systems/add-system'
import { chooseOutdoorUnit } from '../../src/model/edits/list/choose-outdoor-unit'
import { copySystem } from '../../src/model/edits/systems/copy-system'
import { editIndoorUnit } from '../../src/model/edits/list/edit-indoor-unit'
import { editInformation } from '../../src/model/edits/edit-information'
import { editSystem } from '../../src/model/edits/systems/edit-system'
import { generateDiagram } from '../../src/model/edits/drawing/generate-diagram'
import { moveIndoorUnits } from '../../src/model/edits/list/move-indoor-units'
import { moveSystem } from '../../src/model/edits/systems/move-system'
import { placeIndoorUnit } from '../../src/model/edits/drawing/place-indoor-unit'
import { removeIndoorUnits } from '../../src/model/edits/list/remove-indoor-units'
import { removeFromDrawing } from '../../src/model/edits/drawing/remove-from-drawing'
import { removeSystem } from '../../src/model/edits/systems/remove-system'
import { setNodeHeight } from '../../src/model/edits/drawing/set-node-height'
import { setPipe } from '../../src/model/edits/drawing/set-pipe'
import { setUnitSettings } from '../../src/model/edits/list/set-unit-settings'
import { omit } from '../../src/model/change/omit'
import type { Project, System } from '../../src/model/project/project'
import { IMPERIAL } from '../../src/model/project/quantity'
import { anyIndoorUnit, anyOutdoor, pack } from './arbitrary'
import { complaintsOf, drawnCounts } from './drawing-rules'
import { pictureOf } from './picture'

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const pick = <T>(list: readonly T[], at: number): T | undefined => list[Math.floor(at * list.length)]

/** Edits of lists and outdoor units, after which every drawing must still hold every unit of its list. */
const listEdit = fc.oneof(
  fc.record({ what: fc.constant('addSystem' as const) }),
  fc.record({ what: fc.constant('removeSystem' as const), at: place }),
  fc.record({ what: fc.constant('copySystem' as const), at: place }),
  fc.record({ what: fc.constant('moveSystem' as const), at: place }),
  fc.record({ what: fc.constant('chooseOutdoorUnit' as const), at: place, models: anyOutdoor }),
  fc.record({ what: fc.constant('addIndoorUnits' as const), at: place, unit: anyIndoorUnit }),
  fc.record({ what: fc.constant('addIndoorUnits' as const), at: place, unit: anyIndoorUnit }),
  fc.record({ what: fc.constant('removeIndoorUnits' as const), at: place, other: place }),
  fc.record({ what: fc.constant('moveIndoorUnits' as const), at: place, other: place, to: place }),
  fc.record({ what: fc.constant('editCount' as const), at: place, other: place, count: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ what: fc.constant('editModel' as const), at: place, other: place, unit: anyIndoorUnit }),
  fc.record({ what: fc.constant('generateDiagram' as const), at: place }),
  fc.record({ what: fc.constant('setPipe' as const), at: place, other: place, lengthM: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ what: fc.constant('setNodeHeight' as const), at: place, other: place, heightM: fc.integer({ min: -40, max: 40 }) }),
)
type ListEdit = typeof listEdit extends fc.Arbitrary<infer T> ? T : never

function describeEdit(project: Project, edit: ListEdit): Change | null {
  if (edit.what === 'addSystem') return addSystem(project)
  const systemId = pick(project.systemOrder, edit.at)
  const system = project.systems[systemId ?? '']
  if (systemId === undefined || !system) return null
  const unitId = 'other' in edit ? pick(system.indoorUnits, edit.other)?.id : undefined
  switch (edit.what) {
    case 'removeSystem':
      return removeSystem(project, systemId)
    case 'copySystem':
      return copySystem(project, systemId)
    case 'moveSystem':
      return moveSystem(project, systemId, 0)
    case 'chooseOutdoorUnit':
      return chooseOutdoorUnit(project, systemId, edit.models, pack)
    case 'addIndoorUnits':
      return addIndoorUnits(project, systemId, [{ ...edit.unit, id: crypto.randomUUID() }], pack)
    case 'generateDiagram':
      return generateDiagram(project, systemId, pack)
    case 'setPipe': {
      const edgeId = pick(system.diagram.edgeId, edit.other)
      return edgeId === undefined ? null : setPipe(project, systemId, [edgeId], { lengthM: edit.lengthM, bends: edit.lengthM % 4 })
    }
    case 'setNodeHeight': {
      const nodeId = pick(system.diagram.nodeId, edit.other)
      return nodeId === undefined ? null : setNodeHeight(project, systemId, [nodeId], edit.heightM)
    }
  }
  if (unitId === undefined) return null
  switch (edit.what) {
    case 'removeIndoorUnits':
      return removeIndoorUnits(project, systemId, [unitId], pack)
    case 'moveIndoorUnits':
      return moveIndoorUnits(project, systemId, [unitId], pick(project.systemOrder, edit.to) ?? systemId, pack)
    case 'editCount':
      return editIndoorUnit(project, systemId, unitId, { count: edit.count }, pack)
    case 'editModel':
      return editIndoorUnit(
        project,
        systemId,
        unitId,
        {
          model: edit.unit.model,
          type: edit.unit.type,
          ...(edit.unit.airHandler && { airHandler: edit.unit.airHandler }),
        },
        pack,
      )
  }
}

function isDrawn(system: System): boolean {
  return system.outdoorModels.length > 0 && system.indoorUnits.length > 0
}

function only(project: Project, place = 0): System {
  const system = project.systems[project.systemOrder[place] ?? '']
  if (!system) throw new Error('The demo project has lost a system.')
  return system
}

const demo = () => demoProject(pack, { ownerId: 'me', ownerName: 'Me' })

describe('edits', () => {
  it('edits keep every drawing whole and in step with its list, and undo and redo bring back the same bits', () => {
    fc.assert(
      fc.property(fc.array(listEdit, { minLength: 1, maxLength: 40 }), fc.boolean(), (edits, startsEmpty) => {
        const project = startsEmpty ? newProject() : demo()
        const pictures = [pictureOf(project)]
        const done: Change[] = []
        for (const edit of edits) {
          const change = describeEdit(project, edit)
          if (!change) continue
          expect(pictureOf(project)).toStrictEqual(pictures.at(-1))
          applyChange(project, change)
          done.push(change)
          pictures.push(pictureOf(project))
          for (const system of Object.values(project.systems)) {
            expect([edit.what, complaintsOf(system)]).toStrictEqual([edit.what, []])
            const wanted = isDrawn(system) ? Object.fromEntries(system.indoorUnits.map((unit) => [unit.id, unit.count])) : {}
            expect([edit.what, drawnCounts(system)]).toStrictEqual([edit.what, wanted])
          }
        }
        for (let step = done.length - 1; step >= 0; step--) {
          applyChange(project, invert(done[step] ?? { label: '', ops: [] }))
          expect(pictureOf(project)).toStrictEqual(pictures[step])
        }
        done.forEach((change, step) => {
          applyChange(project, change)
          expect(pictureOf(project)).toStrictEqual(pictures[step + 1])
        })
      }),
      { numRuns: 150 },
    )
  })

  it('edits leave a placeholder with its pipe where a unit went, and fill it first when one comes', () => {
    const project = demo()
    const system = only(project)
    const unit = system.indoorUnits[2]
    const row = system.diagram.nodeRest.findIndex((rest) => rest?.indoorUnitId === unit?.id)
    const id = system.diagram.nodeId[row]
    applyChange(project, removeIndoorUnits(project, system.id, [unit?.id ?? ''], pack))
    expect(nodeAt(system.diagram, row)).toMatchObject({ id, kind: 'placeholder', shape: 'plus', data: {} })
    const count = system.diagram.nodeCount
    applyChange(
      project,
      addIndoorUnits(project, system.id, [newIndoorUnit({ type: 'idu', model: unit?.model ?? '', ...unit, id: 'back' })], pack),
    )
    expect(system.diagram.nodeCount).toBe(count)
    expect(nodeAt(system.diagram, row).data.indoorUnitId).toBe('back')
  })

  it('edits take a unit off the drawing and place it again', () => {
    for (const place of [0, 1]) {
      const project = demo()
      const system = only(project, place)
      const before = drawnCounts(system)
      const row = system.diagram.nodeRest.findIndex((rest) => rest?.indoorUnitId !== undefined)
      const unitId = system.diagram.nodeRest[row]?.indoorUnitId ?? ''
      applyChange(project, removeFromDrawing(project, system.id, { nodes: [system.diagram.nodeId[row] ?? ''], edges: [] }, pack))
      expect(drawnCounts(system)[unitId] ?? 0).toBe((before[unitId] ?? 0) - 1)
      applyChange(project, placeIndoorUnit(project, system.id, unitId, pack))
      expect(drawnCounts(system)).toStrictEqual(before)
      expect(complaintsOf(system)).toStrictEqual([])
    }
  })

  it('edits remove a pipe with everything below it and leave an open place on a pipe without lengths', () => {
    const project = demo()
    const system = only(project)
    const pipe = edgeAt(system.diagram, 0)
    const change = removeFromDrawing(project, system.id, { nodes: [], edges: [pipe.id] }, pack)
    const before = pictureOf(project)
    applyChange(project, change)
    expect([system.diagram.nodeCount, system.diagram.edgeCount]).toStrictEqual([2, 1])
    expect(nodeAt(system.diagram, 1)).toMatchObject({ id: pipe.target, kind: 'placeholder', shape: 'plus', data: {} })
    expect(edgeAt(system.diagram, 0)).toStrictEqual(omit(pipe, 'lengthM', 'bends'))
    applyChange(project, invert(change))
    expect(pictureOf(project)).toStrictEqual(before)
  })

  it('edits copy a system under the next number with ids of its own and the same values', () => {
    const project = demo()
    const first = only(project, 1)
    applyChange(project, addSystem(project))
    applyChange(project, copySystem(project, first.id, { id: 'copy' }))
    const copy = project.systems['copy'] ?? first
    expect([copy.name, copy.floor, copy.level]).toStrictEqual(['System2', 0, 1])
    expect(copy.diagram.nodeId.filter((id) => first.diagram.nodeId.includes(id))).toStrictEqual([])
    expect(copy.indoorUnits.filter((unit) => first.indoorUnits.some((other) => other.id === unit.id))).toStrictEqual([])
    expect(complaintsOf(copy)).toStrictEqual([])
    expect([...copy.diagram.edgeLengthM]).toStrictEqual([...first.diagram.edgeLengthM])
  })

  it('edits change the first page, the measures and the head of a system and nothing else', () => {
    const project = demo()
    const before = pictureOf(project)
    const changes = [
      editInformation(project, { projectName: 'Other', design: { elevationM: 500 } }),
      setUnitSettings(project, IMPERIAL),
      editSystem(project, only(project).id, { active: false, floor: 3, scalePercent: 80, isUnreported: true }),
    ]
    for (const change of changes) applyChange(project, change)
    expect(project.information.projectName).toBe('Other')
    expect(project.information.design).toMatchObject({ elevationM: 500, coolingOutdoorDryBulbC: 34 })
    expect(only(project)).toMatchObject({ active: false, floor: 3 })
    for (const change of changes.reverse()) applyChange(project, invert(change))
    expect(pictureOf(project)).toStrictEqual(before)
  })
})
