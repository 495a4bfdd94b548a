import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveByKey } from '../../../src/workbench/systems/tree-keys'
import { systemFacts } from '../../../src/workbench/systems/system-facts'
import type { SystemFacts } from '../../../src/workbench/systems/system-facts'
import { treeRows } from '../../../src/workbench/systems/tree-rows'
import type { SystemRow, TreeRow } from '../../../src/workbench/systems/tree-rows'
import { replaceProject } from '../../../src/state/piping/commit'
import { undo } from '../../../src/state/piping/history'
import { currentProject } from '../../../src/state/piping/project'
import { projectBuilder } from '../../helpers/project-builder'

const OPEN: ReadonlySet<string> = new Set()

function facts(places: readonly (readonly [name: string, floor: number, level: number])[]): SystemFacts[] {
  const builder = projectBuilder()
  for (const [name, floor, level] of places) builder.system(name, (draw) => draw, { name, floor, level })
  return systemFacts(builder.build())
}

const shown = (rows: readonly TreeRow[]): string[] =>
  rows.map(
    (row) => `${'  '.repeat(row.depth - 1)}${row.kind === 'system' ? row.facts.name : `${row.floor}/${row.level ?? '*'} (${row.systems})`}`,
  )

describe('the tree of systems', () => {
  it('the tree of systems has no groups as long as no floor is given', () => {
    expect(
      shown(
        treeRows(
          facts([
            ['A', 0, 1],
            ['B', 0, 2],
          ]),
          OPEN,
          '',
        ),
      ),
    ).toStrictEqual(['A', 'B'])
  })

  it('the tree of systems goes from the top floor down, by level where a floor has several, and ends with those without a floor', () => {
    const rows = treeRows(
      facts([
        ['Shop', 0, 1],
        ['Lobby', 1, 1],
        ['North', 12, 1],
        ['South', 12, 2],
        ['Garage', -2, 1],
      ]),
      OPEN,
      '',
    )
    expect(shown(rows)).toStrictEqual([
      '12/* (2)',
      '  12/2 (1)',
      '    South',
      '  12/1 (1)',
      '    North',
      '1/* (1)',
      '  Lobby',
      '-2/* (1)',
      '  Garage',
      '0/* (1)',
      '  Shop',
    ])
  })

  it('the tree of systems hides what is folded, and opens it where a search finds something in it', () => {
    const systems = facts([
      ['Lobby', 1, 1],
      ['Shop', 2, 1],
    ])
    const folded = new Set(['floor:1'])
    expect(shown(treeRows(systems, folded, ''))).toStrictEqual(['2/* (1)', '  Shop', '1/* (1)'])
    expect(shown(treeRows(systems, folded, 'lob'))).toStrictEqual(['1/* (1)', '  Lobby'])
    expect(shown(treeRows(systems, folded, 'Löb'))).toStrictEqual(['1/* (1)', '  Lobby'])
  })

  it('the tree of systems shows every system once, with its place among its neighbours', () => {
    const place = fc.tuple(fc.integer({ min: -2, max: 3 }), fc.integer({ min: 0, max: 2 }))
    fc.assert(
      fc.property(fc.array(place, { maxLength: 30 }), (places) => {
        const rows = treeRows(facts(places.map(([floor, level], index) => [`S${index}`, floor, level] as const)), OPEN, '')
        const systems = rows.filter((row) => row.kind === 'system').map((row) => row.key)
        expect([...systems].sort()).toStrictEqual(places.map((_, index) => `S${index}`).sort())
        for (const row of rows) {
          const neighbours = rows.filter((each) => each.parent === row.parent)
          expect([neighbours.length, neighbours.indexOf(row) + 1]).toStrictEqual([row.size, row.place])
        }
      }),
    )
  })
})

describe('a system moved by key', () => {
  const names = (): string[] => {
    const project = currentProject()
    return project?.systemOrder.map((id) => project.systems[id]?.name ?? '') ?? []
  }
  const move = (name: string, way: 'up' | 'down', others: string[] = []): boolean => {
    const project = currentProject()
    if (!project) throw new Error('no open project')
    const rows = treeRows(systemFacts(project), OPEN, '')
    const row = rows.find((each): each is SystemRow => each.kind === 'system' && each.facts.name === name)
    if (!row) throw new Error(`no system ${name}`)
    const ids = project.systemOrder.filter((id) => [name, ...others].includes(project.systems[id]?.name ?? ''))
    return moveByKey(rows, row, ids, way)
  }

  it('a system moved by key changes places with its neighbour of the same floor and level, and stays where there is none', () => {
    const builder = projectBuilder()
    for (const [name, floor] of [
      ['A', 1],
      ['B', 2],
      ['C', 1],
      ['D', 1],
    ] as const)
      builder.system(name, (draw) => draw, { name, floor, level: 1 })
    replaceProject(builder.build())
    expect(move('A', 'down')).toBe(true)
    expect(names()).toEqual(['B', 'C', 'A', 'D'])
    expect(move('D', 'down')).toBe(false)
    expect(move('B', 'up'), 'alone on its floor').toBe(false)
    expect(move('A', 'down', ['C'])).toBe(true)
    expect(names(), 'two together').toEqual(['B', 'D', 'C', 'A'])
    undo()
    undo()
    expect(names()).toEqual(['A', 'B', 'C', 'D'])
    expect(move('C', 'up')).toBe(true)
    expect(names()).toEqual(['C', 'A', 'B', 'D'])
  })
})
