import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import '../helpers/seeded-properties'
import { floorKey, foldedGroups, levelKey, openSystems } from '../../src/model/project/open-systems'
import type { System } from '../../src/model/project/project'

const projectOf = (places: readonly [floor: number, level: number][]) => {
  const systems = Object.fromEntries(places.map(([floor, level], at) => [`s${at}`, { id: `s${at}`, floor, level } as System]))
  return { systems, systemOrder: Object.keys(systems) }
}

describe('systems open in the tree', () => {
  it('a folded floor hides its systems, a folded level those of the level', () => {
    const project = projectOf([
      [1, 1],
      [1, 2],
      [2, 1],
    ])
    expect(openSystems(project, {})).toEqual(['s0', 's1', 's2'])
    expect(openSystems(project, { [floorKey(1)]: true })).toEqual(['s2'])
    expect(openSystems(project, { [levelKey(1, 2)]: true, [floorKey(2)]: false })).toEqual(['s0', 's2'])
  })

  it('the same systems are open after a project was saved and opened, unless all were folded', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 2 }))
    const keys = [0, 1, 2, 3].flatMap((floor) => [floorKey(floor), levelKey(floor, 1), levelKey(floor, 2)])
    fc.assert(
      fc.property(fc.array(place, { maxLength: 8 }), fc.subarray(keys), (places, folded) => {
        const project = projectOf(places)
        const open = openSystems(project, Object.fromEntries(folded.map((key) => [key, true])))
        expect(openSystems(project, foldedGroups(project, open))).toEqual(open.length > 0 ? open : project.systemOrder)
      }),
    )
  })

  it('a list without any system of the project folds nothing', () => {
    const project = projectOf([
      [1, 1],
      [2, 1],
    ])
    expect([foldedGroups(project, []), foldedGroups(project, ['gone'])]).toEqual([{}, {}])
  })
})
