import { describe, expect, test } from 'vitest'
import { InputError } from '../../src/contract/input-error'
import { readProject, readProjectText } from '../../src/contract/project/project-wire'
import { JsonTextError } from '../../src/contract/wire/json-text'
import pack from '../../packs/default.json'
import { boxProject, workedProject, type SavedProject } from './saved-project'

const SYSTEM = '$.selection.oduList[0]'
const GRAPH = `${SYSTEM}.pipingGraphData`

function refusal(read: () => unknown): InputError {
  try {
    read()
  } catch (error) {
    if (error instanceof InputError) return error
    throw error
  }
  throw new Error('it was read')
}

/** Puts a value at a JSON path of a copy of the project. */
function withValue(project: SavedProject, path: string, value: unknown): unknown {
  const copy = structuredClone(project) as Record<string, unknown>
  const steps = [...path.matchAll(/\.([\w]+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index))
  const last = steps.pop()
  let at = copy
  for (const step of steps) at = (at[step] ??= {}) as Record<string, unknown>
  if (last === undefined) return value
  at[last] = value
  return copy
}

describe('a wrong value is refused at its place', () => {
  test.each([
    [`$`, 7, 'an object, not 7'],
    [`$`, [], 'an object, not a list'],
    [`$`, {}, 'a saved project'],
    [`$`, { id: 'sys', pipingGraphData: {} }, 'a saved project'],
    [`$`, { page1: {}, ...Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`f${at}`, at])) }, 'at most 10000 fields'],
    [`$.selection`, undefined, 'an object with oduList'],
    [`$.selection`, 5, 'an object, not 5'],
    [`$.selection.oduList`, {}, 'a list, not an object'],
    [SYSTEM, 'System 1', 'an object'],
    [`${SYSTEM}.status`, 'on', 'a number, not the text "on"'],
    [`${SYSTEM}.deviceName`, {}, 'text, not an object'],
    [`${SYSTEM}.id`, '__proto__', 'another id'],
    [`${SYSTEM}.oduModels`, 'X4P-10', 'a list'],
    [`${SYSTEM}.oduModels`, ['X9'], 'an outdoor model of the rule pack, not "X9"', `${SYSTEM}.oduModels[0]`],
    [GRAPH, [], 'an object, not a list'],
    [`${GRAPH}.nodes`, {}, 'a list'],
    [`${GRAPH}.nodes[0]`, null, 'an object, not null'],
    [`${GRAPH}.nodes[0].id`, '', 'an id'],
    [`${GRAPH}.nodes[0].shape`, 'odu9', 'one of odu1, idu1'],
    [`${GRAPH}.nodes[0].x`, '12', 'a number, not the text "12"'],
    [`${GRAPH}.nodes[0].data`, 'data', 'an object'],
    [`${GRAPH}.nodes[0].data.models`, ['X4P-10', 'X4P-10', 'X4P-10', 'X4P-10', 'X4P-10'], 'one to 4 outdoor models, not of 5'],
    [`${GRAPH}.nodes[0].data.models`, [], 'one to 4 outdoor models'],
    [`${GRAPH}.nodes[0].data.models`, 'X4P-10', 'one to 4 outdoor models'],
    [`${GRAPH}.nodes[0].data.models`, ['X4P-99'], 'an outdoor model of the rule pack, not "X4P-99"', `${GRAPH}.nodes[0].data.models[0]`],
    [`${GRAPH}.nodes[0].data.models`, ['C4-056'], 'an outdoor model of the rule pack', `${GRAPH}.nodes[0].data.models[0]`],
    [`${GRAPH}.nodes[0].data.models`, ['X4P-34C', 'X4P-34C', 'X4P-10'], 'models of at most 4 outdoor modules together, not of 5'],
    [`${GRAPH}.nodes[0].data.models`, ['X4P-10', 'X4P-72C', 'X4P-10', 'X4P-10'], 'models of at most 4 outdoor modules together'],
    ['$.selection.oduList[0].oduModels', ['X4P-34C', 'X4P-34C', 'X4P-10'], 'models of at most 4 outdoor modules together, not of 5'],
    [`${GRAPH}.nodes[0].data.ODUType`, 'VRF', 'one of HP, HR, MainSub, not "VRF"'],
    [`${GRAPH}.nodes[0].data.defaultPipingLength`, -3, '0 or more'],
    [`${GRAPH}.nodes[1].data.branches`, 2.5, 'a whole number'],
    [`${GRAPH}.nodes[1].data.branches`, 300, 'a whole number from 1 to 255'],
    [`${GRAPH}.nodes[1].data.JointType`, 'MP9', 'one of MS, MS-MAIN'],
    [`${GRAPH}.nodes[1].data.heightM`, 'low', 'a number'],
    [`${GRAPH}.nodes[1].data.reverse`, 'yes', 'true or false'],
    [`${GRAPH}.nodes[4].data.type`, 'ventilator', 'one of idu, fa, hdo, ahu, hrv'],
    [`${GRAPH}.nodes[4].data.modelName`, 'C4-999', 'of the rule pack, not "C4-999"'],
    [`${GRAPH}.nodes[4].data.modelName`, 'X4P-10', 'of the rule pack, not "X4P-10"'],
    [`${GRAPH}.nodes[4].data.coolCapa`, '5.6', 'a number, not the text "5.6"'],
    [`${GRAPH}.nodes[4].data.coolCapa`, -5.6, '0 or more, not -5.6'],
    [`${GRAPH}.nodes[4].data.coolCapa`, Infinity, 'a finite number'],
    [`${GRAPH}.nodes[4].data.unknownToUs`, NaN, 'a finite number'],
    [`${GRAPH}.edges[3].id`, undefined, 'an id'],
    [`${GRAPH}.edges[3].source`, { cell: 'j2' }, 'text, not an object'],
    [`${GRAPH}.edges[3].sourcePort`, 1.5, 'a whole number from 0 to 255'],
    [`${GRAPH}.edges[3].sourcePort`, -1, 'a whole number'],
    [`${GRAPH}.edges[3].kind`, 'steam', 'one of generic, gas, liquid, not "steam"'],
    [`${GRAPH}.edges[3].data.ActualPipeLength`, 'five', 'a number, not the text "five"'],
    [`${GRAPH}.edges[3].data.ActualPipeLength`, '5', 'a number, not the text "5"'],
    [`${GRAPH}.edges[3].data.ActualPipeLength`, -5, '0 or more, not -5'],
    [`${GRAPH}.edges[3].data.ActualPipeLength`, [5], 'a number, not a list'],
    [`${GRAPH}.edges[3].data.ActualPipeLength_GAS`, -1, '0 or more'],
    [`${GRAPH}.edges[3].data.bendingcount`, -1, 'a whole number from 0'],
    [`${GRAPH}.edges[3].data.bendingcount`, 2.5, 'a whole number from 0'],
    [`${GRAPH}.edges[3].data.bendingcount`, true, 'a number, not true'],
    [`$.page1`, 'page', 'an object'],
    [`$.page1.coolingOutdoorDbt`, '38', 'a number, not the text "38"'],
    [`$.page1.city`, { name: 'Roma' }, 'province and city'],
    [`$.page1.country`, 4, 'the name of a country'],
    [`$.unit`, 'yards', 'an object'],
    [`$.unit.length`, 'furlong', 'one of m, ft, not "furlong"'],
    [`$.unit.volumn`, 3, 'one of dm³'],
    [`$.revision`, -1, 'a whole number'],
  ])('%s = %j: %s', (path, value, expected, place = path) => {
    const error = refusal(() => readProject(withValue(workedProject(), path, value), { pack }))
    expect(error.path).toBe(place)
    expect(error.expected).toContain(expected)
  })

  test('a box model the rule pack does not have', () => {
    const error = refusal(() => readProject(withValue(boxProject(), `${GRAPH}.nodes[1].data.modelName`, 'MS-99'), { pack }))
    expect(error).toMatchObject({ path: `${GRAPH}.nodes[1].data.modelName`, expected: 'a mode-select box of the rule pack, not "MS-99"' })
  })

  test.each([
    [[140, 0], 'an object, not a list', ''],
    [{ x: 140 }, 'a number of board units', '.y'],
    [{ x: '140', y: 0 }, 'a number, not the text "140"', '.x'],
    [{ x: 140, y: Infinity }, 'a finite number', '.y'],
  ])('a distance from a unit of %j', (value, expected, place) => {
    const path = `${GRAPH}.nodes[6].data.plusOffset`
    const error = refusal(() => readProject(withValue(boxProject(), path, value), { pack }))
    expect(error).toMatchObject({ path: `${path}${place}`, expected })
  })

  test('a wrong value is refused at its place list items with one id, and systems with one id', () => {
    const items = [
      { id: 'u', modelName: 'C4-056' },
      { id: 'u', modelName: 'C4-071' },
    ]
    expect(refusal(() => readProject(withValue(workedProject(), `${SYSTEM}.inDoorList`, items), { pack })).path).toBe(
      `${SYSTEM}.inDoorList[1].id`,
    )
    const [first] = workedProject().selection.oduList
    expect(refusal(() => readProject(withValue(workedProject(), '$.selection.oduList', [first, first]))).path).toBe(
      '$.selection.oduList[1].id',
    )
  })

  test.each([
    ['type', 'boiler', 'one of idu'],
    ['modelName', 'C4-057', 'a model of the rule pack'],
    ['modelName', 'X4P-10', 'a model of the rule pack'],
    ['count', 0, 'a whole number from 1'],
    ['count', 2.5, 'a whole number'],
    ['rqdCoolCapa', 'much', 'a number'],
    ['roomAreaM2', -2, '0 or more'],
  ])('a wrong value is refused at its place list item with %s = %j', (field, value, expected) => {
    const error = refusal(() => readProject(withValue(workedProject(), `${SYSTEM}.inDoorList[0].${field}`, value), { pack }))
    expect(error.path).toBe(`${SYSTEM}.inDoorList[0].${field}`)
    expect(error.expected).toContain(expected)
  })

  test('a wrong value is refused at its place models of a system that is not active are not asked for', () => {
    const skipped = withValue(workedProject(), `${SYSTEM}.status`, 0) as SavedProject
    expect(() => readProject(withValue(skipped, `${GRAPH}.nodes[4].data.modelName`, 'C4-999'), { pack })).not.toThrow()
  })

  test('nesting no project has', () => {
    let deep: unknown = 1
    for (let level = 0; level < 5_000; level++) deep = [deep]
    expect(refusal(() => readProject({ ...workedProject(), page3: deep })).expected).toContain('levels of nesting')
  })
})

describe('text that is no JSON is refused with line and column', () => {
  test.each([
    ['', 1, 1, 'a JSON value, but the text ends'],
    ['{', 1, 2, 'a name in double quotes or "}", but the text ends'],
    ['{"a": 1,}', 1, 9, 'a name in double quotes'],
    ['{"a" 1}', 1, 6, '":"'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, '"," or "}"'],
    ['[1, 2', 1, 6, '"," or "]", but the text ends'],
    ['[1,]', 1, 4, 'a JSON value'],
    ["{'a': 1}", 1, 2, 'a name in double quotes'],
    ['{"a": 01}', 1, 8, '","'],
    ['{"a": .5}', 1, 7, 'a JSON value'],
    ['{"a": "tab\there"}', 1, 7, 'a JSON value'],
    ['{"a": undefined}', 1, 7, 'a JSON value'],
    ['{} {}', 1, 4, 'the end of the text'],
    ['\uFEFFx', 1, 1, 'a JSON value'],
    ['<html>', 1, 1, 'a JSON value'],
  ])('%j', (text, line, column, expected) => {
    const error = refusal(() => readProjectText(text))
    expect(error).toBeInstanceOf(JsonTextError)
    expect(error).toMatchObject({ line, column })
    expect(error.expected).toContain(expected)
  })
})
