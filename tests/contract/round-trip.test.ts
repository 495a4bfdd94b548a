import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readProject, readProjectText, writeProject } from '../../src/contract/project/project-wire'
import { ITEM_RESULTS, SYSTEM_RESULTS } from '../../src/contract/wire/result-fields'
import type { JsonRecord } from '../../src/contract/wire/read-value'
import { METRIC } from '../../src/model/project/quantity'
import { arbitraryProject } from './arbitrary-project'
import { boxProject, savedPipe, savedNode, savedProject, savedSystem, workedProject } from './saved-project'

const SEED = 20_251_121

function overTheWire(project: ReturnType<typeof readProject>): ReturnType<typeof readProject> {
  return readProjectText(JSON.stringify(writeProject(project)))
}

const RESULTS = new Set<string>([...SYSTEM_RESULTS, ...ITEM_RESULTS])

/** Every `~` field with the path it stands at, as JSON text: what no reader knows. */
function unknownFieldsOf(value: unknown, path = '$', found: string[] = []): string[] {
  if (Array.isArray(value)) value.forEach((item, index) => unknownFieldsOf(item, `${path}[${index}]`, found))
  else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value)) {
      // What a result field holds is never kept.
      if (RESULTS.has(name)) continue
      if (name.startsWith('~')) found.push(`${path}.${name} = ${JSON.stringify(child)}`)
      else unknownFieldsOf(child, `${path}.${name}`, found)
    }
  }
  return found
}

test('what is written reads back as the same project', () => {
  fc.assert(
    fc.property(arbitraryProject, (json) => {
      const project = readProject(json)
      expect(overTheWire(project)).toEqual(project)
    }),
    { seed: SEED, numRuns: 300 },
  )
})

test('fields the model does not know are written where they stood', () => {
  fc.assert(
    fc.property(arbitraryProject, (json) => {
      expect(unknownFieldsOf(writeProject(readProject(json))).sort()).toEqual(unknownFieldsOf(json).sort())
    }),
    { seed: SEED, numRuns: 300 },
  )
})

test.each([
  ['the worked system', workedProject()],
  ['a heat-recovery system', boxProject()],
])('%s keeps every value the wire gave', (_name, json) => {
  const written = writeProject(readProject(json))
  expect(written).toMatchObject(JSON.parse(JSON.stringify(json)) as JsonRecord)
})

test('a project is written metric whatever it was, and the own units stand beside', () => {
  const json = savedProject([savedSystem([savedNode('o', 'odu1'), savedNode('p', 'plus')], [savedPipe('o', 'p', 10)])], {
    unit: { length: 'ft' },
  })
  const written = writeProject(readProject(json, { toMetric: (value) => value / 2 }))
  expect(written.unit).toMatchObject({ unitsType: 0, length: METRIC.length, volumn: METRIC.volume })
  expect(written['unitSetting']).toMatchObject({ length: 'ft' })
  expect(written).toMatchObject({ selection: { oduList: [{ pipingGraphData: { edges: [{ data: { ActualPipeLength: 5 } }] } }] } })
})
