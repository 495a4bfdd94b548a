import { describe, expect, it } from 'vitest'
import { readProject, writeProject } from '../../src/contract/project/project-wire'
import type { WireProject } from '../../src/contract/project/project-wire'
import type { Project, System } from '../../src/model/project/project'
import { projectBuilder } from '../helpers/project-builder'

/** A project of two systems as it is saved, and as it is read again. */
function saved(given: Partial<System>): { project: Project; wire: WireProject } {
  const draw = projectBuilder().system('S', (diagram) => diagram.outdoor('o', ['X4P-10']), given)
  const wire = writeProject(draw.system('T', (diagram) => diagram.outdoor('p', ['X4P-10'])).build())
  return { wire, project: readProject(JSON.parse(JSON.stringify(wire)) as unknown) }
}

const firstOnWire = ({ selection }: WireProject): Record<string, unknown> => (selection['oduList'] as Record<string, unknown>[])[0] ?? {}

describe('the scale of a system', () => {
  it('the scale of a system is saved and read as it is', () => {
    const { project, wire } = saved({ scalePercent: 80 })
    expect(firstOnWire(wire)['graphScalePercent']).toBe(80)
    expect(project.systems['S']?.scalePercent).toBe(80)
  })

  it('the scale of a system stands in no file where none was chosen', () => {
    const { project, wire } = saved({})
    expect(firstOnWire(wire)).not.toHaveProperty('graphScalePercent')
    expect(project.systems['S']?.scalePercent).toBeUndefined()
  })
})

describe('a system that is left out of the report', () => {
  it('a system that is left out of the report is named in the saved project and left out again when it is read', () => {
    const { project, wire } = saved({ isUnreported: true })
    expect(wire.selection['reportUnselected']).toEqual(['S'])
    expect(['S', 'T'].map((id) => project.systems[id]?.isUnreported ?? false)).toEqual([true, false])
  })
})

describe('how a system is drawn', () => {
  it('how a system is drawn is saved and read as it is: the lay-out with its outdoor unit, the preferred branching with the system and its floors', () => {
    const floorBranching = [{ floor: '2F', by: 'joint' }] as const
    const draw = projectBuilder().system('S', (diagram) => diagram.outdoor('o', ['X4P-10']), { branching: 'header', floorBranching })
    const built = draw.build()
    const rest = built.systems['S']?.diagram.nodeRest
    if (rest) rest[0] = { ...rest[0], layOut: 'tall' }
    const wire = writeProject(built)
    expect(firstOnWire(wire)).toMatchObject({ preferredBranching: 'header', floorBranching })
    const read = readProject(JSON.parse(JSON.stringify(wire)) as unknown).systems['S']
    expect(read).toMatchObject({ branching: 'header', floorBranching })
    expect(read?.diagram.nodeRest[0]?.layOut).toBe('tall')
  })

  it('how a system is drawn stands in no file where nothing was chosen, and an unknown word is refused by its place', () => {
    const { project, wire } = saved({})
    expect(Object.keys(firstOnWire(wire))).not.toEqual(expect.arrayContaining(['preferredBranching']))
    expect(project.systems['S']).not.toHaveProperty('floorBranching')
    const odd = JSON.parse(JSON.stringify(wire)) as WireProject
    firstOnWire(odd)['floorBranching'] = [{ floor: '1F', by: 'ring' }]
    expect(() => readProject(odd)).toThrow(/floorBranching\[0\]\.by/)
  })
})
