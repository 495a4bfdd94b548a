import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange } from '../../src/model/change/apply'
import type { ControllerGraph, ControllerNode } from '../../src/model/diagram/controller-graph'
import { newIndoorUnit, newProject, newSystem } from '../../src/model/project/defaults'
import { WIRED_CONTROLLER_COLOUR, withStandbyControllers } from '../../src/model/drawing/hrv/hrv-controller'
import { addIndoorUnits } from '../../src/model/edits/list/add-indoor-units'
import { addStandbyControllers } from '../../src/model/edits/list/add-standby-controllers'
import { copySystem } from '../../src/model/edits/systems/copy-system'
import { editIndoorUnit } from '../../src/model/edits/list/edit-indoor-unit'
import { removeIndoorUnits } from '../../src/model/edits/list/remove-indoor-units'
import { invert, squash } from '../../src/model/change/invert'
import type { Project } from '../../src/model/project/project'
import { readControllerGraph, writeControllerGraph } from '../../src/contract/wire/system/controller-graph'
import { pack } from './arbitrary'
import { pictureOf } from './picture'

const SYSTEM = 'system'
const hrv = (id: string, seriesCode?: string): ControllerNode => ({ id, shape: 'hrv1', x: 0, y: 0, ...(seriesCode && { seriesCode }) })
const controller = (id: string, seriesType = 'hrvCtrl'): ControllerNode => ({ id, shape: 'controller3', x: 0, y: 0, seriesType })
const graph = (nodes: ControllerNode[], links: [string, string, (string | undefined)?][] = []): ControllerGraph => ({
  nodes,
  links: links.map(([source, target, colour]) => ({ id: `${source}>${target}`, source, target, ...(colour && { colour }) })),
})

function projectWith(controllerGraph?: ControllerGraph): Project {
  const system = newSystem({ id: SYSTEM, ...(controllerGraph && { controllerGraph }) })
  return newProject({ systems: { [SYSTEM]: system }, systemOrder: [SYSTEM] })
}

/** Standby controllers behind each HRV unit, counted the long way round. */
function standbyOf(drawing: ControllerGraph | undefined): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const unit of drawing?.nodes ?? []) {
    if (unit.shape !== 'hrv1') continue
    counts[unit.id] = 0
    for (const link of drawing?.links ?? []) {
      const end = drawing?.nodes.find((node) => node.id === link.target)
      if (link.source === unit.id && end?.seriesType === 'hrvCtrl') counts[unit.id] = (counts[unit.id] ?? 0) + 1
    }
  }
  return counts
}

const anyGraph = fc
  .record({
    units: fc.array(fc.constantFrom(undefined, '409', '238'), { maxLength: 5 }),
    controllers: fc.array(fc.constantFrom('hrvCtrl', 'other'), { maxLength: 4 }),
    links: fc.array(fc.record({ from: fc.nat(4), to: fc.nat(3), colour: fc.constantFrom(undefined, WIRED_CONTROLLER_COLOUR, '#ffffff') }), {
      maxLength: 8,
    }),
  })
  .map(({ units, controllers, links }) =>
    graph(
      [
        ...units.map((series, place) => hrv(`hrv-${place}`, series)),
        ...controllers.map((type, place) => controller(`ctrl-${place}`, type)),
      ],
      links
        .filter(({ from, to }) => from < units.length && to < controllers.length)
        .map(({ from, to, colour }) => [`hrv-${from}`, `ctrl-${to}`, colour]),
    ),
  )

describe('the standby controller of an HRV unit', () => {
  it('the standby controller of an HRV unit is added behind an HRV unit that has none', () => {
    const after = withStandbyControllers(graph([hrv('a'), hrv('b')], [['a', 'panel']]), pack)
    expect(standbyOf(after)).toStrictEqual({ a: 1, b: 1 })
    expect(after.nodes.filter((node) => node.seriesType === 'hrvCtrl')).toMatchObject([{ shape: 'controller3' }, { shape: 'controller3' }])
  })

  it('the standby controller of an HRV unit is not added where such a controller follows already, and is where another follows', () => {
    const has = graph([hrv('a'), controller('c')], [['a', 'c']])
    expect(withStandbyControllers(has, pack)).toBe(has)
    expect(standbyOf(withStandbyControllers(graph([hrv('a'), controller('c', 'group')], [['a', 'c']]), pack))).toStrictEqual({ a: 1 })
  })

  it('the standby controller of an HRV unit is not added where the line of a wired controller ends or begins, and is where the line has another colour', () => {
    for (const ends of [
      ['a', 'c'],
      ['c', 'a'],
    ] as const) {
      const wired = graph([hrv('a'), controller('c', 'other')], [[...ends, WIRED_CONTROLLER_COLOUR.toUpperCase()]])
      expect(withStandbyControllers(wired, pack)).toBe(wired)
      expect(standbyOf(withStandbyControllers(graph([hrv('a'), controller('c', 'other')], [[...ends, '#ffffff']]), pack))).toStrictEqual({
        a: 1,
      })
    }
  })

  it('the standby controller of an HRV unit is taken from series 409 with its line, and left to the unit that shares it', () => {
    const own = withStandbyControllers(graph([hrv('a', '409'), controller('c')], [['a', 'c']]), pack)
    expect([own.nodes.map((node) => node.id), own.links]).toStrictEqual([['a'], []])
    const reversed = withStandbyControllers(graph([hrv('a', '409'), controller('c')], [['c', 'a']]), pack)
    expect([reversed.nodes.map((node) => node.id), reversed.links]).toStrictEqual([['a'], []])
    const shared = withStandbyControllers(
      graph(
        [hrv('a', '409'), hrv('b', '410'), controller('c')],
        [
          ['a', 'c'],
          ['b', 'c'],
        ],
      ),
      pack,
    )
    expect(shared.nodes.map((node) => node.id)).toStrictEqual(['a', 'b', 'c'])
    expect(standbyOf(shared)).toStrictEqual({ a: 0, b: 1 })
  })

  it('the standby controller of an HRV unit stands behind every unit that must have one and behind no other, whatever is drawn, and asking again changes nothing', () => {
    fc.assert(
      fc.property(anyGraph, (before) => {
        const after = withStandbyControllers(before, pack)
        const counts = standbyOf(after)
        for (const unit of before.nodes.filter((node) => node.shape === 'hrv1')) {
          const isWired = before.links.some((link) => link.source === unit.id && link.colour === WIRED_CONTROLLER_COLOUR)
          const had = standbyOf(before)[unit.id] ?? 0
          expect(counts[unit.id]).toBe(unit.seriesCode === '409' ? 0 : had > 0 || isWired ? had : 1)
        }
        expect(withStandbyControllers(after, pack)).toBe(after)
      }),
      { numRuns: 300 },
    )
  })

  /** The rule of the specification, section 4, row by row: what follows the unit, the colour of the link, its series; and how many standby controllers it then has. */
  it.each<[follows: string | null, colour: string | undefined, series: string | undefined, standby: number]>([
    [null, undefined, undefined, 1],
    ['hrvCtrl', undefined, undefined, 1],
    ['hrvCtrl', WIRED_CONTROLLER_COLOUR, undefined, 1],
    ['other', undefined, undefined, 1],
    ['other', '#ffffff', undefined, 1],
    ['other', WIRED_CONTROLLER_COLOUR, undefined, 0],
    ['other', WIRED_CONTROLLER_COLOUR, '410', 0],
    [null, undefined, '409', 0],
    ['hrvCtrl', undefined, '409', 0],
    ['hrvCtrl', WIRED_CONTROLLER_COLOUR, '409', 0],
    ['other', undefined, '409', 0],
    ['other', WIRED_CONTROLLER_COLOUR, '409', 0],
  ])('behind a unit with %s on a link of colour %s and series %s: %s, in the saved form, too', (follows, colour, series, standby) => {
    const before = graph([hrv('a', series), ...(follows ? [controller('c', follows)] : [])], follows ? [['a', 'c', colour]] : [])
    const saved = JSON.parse(JSON.stringify({ controllerGraphData: writeControllerGraph(before) })) as Record<string, unknown>
    const read = readControllerGraph(saved, () => '$')
    if (!read) throw new Error('The drawing was not read.')
    const after = withStandbyControllers(read, pack)
    expect(standbyOf(after)).toStrictEqual({ a: standby })
    // What is no automatic controller stays, whatever the series.
    if (follows === 'other') expect(after.nodes.some(({ id }) => id === 'c')).toBe(true)
    expect(writeControllerGraph(after)['nodes']).toHaveLength(after.nodes.length)
  })

  it('the standby controller of an HRV unit comes as a change that another can be squashed with, and goes again with its inverse', () => {
    fc.assert(
      fc.property(anyGraph, (before) => {
        const project = projectWith(before)
        const picture = pictureOf(project)
        const change = squash('step', [addStandbyControllers(project, SYSTEM, pack)])
        applyChange(project, change)
        expect(project.systems[SYSTEM]?.controllerGraph?.nodes.length).toBe(withStandbyControllers(before, pack).nodes.length)
        applyChange(project, invert(change))
        expect(pictureOf(project)).toStrictEqual(picture)
      }),
    )
  })
})

describe('HRV units of the list', () => {
  const line = (id: string, count: number, seriesCode?: string) =>
    newIndoorUnit({ id, type: 'hrv', model: 'HRV-025', count, ...(seriesCode && { seriesCode }) })
  const drawing = (project: Project) => project.systems[SYSTEM]?.controllerGraph

  it('HRV units of the list stand in the controller drawing as often as they count, each with its standby controller', () => {
    const project = projectWith()
    const pictures = [pictureOf(project)]
    const changes = [
      () => addIndoorUnits(project, SYSTEM, [line('a', 2), line('b', 1, '409')], pack),
      () => editIndoorUnit(project, SYSTEM, 'a', { count: 3 }, pack),
      () => editIndoorUnit(project, SYSTEM, 'b', { seriesCode: '410' }, pack),
      () => editIndoorUnit(project, SYSTEM, 'a', { count: 1 }, pack),
      () => removeIndoorUnits(project, SYSTEM, ['a'], pack),
    ]
    const expected = [[0, 1, 1], [0, 1, 1, 1], [1, 1, 1, 1], [1, 1], [1]]
    const done = changes.map((make, step) => {
      const change = make()
      applyChange(project, change)
      expect(Object.values(standbyOf(drawing(project))).sort()).toStrictEqual(expected[step])
      pictures.push(pictureOf(project))
      return change
    })
    done.reverse().forEach((change, step) => {
      applyChange(project, invert(change))
      expect(pictureOf(project)).toStrictEqual(pictures.at(-2 - step))
    })
    expect(drawing(project)).toBeUndefined()
  })

  it('HRV units of the list are copied with the system under ids of their own', () => {
    const project = projectWith()
    applyChange(project, addIndoorUnits(project, SYSTEM, [line('a', 2)], pack))
    applyChange(project, copySystem(project, SYSTEM, { id: 'copy' }))
    const copy = project.systems['copy']?.controllerGraph
    const entry = project.systems['copy']?.indoorUnits[0]?.id
    expect(copy?.nodes.map((node) => [node.shape, node.indoorUnitId])).toStrictEqual([
      ['hrv1', entry],
      ['hrv1', entry],
      ['controller3', undefined],
      ['controller3', undefined],
    ])
    expect(Object.values(standbyOf(copy))).toStrictEqual([1, 1])
    expect(copy?.nodes.filter((node) => drawing(project)?.nodes.some((other) => other.id === node.id))).toStrictEqual([])
  })

  it('HRV units of the list leave nodes and lines alone that belong to no line of the list', () => {
    const project = projectWith(graph([hrv('own'), controller('c')], [['own', 'c']]))
    applyChange(project, addIndoorUnits(project, SYSTEM, [line('a', 1)], pack))
    applyChange(project, removeIndoorUnits(project, SYSTEM, ['a'], pack))
    expect(drawing(project)?.nodes.map((node) => node.id)).toStrictEqual(['own', 'c'])
    expect(drawing(project)?.links).toHaveLength(1)
  })
})
