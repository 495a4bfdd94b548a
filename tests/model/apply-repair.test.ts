import { beforeAll, describe, expect, it } from 'vitest'
import packJson from '../../packs/default.json'
import { readPack } from '../../src/contract/pack'
import { createEngine } from '../../src/engine/engine'
import type { Engine } from '../../src/engine/engine'
import { nodeCore } from '../../src/engine/host/node-core'
import { applyChange } from '../../src/model/change/apply'
import { RATING_CONDITIONS } from '../../src/model/project/defaults'
import { edgeAt, nodeAt, nodeRow } from '../../src/model/diagram/diagram-rows'
import { applyRepair } from '../../src/model/edits/apply-repair'
import type { Finding } from '../../src/model/finding/finding'
import { invert } from '../../src/model/change/invert'
import type { Project, System } from '../../src/model/project/project'
import { EDIT_REPAIRS, REPAIR_CODES } from '../../src/model/finding/repair'
import type { Repair } from '../../src/model/finding/repair'
import type { DiagramBuilder } from '../helpers/diagram-builder'
import { projectBuilder } from '../helpers/project-builder'
import { pack } from './arbitrary'
import { pictureOf } from './picture'

const SYSTEM = 'system'
let engine: Engine

beforeAll(async () => {
  engine = await createEngine(await nodeCore(), readPack(packJson))
})

const project = (draw: (diagram: DiagramBuilder) => DiagramBuilder, models = ['X4R-12']) =>
  projectBuilder().system(SYSTEM, draw, { outdoorModels: models }).build()

function systemOf(given: Project): System {
  const system = given.systems[SYSTEM]
  if (!system) throw new Error('The project has lost its system.')
  return system
}

async function findingsOf(given: Project): Promise<Finding[]> {
  return (await engine.inspect(systemOf(given), { design: RATING_CONDITIONS, revision: 1 })).findings
}

const rulesOf = async (given: Project) => (await findingsOf(given)).filter(({ code }) => !code.startsWith('limit.')).map(({ code }) => code)

/** Applies a repair to the first finding of this code; what the core says of rules afterwards, and whether undo is exact. */
async function repaired(given: Project, code: string, repair: Repair): Promise<string[]> {
  const finding = (await findingsOf(given)).find((each) => each.code === code)
  if (!finding) throw new Error(`${code} is not found in ${JSON.stringify(await rulesOf(given))}`)
  const before = pictureOf(given)
  const change = applyRepair(given, SYSTEM, { ...finding, repair }, pack)
  applyChange(given, change)
  const after = await rulesOf(given)
  applyChange(given, invert(change))
  expect(pictureOf(given)).toStrictEqual(before)
  applyChange(given, change)
  return after
}

const box = (draw: DiagramBuilder) => draw.outdoor('o', ['X4R-12'], 'HR').box('box', 'o', 6, {}, 'MS', { model: 'MS-06' })

describe('repairs that are edits', () => {
  it('repairs that are edits hang a large unit on a port whose sibling is free and reserve that', async () => {
    const given = project((draw) =>
      box(draw)
        .unit('large', 'box', 'DH-224', { port: 1 })
        .unit('small', 'box', 'C4-056', { port: 2 })
        .placeholder('p3', 'box', { port: 3 })
        .placeholder('p4', 'box', { port: 4 }),
    )
    expect(await repaired(given, 'hrNoSuitablePort', { code: 'moveToPort', values: { port: 3 } })).toStrictEqual([])
    const { diagram } = systemOf(given)
    const ports = Array.from({ length: diagram.edgeCount }, (_, row) => edgeAt(diagram, row)).map((edge) => [edge.target, edge.sourcePort])
    expect(Object.fromEntries(ports)).toMatchObject({ large: 3, small: 2, p3: 1, p4: 4 })
    expect(nodeAt(diagram, nodeRow(diagram, 'p4')).data.reservedFor).toBe('large')
  })

  it('repairs that are edits put a merge joint between a box and a unit', async () => {
    const given = project((draw) => box(draw).unit('large', 'box', 'DH-450', { port: 1 }).unit('small', 'box', 'C4-056', { port: 2 }))
    expect(await repaired(given, 'hrNoSuitablePort', { code: 'mergePorts', values: { jointType: 'MP4', port: 3 } })).toStrictEqual([])
    expect((await findingsOf(given)).filter(({ code }) => code === 'limit.portCapacityKw')).toStrictEqual([])
  })

  it('repairs that are edits put a box between a unit and what feeds it, with its other ports open', async () => {
    const given = project((draw) =>
      draw.outdoor('o', ['X4R-12'], 'HR').joint('y', 'o').unit('a', 'y', 'C4-056', { lengthM: 8 }).hydro('h', 'y', 'HDO-L080'),
    )
    expect(await repaired(given, 'hrIndoorNeedsBox', { code: 'insertBox', values: { model: 'MS-04', ports: 4 } })).toStrictEqual([])
    const { diagram } = systemOf(given)
    const feed = Array.from({ length: diagram.edgeCount }, (_, row) => edgeAt(diagram, row)).find((edge) => edge.target === 'a')
    expect(feed).toMatchObject({ lengthM: 8, sourcePort: 1 })
    expect(diagram.nodeId.filter((_, row) => nodeAt(diagram, row).kind === 'placeholder')).toHaveLength(3)
  })

  it('repairs that are edits remove what stands where it must not and leave an open place', async () => {
    const given = project((draw) => box(draw).box('second', 'box', 2, { port: 1 }).unit('a', 'second', 'C4-056', { port: 1 }))
    expect(await repaired(given, 'hrBoxAfterBox', { code: 'removeNode', values: {} })).toStrictEqual([])
    expect(nodeAt(systemOf(given).diagram, nodeRow(systemOf(given).diagram, 'second')).kind).toBe('placeholder')
  })

  it('repairs that are edits remove the second of two on one port with its place', async () => {
    const given = project((draw) => box(draw).unit('a', 'box', 'C4-056', { port: 1 }).unit('b', 'box', 'C4-056', { port: 1 }))
    expect(await repaired(given, 'placeTaken', { code: 'removeNode', values: {} })).toStrictEqual([])
    expect(systemOf(given).diagram.nodeId).toHaveLength(3)
  })

  it('repairs that are edits remove a pipe that is one too many and a node that hangs on nothing', async () => {
    const given = project(
      (draw) => draw.outdoor('o', ['X4P-10']).joint('y', 'o').unit('a', 'y', 'C4-056').unit('b', 'y', 'C4-056').pipe('o', 'a'),
      ['X4P-10'],
    )
    expect(await repaired(given, 'notATree', { code: 'removeNode', values: {} })).toStrictEqual([])
    const orphan = project(
      (draw) => draw.outdoor('o', ['X4P-10']).unit('a', 'o', 'C4-056').node('lost', 'indoor', 'idu1', { model: 'C4-056' }),
      ['X4P-10'],
    )
    expect(await repaired(orphan, 'notATree', { code: 'removeNode', values: {} })).toStrictEqual([])
  })

  it('repairs that are edits give a joint the material of its pipe', async () => {
    const given = project((draw) =>
      draw
        .outdoor('o', ['X4P-10'], 'HP', { seriesCode: '2610' })
        .joint('y', 'o', { edgeMaterial: 'steel' }, 2, { materialType: 'copper' })
        .unit('a', 'y', 'C4-056')
        .unit('b', 'y', 'C4-056'),
    )
    expect(await repaired(given, 'branchMaterial', { code: 'takeMaterial', values: { materialType: 'steel' } })).toStrictEqual([])
  })

  it('repairs that are edits make a joint a header with an outlet for each pipe, named by the repair', async () => {
    const given = project(
      (draw) => draw.outdoor('o', ['X4P-10']).joint('y', 'o').unit('a', 'y', 'C4-056').unit('b', 'y', 'C4-056').unit('c', 'y', 'C4-056'),
      ['X4P-10'],
    )
    expect(await repaired(given, 'placeTaken', { code: 'useFitting', values: { branches: 3, nodeId: 'y' } })).toStrictEqual([])
    const { diagram } = systemOf(given)
    expect(Array.from(diagram.edgeSourcePort.subarray(1, 4))).toStrictEqual([1, 2, 3])
  })

  it('repairs that are edits choose another outdoor unit', async () => {
    const given = project((draw) => draw.outdoor('o', ['X4P-10']).unit('a', 'o', 'DH-450'), ['X4P-10'])
    await repaired(given, 'limit.maxCrPct', { code: 'useOutdoor', values: { model: 'X4P-20' } })
    expect(systemOf(given).outdoorModels).toStrictEqual(['X4P-20'])
    expect((await findingsOf(given)).map(({ code }) => code)).not.toContain('limit.maxCrPct')
  })
})

it('advice is no edit, and neither is a finding without a repair or of a place that is gone', () => {
  const given = project((draw) => box(draw).unit('a', 'box', 'C4-056', { port: 1 }))
  const finding: Finding = { systemId: SYSTEM, nodeId: 'a', code: 'any', severity: 'error', values: {} }
  expect(applyRepair(given, SYSTEM, finding, pack).ops).toStrictEqual([])
  for (const code of REPAIR_CODES.filter((each) => !EDIT_REPAIRS.includes(each)))
    expect(applyRepair(given, SYSTEM, { ...finding, repair: { code, values: { m: 1, count: 1 } } }, pack).ops).toStrictEqual([])
  for (const code of EDIT_REPAIRS.filter((each) => each !== 'useOutdoor'))
    expect(applyRepair(given, SYSTEM, { ...finding, nodeId: 'gone', repair: { code, values: {} } }, pack).ops).toStrictEqual([])
})
