import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMarkedRear } from '../../../../src/model/drawing/rear-mounted'
import { nodeAt } from '../../../../src/model/diagram/diagram-rows'
import { chooseOutdoorParts, chooseParts } from '../../../../src/model/edits/list/choose-parts'
import { chooseOutdoorUnit } from '../../../../src/model/edits/list/choose-outdoor-unit'
import { editIndoorUnit } from '../../../../src/model/edits/list/edit-indoor-unit'
import { replaceNode } from '../../../../src/model/edits/drawing/replace-node'
import { copySystem } from '../../../../src/model/edits/systems/copy-system'
import { copyBranches } from '../../../../src/model/edits/clip/copy-branches'
import { readClip, writeClip } from '../../../../src/contract/project/clip'
import { partsInForce, partsThatFit } from '../../../../src/model/pack-rules/parts/fitting-parts'
import { droppedParts } from '../../../../src/model/pack-rules/parts/dropped-parts'
import { applyChange } from '../../../../src/model/change/apply'
import type { Change } from '../../../../src/model/change/change'
import { newIndoorUnit, newProject, newSystem } from '../../../../src/model/project/defaults'
import type { Project } from '../../../../src/model/project/project'
import type { UnitPart } from '../../../../src/model/project/unit-part'
import { anyIndoorUnit, pack } from '../../arbitrary'
import { make } from '../../make'

const BLACK: UnitPart = { id: 'PN-C4-950K', type: 'panel', count: 1 }
const METERS: UnitPart = { id: 'EM-1', type: 'electricityMeter', count: 2 }
const INTAKE: UnitPart = { id: 'RM-INTAKE', type: 'rearMountedComponents', count: 1 }
const SNOW: UnitPart = { id: 'AC-SNOW', type: 'V8Accessories', count: 1 }
const METER_3: UnitPart = { id: 'EM-3', type: 'electricityMeter', count: 1 }

/** A drawn system with a line of two cassettes and a wall unit. */
function drawn(): Project {
  const indoorUnits = [
    newIndoorUnit({ id: 'a', type: 'idu', model: 'C4-056', count: 2 }),
    newIndoorUnit({ id: 'b', type: 'idu', model: 'WM-036' }),
  ]
  const project = newProject({ systems: { s: newSystem({ id: 's', indoorUnits }) }, systemOrder: ['s'] })
  applyChange(project, chooseOutdoorUnit(project, 's', ['X4P-10'], pack))
  return project
}

const choose = (project: Project, parts: UnitPart[], id = 'a'): Change => chooseParts(project, 's', new Map([[id, parts]]), pack)
const line = (project: Project, id = 'a') => project.systems['s']?.indoorUnits.find((unit) => unit.id === id)
const idsOf = (project: Project, id = 'a') => line(project, id)?.parts?.map((part) => part.id)
const marked = (project: Project, id = 'a'): boolean[] => {
  const diagram = project.systems['s']?.diagram
  if (!diagram) return []
  return Array.from({ length: diagram.nodeCount }, (_, row) => nodeAt(diagram, row).data)
    .filter(({ indoorUnitId }) => indoorUnitId === id)
    .map(isMarkedRear)
}

describe('choosing panels and accessories', () => {
  it('a choice is kept with its numbers, and taken back by undo', () => {
    const project = drawn()
    make(project, choose(project, [BLACK, METERS]))
    expect(line(project)?.parts).toEqual([BLACK, METERS])
    expect(line(project, 'b')?.parts).toBeUndefined()
    make(project, choose(project, []))
    expect(line(project)?.parts).toEqual([])
  })

  it('a choice that is just what the model comes with is not kept, and none the same twice', () => {
    const project = drawn()
    make(project, choose(project, [BLACK]))
    expect(choose(project, [BLACK]).ops).toEqual([])
    make(project, choose(project, [{ id: 'PN-C4-950', type: 'panel', count: 1 }]))
    expect(line(project)).not.toHaveProperty('parts')
    expect(partsInForce(pack, ['C4-056'], undefined).map(({ id }) => id)).toEqual(['PN-C4-950'])
  })

  it('a component behind a unit marks each of its drawn units, also one that is added later, and the mark goes with it', () => {
    const project = drawn()
    make(project, choose(project, [BLACK, INTAKE]))
    expect([marked(project), marked(project, 'b')]).toEqual([[true, true], [false]])
    make(project, editIndoorUnit(project, 's', 'a', { count: 3 }, pack))
    expect(marked(project)).toEqual([true, true, true])
    make(project, choose(project, [BLACK]))
    expect(marked(project)).toEqual([false, false, false])
  })

  it('another model keeps what fits it, comes with its own panel, and the change tells what was dropped', () => {
    const project = drawn()
    make(project, choose(project, [BLACK, INTAKE, METERS]))
    const larger = editIndoorUnit(project, 's', 'a', { model: 'C4-071' }, pack)
    expect(droppedParts(larger)).toEqual([])
    make(project, larger)
    expect(idsOf(project)).toEqual(['PN-C4-950K', 'RM-INTAKE', 'EM-1'])
    const compact = editIndoorUnit(project, 's', 'a', { model: 'C4C-045' }, pack)
    expect(droppedParts(compact)).toEqual(['PN-C4-950K'])
    make(project, compact)
    expect(idsOf(project)).toEqual(['PN-C4C-620', 'RM-INTAKE', 'EM-1'])
    const wall = editIndoorUnit(project, 's', 'a', { model: 'WM-045' }, pack)
    expect(droppedParts(wall)).toEqual(['PN-C4C-620', 'RM-INTAKE'])
    make(project, wall)
    expect(idsOf(project)).toEqual(['EM-1'])
    expect(marked(project)).toEqual([false, false])
    make(project, editIndoorUnit(project, 's', 'a', { model: 'C4-056' }, pack))
    expect(idsOf(project)).toEqual(['PN-C4-950', 'EM-1'])
  })

  it('a cassette without a panel gets none with another model, and an edit that keeps the model keeps every part', () => {
    const project = drawn()
    make(project, choose(project, []))
    make(project, editIndoorUnit(project, 's', 'a', { model: 'C4-071' }, pack))
    expect(line(project)?.parts).toEqual([])
    const strange: UnitPart = { id: 'of another pack', type: 'FilterMesh', count: 3 }
    make(project, choose(project, [strange]))
    make(project, editIndoorUnit(project, 's', 'a', { room: 'Lobby', model: 'C4-071' }, pack))
    expect(line(project)?.parts).toEqual([strange])
  })

  it('a drawn unit that another replaces gets a line of its own with what fits it', () => {
    const project = drawn()
    make(project, choose(project, [BLACK, INTAKE]))
    const diagram = project.systems['s']?.diagram
    const row = diagram ? diagram.nodeRest.findIndex((rest) => rest?.indoorUnitId === 'a') : -1
    const change = replaceNode(project, 's', diagram?.nodeId[row] ?? '', { kind: 'indoor', model: 'C2-056' }, pack)
    make(project, change)
    const fresh = project.systems['s']?.indoorUnits.find(({ model }) => model === 'C2-056')
    expect(fresh?.parts?.map(({ id }) => id)).toEqual(['PN-C2-1360', 'RM-INTAKE'])
    expect(idsOf(project)).toEqual(['PN-C4-950K', 'RM-INTAKE'])
  })

  it('accessories of the outdoor unit stay with modules that they fit', () => {
    const project = drawn()
    make(project, chooseOutdoorParts(project, 's', [SNOW, METER_3], pack))
    make(project, chooseOutdoorUnit(project, 's', ['X4P-08', 'X4P-08'], pack))
    expect(project.systems['s']?.outdoorParts).toEqual([SNOW, METER_3])
    const mini = chooseOutdoorUnit(project, 's', ['S4P-05'], pack)
    expect(droppedParts(mini)).toEqual(['EM-3'])
    make(project, mini)
    expect(project.systems['s']?.outdoorParts).toEqual([SNOW])
    make(project, chooseOutdoorParts(project, 's', [], pack))
    expect('outdoorParts' in (project.systems['s'] ?? {})).toBe(false)
  })

  it('a copied system and a copied branch carry their panels and accessories, also through the clipboard', () => {
    const project = drawn()
    make(project, choose(project, [BLACK, METERS]))
    make(project, chooseOutdoorParts(project, 's', [SNOW], pack))
    make(project, copySystem(project, 's'))
    const copy = project.systems[project.systemOrder.find((id) => id !== 's') ?? '']
    expect([copy?.outdoorParts, copy?.indoorUnits[0]?.parts]).toEqual([[SNOW], [BLACK, METERS]])
    const diagram = project.systems['s']?.diagram
    const clip = copyBranches(project, 's', diagram?.nodeId.filter((_, row) => diagram.nodeRest[row]?.indoorUnitId === 'a') ?? [])
    const read = readClip(writeClip(clip))
    expect(read.kind === 'branches' && read.branches.every(({ units }) => units.every((unit) => unit.parts?.length === 2))).toBe(true)
  })

  it('with any units, after any change of the model only what fits is left', () => {
    fc.assert(
      fc.property(anyIndoorUnit, anyIndoorUnit, (unit, other) => {
        const project = newProject({ systems: { s: newSystem({ id: 's', indoorUnits: [{ ...unit, id: 'a' }] }) }, systemOrder: ['s'] })
        const { type, model, airHandler } = other
        if (unit.airHandler || airHandler || unit.model === model) return
        const change = editIndoorUnit(project, 's', 'a', { type, model }, pack)
        make(project, change)
        const fitting = partsThatFit(pack, [model]).map(({ id }) => id)
        for (const { id } of line(project)?.parts ?? []) expect(fitting).toContain(id)
        for (const id of droppedParts(change)) expect(fitting.includes(id) && line(project)?.parts !== undefined).toBe(false)
      }),
    )
  })
})
