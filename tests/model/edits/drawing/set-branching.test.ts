import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../../src/model/change/apply'
import { invert } from '../../../../src/model/change/invert'
import type { Change } from '../../../../src/model/change/change'
import { JOINT_TYPES } from '../../../../src/model/project/codes'
import { kindAt } from '../../../../src/model/diagram/diagram-tree'
import { drawSystem } from '../../../../src/model/drawing/draw-system'
import { setBranching } from '../../../../src/model/edits/drawing/set-branching'
import { setLayOut } from '../../../../src/model/edits/drawing/set-lay-out'
import { newProject, newSystem } from '../../../../src/model/project/defaults'
import type { Project, System } from '../../../../src/model/project/project'
import { indoorUnit } from '../../../helpers/project-builder'
import { pack } from '../../arbitrary'

/** Two floors of four units each, and one of three, drawn as the generator does where nothing is chosen. */
function building(): Project {
  const floors = '11112222333'.split('')
  const units = floors.map((floor) => indoorUnit('WM-022', { floor: `${floor}F` }))
  const system = newSystem({ id: 'S', outdoorModels: ['X4P-10'], indoorUnits: units })
  const drawn: System = { ...system, diagram: drawSystem(system, pack) }
  return newProject({ systems: { S: drawn }, systemOrder: ['S'] })
}

function system(project: Project): System {
  const found = project.systems['S']
  if (!found) throw new Error('no system')
  return found
}

/** Outlets of the joints and headers, the largest first. */
function branches(project: Project): number[] {
  const { diagram } = system(project)
  return Array.from({ length: diagram.nodeCount }, (_, row) => row)
    .filter((row) => kindAt(diagram, row) === 'joint' && JOINT_TYPES[diagram.nodeJointType[row] ?? 0] === '')
    .map((row) => diagram.nodeOutlets[row] ?? 0)
    .sort((one, other) => other - one)
}

function make(project: Project, change: Change): void {
  applyChange(project, change)
}

describe('the preferred way of branching', () => {
  it('the preferred way of branching draws a system with joints only, with headers from three units, and as before where it is taken back', () => {
    const project = building()
    const usual = branches(project)
    expect(usual.filter((count) => count > 2)).toHaveLength(2)
    make(project, setBranching(project, 'S', 'joint', pack))
    expect(branches(project)).toEqual(Array.from({ length: 10 }, () => 2))
    make(project, setBranching(project, 'S', 'header', pack))
    expect(branches(project).filter((count) => count > 2)).toHaveLength(3)
    make(project, setBranching(project, 'S', null, pack))
    expect(branches(project)).toEqual(usual)
    expect(system(project)).not.toHaveProperty('branching')
  })

  it('a floor may differ from its system', () => {
    const project = building()
    make(project, setBranching(project, 'S', 'header', pack))
    make(project, setBranching(project, 'S', 'joint', pack, '2F'))
    expect(branches(project).filter((count) => count > 2)).toHaveLength(2)
    expect(setBranching(project, 'S', 'joint', pack, ' 2F ').ops).toEqual([])
    make(project, setBranching(project, 'S', null, pack, '2F'))
    expect(system(project)).not.toHaveProperty('floorBranching')
  })

  it('an edited drawing keeps its fittings and the choice waits; both steps are undone whole', () => {
    const project = building()
    const before = branches(project)
    const anew = setBranching(project, 'S', 'joint', pack)
    make(project, anew)
    make(project, invert(anew))
    expect(branches(project)).toEqual(before)
    expect(system(project)).not.toHaveProperty('branching')
    const header = system(project).diagram.nodeOutlets.findIndex((outlets) => outlets > 2)
    system(project).diagram.nodeReverse[header] = 1
    make(project, setBranching(project, 'S', 'joint', pack))
    expect(branches(project)).toEqual(before)
    expect(system(project).branching).toBe('joint')
  })
})

describe('the lay-out of a drawing', () => {
  it('the lay-out of a drawing is kept by its outdoor unit, survives generating anew, and is undone', () => {
    const project = building()
    const layOut = (): unknown => system(project).diagram.nodeRest[0]?.layOut
    const tall = setLayOut(project, 'S', 'tall')
    make(project, tall)
    expect(layOut()).toBe('tall')
    expect(setLayOut(project, 'S', 'tall').ops).toEqual([])
    make(project, setBranching(project, 'S', 'joint', pack))
    expect(layOut()).toBe('tall')
    make(project, setLayOut(project, 'S', 'wide'))
    expect(system(project).diagram.nodeRest[0]).not.toHaveProperty('layOut')
    expect(setLayOut(newProject({ systems: { S: newSystem({ id: 'S' }) }, systemOrder: ['S'] }), 'S', 'tall').ops).toEqual([])
  })
})
