import fc from 'fast-check'
import { expect, test } from 'vitest'
import pack from '../../packs/default.json'
import { InputError } from '../../src/contract/input-error'
import { readProject, readProjectText, writeProject } from '../../src/contract/project/project-wire'
import { parseJson, JsonTextError } from '../../src/contract/wire/json-text'
import type { Project } from '../../src/model/project/project'
import { oddValue, withValueAt } from './odd-json'
import { boxProject, workedProject } from './saved-project'

const SEED = 20_251_121
const SOURCES = [workedProject(), boxProject()].map((project) => JSON.stringify(project))

/** Everything a reader promises of what it lets through. */
function expectSound(project: Project): void {
  for (const id of project.systemOrder) {
    const { diagram } = project.systems[id] ?? { diagram: undefined }
    if (!diagram) throw new Error(`system ${id} is in the order but not there`)
    for (const column of [
      diagram.edgeLengthM,
      diagram.edgeGasLengthM,
      diagram.edgeLiquidLengthM,
      diagram.edgeBends,
      diagram.nodeCoolingKw,
      diagram.nodePortCapacityKw,
    ]) {
      for (const value of column) expect(Number.isNaN(value) || (Number.isFinite(value) && value >= 0)).toBe(true)
    }
    for (const value of [...diagram.nodeX, ...diagram.nodeY]) expect(Number.isFinite(value)).toBe(true)
    for (const end of [...diagram.edgeSource, ...diagram.edgeTarget]) expect(end).toBeLessThan(diagram.nodeCount)
    expect(diagram.nodeId).toHaveLength(diagram.nodeCount)
  }
  expect(readProject(JSON.parse(JSON.stringify(writeProject(project))), { pack })).toEqual(project)
}

function readOrRefusal(json: unknown): void {
  let project: Project
  try {
    project = readProject(json, { pack })
  } catch (error) {
    expect(error).toBeInstanceOf(InputError)
    expect((error as InputError).path).toMatch(/^\$/)
    expect((error as InputError).expected).not.toBe('')
    return
  }
  expectSound(project)
}

test('a project with any values put anywhere is read soundly or refused at a place', () => {
  const mutated = fc
    .tuple(fc.constantFrom(...SOURCES), fc.array(fc.tuple(fc.nat(), oddValue), { minLength: 1, maxLength: 3 }))
    .map(([source, edits]) => {
      let json: unknown = JSON.parse(source)
      for (const [pick, value] of edits) json = withValueAt(json, pick, value)
      return json
    })
  fc.assert(fc.property(mutated, readOrRefusal), { seed: SEED, numRuns: 5_000 })
})

test('text cut, doubled or scrambled anywhere parses as JSON or is refused with line and column', () => {
  const scrambled = fc
    .tuple(
      fc.constantFrom(...SOURCES),
      fc.nat(),
      fc.nat({ max: 12 }),
      fc.oneof(
        fc.string({ maxLength: 4 }),
        fc.constantFrom('"', '{', '}', '[', ']', ',', ':', '\\', '\n', '-', 'e', '.', '0', '\u0000', '\ud800'),
      ),
    )
    .map(([source, pick, gone, put]) => {
      const at = pick % source.length
      return source.slice(0, at) + put + source.slice(at + gone)
    })
  fc.assert(
    fc.property(scrambled, (text) => {
      try {
        JSON.parse(text)
      } catch {
        expect(() => parseJson(text)).toThrow(JsonTextError)
        return
      }
      expect(parseJson(text)).toEqual(JSON.parse(text))
      try {
        expectSound(readProjectText(text, { pack }))
      } catch (error) {
        expect(error).toBeInstanceOf(InputError)
      }
    }),
    { seed: SEED, numRuns: 5_000 },
  )
})
