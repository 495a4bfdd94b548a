import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProject } from '../../src/contract/project/project-wire'
import { jsonPieces, listLater } from '../../src/contract/wire/long-list'
import { writeSystem } from '../../src/contract/wire/system/outdoor-system'
import { savedBuilding } from '../helpers/saved-building'

const written = (value: unknown): string => [...jsonPieces(value)].join('')

describe('a text of which the lists are made as it is written', () => {
  it('a text of which the lists are made as it is written is the text of the whole, letter by letter, whatever stands beside its lists', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()), fc.string(), (around, items, key) => {
        const later = listLater(items.length, (place) => items[place])
        expect(written({ ...around, [key]: { ...around, list: later, none: undefined } })).toBe(
          JSON.stringify({ ...around, [key]: { ...around, list: items, none: undefined } }),
        )
      }),
    )
  })

  it('a text of which the lists are made as it is written is that of a system, with lists shorter than a piece, as long as one, and longer', () => {
    for (const nodes of [0, 1, 20, 400, 401, 1_300]) {
      const project = readProject(savedBuilding(1, nodes))
      for (const system of Object.values(project.systems))
        expect(written(writeSystem(system, listLater))).toBe(JSON.stringify(writeSystem(system)))
    }
  })
})
