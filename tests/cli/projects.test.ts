import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import pack from '../../packs/default.json'
import type { FindingOutput, SystemRecord } from '../../src/contract/system-record'
import { savedNode, savedPipe, savedProject, savedSystem, workedProject, type SavedProject } from '../contract/saved-project'
import { BUILD_MS, buildCli, cli, testFolder } from './run-cli'

let write: ReturnType<typeof testFolder>
let good: string
let broken: string
let unreadable: string

/** The worked system with the fourth unit so far away that the farthest actual length is exceeded. */
function tooLong(): SavedProject {
  const project = workedProject()
  const edge = project.selection.oduList[0]?.pipingGraphData.edges[6]
  if (edge) edge.data['ActualPipeLength'] = 150
  return project
}

/** An indoor unit straight under the outdoor unit, which only main/sub systems refuse. */
function withoutType(): SavedProject {
  const nodes = [savedNode('odu', 'odu1', { models: ['X4P-08'] }), savedNode('u', 'idu1', { type: 'idu', modelName: 'DH-200' })]
  return savedProject([savedSystem(nodes, [savedPipe('odu', 'u', 10)])])
}

beforeAll(() => {
  buildCli()
  write = testFolder()
  good = write('good.json', workedProject())
  broken = write('broken.json', tooLong())
  unreadable = write('unreadable.json', '{"selection": ')
}, BUILD_MS)

function findingsOf(result: unknown): FindingOutput[] {
  return (result as { findings: FindingOutput[] }).findings
}

describe('validate', () => {
  test('a sound project is valid, exit 0', () => {
    const run = cli('validate', good)
    expect(run.result).toMatchObject({ valid: true })
    expect(run).toMatchObject({ exit: 0, stderr: '' })
    expect(run.lines).toHaveLength(1)
  })

  test('an exceeded limit is an error with value, limit and excess, exit 1', () => {
    const run = cli('validate', broken)
    expect(run.exit).toBe(1)
    expect(run.result).toMatchObject({ valid: false })
    const farthest = findingsOf(run.result).find((finding) => finding.code === 'limit.farthestActualM')
    expect(farthest).toMatchObject({ systemId: 'sys-1', severity: 'error', values: { value: 198, limit: 175, excess: 23, unit: 'm' } })
    expect(farthest?.message).toBe('The farthest unit is at an actual length of 198 m, 23 m above the limit of 175 m.')
  })

  test('the sentence is in the measures of the project and in the language asked for', () => {
    const inFeet = write('feet.json', { ...tooLong(), unitSetting: { length: 'ft' } })
    expect(
      findingsOf(cli('validate', inFeet, '--language', 'zh').result).find(({ code }) => code === 'limit.farthestActualM')?.message,
    ).toContain('649.6 ft')
  })

  test('a byte-order mark changes nothing', () => {
    const marked = write('marked.json', `\uFEFF${JSON.stringify(tooLong())}`)
    expect(cli('validate', marked).stdout).toBe(cli('validate', broken).stdout)
  })

  test('a system that is not active is skipped, of several systems each is checked', () => {
    const [first] = tooLong().selection.oduList
    const skipped = write('skipped.json', savedProject([{ ...(first ?? savedSystem([], [])), status: 0 }]))
    expect(cli('validate', skipped)).toMatchObject({ exit: 0, result: { valid: true, findings: [] } })
    const two = write(
      'two.json',
      savedProject([
        { ...(first ?? savedSystem([], [])), id: 'one' },
        { ...(first ?? savedSystem([], [])), id: 'two' },
      ]),
    )
    expect(new Set(findingsOf(cli('validate', two).result).map((finding) => finding.systemId))).toEqual(new Set(['one', 'two']))
  })

  test('an empty project and an empty graph are valid', () => {
    expect(cli('validate', write('none.json', savedProject([])))).toMatchObject({ exit: 0, result: { valid: true, findings: [] } })
    expect(cli('validate', write('empty.json', savedProject([savedSystem([], [])])))).toMatchObject({
      exit: 0,
      result: { valid: true, findings: [] },
    })
  })

  test('--lib NA0101 makes outdoor units without a type main/sub ones', () => {
    const file = write('na.json', withoutType())
    expect(findingsOf(cli('validate', file).result).map(({ code }) => code)).not.toContain('mdcIduCannot')
    const run = cli('validate', file, '--lib', 'NA0101')
    expect(run.exit).toBe(1)
    expect(findingsOf(run.result).find(({ code }) => code === 'mdcIduCannot')).toMatchObject({ nodeId: 'u', severity: 'error' })
  })
})

describe('calculate', () => {
  test('calculate prints the record of the worked system', () => {
    const run = cli('calculate', good)
    expect(run.exit).toBe(0)
    const { systems } = run.result as { systems: SystemRecord[] }
    expect(systems).toHaveLength(1)
    expect(systems[0]?.ODUOutput).toMatchObject({ ratedCR: 97.5, farthestActualM: 56, afterFirstBranchM: 26, totalM: 72 })
    expect(systems[0]?.JointOutput).toEqual(expect.arrayContaining([{ nodeId: 'j1', JointModel: 'BJ-330' }]))
    expect(systems[0]?.PipeOutput[0]).toMatchObject({
      edgeId: 'odu>j1',
      GasPipeDiameter: 22.2,
      LiquidPipeDiameter: 9.53,
      ActualPipeLength: 30,
    })
  })

  test('a project in feet gives the lengths of its metric twin', () => {
    const metric = workedProject()
    const feet = structuredClone(metric)
    for (const edge of feet.selection.oduList[0]?.pipingGraphData.edges ?? [])
      edge.data['ActualPipeLength'] = Number(edge.data['ActualPipeLength']) * 3.2808
    const { systems } = cli('calculate', write('in-feet.json', { ...feet, unit: { length: 'ft' } })).result as { systems: SystemRecord[] }
    expect(systems[0]?.ODUOutput?.farthestActualM).toBeCloseTo(56, 9)
  })

  test('an error found is exit 1 here too', () => {
    expect(cli('calculate', broken).exit).toBe(1)
  })

  test('--pack calculates with another pack', () => {
    const longer = structuredClone(pack)
    const profile = longer.limits.profiles.find(({ id }) => id === 'MODULAR-2P')
    if (profile) Object.assign(profile, { farthestActualM: 30 })
    const run = cli('validate', good, '--pack', write('pack.json', longer))
    expect(findingsOf(run.result).find(({ code }) => code === 'limit.farthestActualM')).toMatchObject({
      values: { value: 56, limit: 30, excess: 26 },
    })
    expect(run.exit).toBe(1)
  })
})

describe('several files', () => {
  test('several files print a line each with file, exit and result; the worst exit counts', () => {
    const run = cli('validate', good, unreadable, broken)
    expect(run.exit).toBe(2)
    expect(run.lines).toMatchObject([
      { file: good, exit: 0, result: { valid: true } },
      { file: unreadable, exit: 2, result: { error: { file: unreadable, line: 1, column: 15 } } },
      { file: broken, exit: 1, result: { valid: false } },
    ])
    expect(cli('calculate', good, broken)).toMatchObject({ exit: 1, lines: [{ exit: 0, result: { systems: [{}] } }, { exit: 1 }] })
    expect(cli('validate', good, good).exit).toBe(0)
  })
})

describe('input that cannot be read is exit 2 with its place on stdout', () => {
  test('text that is no JSON names line and column', () => {
    const file = write('comma.json', '{\n  "id": "p",\n}')
    expect(cli('validate', file)).toMatchObject({
      exit: 2,
      result: { error: { file, line: 3, column: 1, expected: 'a name in double quotes' } },
    })
  })

  test('a wrong value names its path and what was expected', () => {
    const project = workedProject()
    const edge = project.selection.oduList[0]?.pipingGraphData.edges[3]
    if (edge) edge.data['ActualPipeLength'] = 'five'
    const file = write('text.json', project)
    expect(cli('calculate', file)).toMatchObject({
      exit: 2,
      result: {
        error: {
          file,
          path: '$.selection.oduList[0].pipingGraphData.edges[3].data.ActualPipeLength',
          expected: 'a number, not the text "five"',
        },
      },
    })
  })

  test('a model the pack does not have', () => {
    const project = workedProject()
    const node = project.selection.oduList[0]?.pipingGraphData.nodes[7]
    if (node) node.data['modelName'] = 'DM-999'
    expect(cli('validate', write('model.json', project))).toMatchObject({
      exit: 2,
      result: { error: { path: '$.selection.oduList[0].pipingGraphData.nodes[7].data.modelName' } },
    })
  })

  test('a file that is not there, a folder, bytes that are no text, another kind of file', () => {
    const missing = join(dirname(good), 'missing.json')
    expect(cli('validate', missing)).toMatchObject({ exit: 2, result: { error: { file: missing, expected: 'a file that exists' } } })
    const folder = join(dirname(good), 'folder')
    mkdirSync(folder)
    expect(cli('validate', folder)).toMatchObject({
      exit: 2,
      result: { error: { argument: folder, expected: 'a folder with saved projects: files whose names end in .json' } },
    })
    const bytes = write('bytes.json', Buffer.from([0xff, 0xfe, 0x00, 0x7b]))
    expect(cli('validate', bytes)).toMatchObject({ exit: 2, result: { error: { file: bytes, expected: 'UTF-8 text' } } })
    expect(cli('validate', write('other.json', { name: 'branchline' }))).toMatchObject({ exit: 2, result: { error: { path: '$' } } })
    expect(cli('validate', write('nothing.json', ''))).toMatchObject({ exit: 2, result: { error: { line: 1, column: 1 } } })
  })

  test('a broken pack is named, not the project', () => {
    const bad = structuredClone(pack) as unknown as { oduModules: { items: Record<string, unknown>[] } }
    const [first] = bad.oduModules.items
    if (first) first['coolKw'] = 'much'
    const file = write('bad-pack.json', bad)
    expect(cli('validate', good, '--pack', file)).toMatchObject({
      exit: 2,
      result: { error: { file, path: '$.oduModules.items[0].coolKw' } },
    })
    expect(cli('validate', good, '--pack', unreadable)).toMatchObject({ exit: 2, result: { error: { file: unreadable, line: 1 } } })
  })
})

describe('the call itself', () => {
  test.each([
    [[]],
    [['check', 'x.json']],
    [['validate']],
    [['calculate']],
    [['validate', 'x.json', '--fast']],
    [['validate', 'x.json', '--pack']],
  ])('%j cannot be followed: exit 2 with one JSON line', (args) => {
    const run = cli(...args)
    expect(run.exit).toBe(2)
    expect(run.lines).toHaveLength(1)
    expect(run.result).toHaveProperty('error.expected')
  })

  test('--help is JSON too, exit 0', () => {
    const run = cli('--help')
    expect(run.exit).toBe(0)
    expect(run.result).toHaveProperty('commands')
  })

  test('npm run takes file names from the folder the user is in', () => {
    const npm = spawnSync('npm', ['run', '-s', 'cli', '--prefix', process.cwd(), '--', 'validate', 'good.json'], {
      cwd: dirname(good),
      encoding: 'utf8',
    })
    expect(npm.status).toBe(0)
    expect(JSON.parse(npm.stdout)).toMatchObject({ valid: true })
  })
})
