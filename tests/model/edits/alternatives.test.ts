import { describe, expect, it } from 'vitest'
import { readProject, writeProject } from '../../../src/contract/project/project-wire'
import { applyChange } from '../../../src/model/change/apply'
import type { Change } from '../../../src/model/change/change'
import { invert } from '../../../src/model/change/invert'
import { addAlternative, removeAlternative, renameAlternative } from '../../../src/model/edits/alternatives/edit-alternatives'
import { projectOfDesign, switchAlternative } from '../../../src/model/edits/alternatives/switch-alternative'
import { setPipe } from '../../../src/model/edits/drawing/set-pipe'
import { removeRooms } from '../../../src/model/edits/rooms/remove-rooms'
import { removeSystem } from '../../../src/model/edits/systems/remove-system'
import { renameSystem } from '../../../src/model/edits/systems/rename-system'
import { newRoom } from '../../../src/model/project/defaults'
import type { Project } from '../../../src/model/project/project'
import { sameFrame } from '../../../src/model/project/same-design'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'
import { pack } from '../arbitrary'
import { pictureOf } from '../picture'

const NAMES = { name: 'With heat recovery', currentName: 'Two pipes' }

function office(): Project {
  const project = projectBuilder()
    .system(
      'north',
      (draw) =>
        draw
          .outdoor('o', ['X4P-24'])
          .joint('y', 'o', { lengthM: 20 })
          .unit('a', 'y', 'C4-056', { lengthM: 5 }, { indoorUnitId: 'A' })
          .unit('b', 'y', 'C4-036', { lengthM: 4 }, { indoorUnitId: 'B' }),
      { indoorUnits: [indoorUnit('C4-056', { id: 'A', roomId: 'lobby' }), indoorUnit('C4-036', { id: 'B' })] },
    )
    .system('south', (draw) => draw.outdoor('o2', ['X4P-24']).unit('c', 'o2', 'C4-056', { lengthM: 9 }))
    .build()
  project.rooms = [newRoom({ id: 'lobby', name: 'Lobby' }), newRoom({ id: 'store', name: 'Store' })]
  project.control = {
    groups: [
      {
        id: 'g',
        name: 'Offices',
        units: [{ systemId: project.systemOrder[0] ?? '', nodeId: 'a' }],
        controllers: [{ id: 'w', model: 'WC-01' }],
      },
    ],
    centrals: [],
    exceptions: [],
  }
  return project
}

const first = (project: Project): string => project.systemOrder[0] ?? ''
const edge = (project: Project): string => project.systems[first(project)]?.diagram.edgeId[0] ?? ''
const lengthOf = (project: Project): number | undefined => project.systems[first(project)]?.diagram.edgeLengthM[0]
const otherOf = (project: Project): string => project.alternatives?.others[0]?.id ?? ''

/** Applies changes one after the other and returns what undoes them, the last one first. */
function play(project: Project, ...steps: ((project: Project) => Change)[]): Change[] {
  return steps.map((describeStep) => {
    const change = describeStep(project)
    applyChange(project, change)
    return invert(change)
  })
}

const lengthen = (lengthM: number) => (project: Project) => setPipe(project, first(project), [edge(project)], { lengthM })

describe('alternatives of a project', () => {
  it('an alternative begins as a copy of the current design, which edits do not reach any more', () => {
    const project = office()
    play(project, (each) => addAlternative(each, NAMES), lengthen(33))
    const aside = project.alternatives?.others[0]
    expect([project.alternatives?.name, aside?.name]).toStrictEqual(['With heat recovery', 'Two pipes'])
    expect(lengthOf(project)).toBe(33)
    expect(aside?.systems[0]?.diagram.edgeLengthM[0]).toBe(20)
  })

  it('switching brings back systems, drawings, lists and controllers of the other design, and puts the current ones aside', () => {
    const project = office()
    const before = pictureOf(project) as Record<string, unknown>
    play(
      project,
      (each) => addAlternative(each, NAMES),
      lengthen(33),
      (each) => removeSystem(each, each.systemOrder[1] ?? ''),
      (each) => renameSystem(each, first(each), 'All of it'),
      (each) => switchAlternative(each, otherOf(each)),
    )
    const { alternatives, ...rest } = pictureOf(project) as Record<string, unknown>
    expect(rest).toStrictEqual(before)
    expect(project.alternatives?.name).toBe('Two pipes')
    play(project, (each) => switchAlternative(each, otherOf(each)))
    expect([project.systemOrder.length, project.systems[first(project)]?.name, lengthOf(project)]).toStrictEqual([1, 'All of it', 33])
    expect(alternatives).toBeDefined()
  })

  it('every step is undone to the very same project', () => {
    const project = office()
    const before = pictureOf(project)
    const undoing = play(
      project,
      (each) => addAlternative(each, NAMES),
      lengthen(33),
      (each) => switchAlternative(each, otherOf(each)),
      lengthen(7),
      (each) => renameAlternative(each, otherOf(each), 'Heat recovery'),
      (each) => switchAlternative(each, otherOf(each)),
      (each) => removeAlternative(each, otherOf(each)),
    )
    expect(project.alternatives).toBeUndefined()
    for (const change of undoing.reverse()) applyChange(project, change)
    expect(pictureOf(project)).toStrictEqual(before)
  })

  it('a unit whose room was removed meanwhile serves no room after switching', () => {
    const project = office()
    play(
      project,
      (each) => addAlternative(each, NAMES),
      (each) => removeRooms(each, ['lobby'], pack),
      (each) => switchAlternative(each, otherOf(each)),
    )
    expect(project.systems[first(project)]?.indoorUnits[0]).not.toHaveProperty('roomId')
  })

  it('a design that is put aside is a project of its own for calculating and printing', () => {
    const project = office()
    play(project, (each) => addAlternative(each, NAMES), lengthen(33))
    const aside = project.alternatives?.others[0]
    if (!aside) throw new Error('There is no design beside the current one.')
    const alone = projectOfDesign(project, aside)
    expect(lengthOf(alone)).toBe(20)
    expect(alone.rooms).toBe(project.rooms)
    expect(alone.control?.groups[0]?.name).toBe('Offices')
    expect(alone.alternatives).toBeUndefined()
  })

  it('designs that are put aside go over the wire, and count where two versions of a project are compared', () => {
    const project = office()
    play(project, (each) => addAlternative(each, NAMES), lengthen(33))
    const read = readProject(JSON.parse(JSON.stringify(writeProject(project))))
    expect(read.alternatives?.others[0]?.systems[0]?.diagram.edgeLengthM[0]).toBe(20)
    expect(read.alternatives?.others[0]?.control).toStrictEqual(project.control)
    expect(sameFrame(project, read)).toBe(true)
    play(read, (each) => renameAlternative(each, otherOf(each), 'Another name'))
    expect(sameFrame(project, read)).toBe(false)
  })

  it.each([
    [{ id: 'a', name: 'A', others: [{ id: 'a', oduList: [] }] }, '$.alternatives.others[0].id'],
    [{ id: 'a', name: 'A', others: [{ id: 'b', oduList: [{ id: 5.5, level: 'high' }] }] }, '$.alternatives.others[0].oduList[0].level'],
    [{ id: 'a', name: 'A', others: Array.from({ length: 10 }, (_, at) => ({ id: `d${at}`, oduList: [] })) }, '$.alternatives.others'],
    [{ id: 'a', name: 'A', others: 'none' }, '$.alternatives.others'],
  ])('alternatives %j are refused at %s', (alternatives, path) => {
    const json = { ...writeProject(office()), alternatives }
    expect(() => readProject(json)).toThrow(expect.objectContaining({ path }))
  })
})
