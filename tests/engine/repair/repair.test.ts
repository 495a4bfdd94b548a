import { describe, expect, it } from 'vitest'
import { engine, defaultPack } from '../core-record'
import { applyChange } from '../../../src/model/change/apply'
import { applyRepair } from '../../../src/model/edits/apply-repair'
import type { Finding } from '../../../src/model/finding/finding'
import type { Project } from '../../../src/model/project/project'
import { EDIT_REPAIRS } from '../../../src/model/finding/repair'
import { projectBuilder } from '../../helpers/project-builder'
import type { DiagramBuilder } from '../../helpers/diagram-builder'
import { GENERAL_CASES, HEAT_RECOVERY_CASES, MAIN_SUB_CASES, TREE_CASES, type RuleCase } from '../rule-cases'

async function findingsOf(project: Project): Promise<Finding[]> {
  const system = project.systems[project.systemOrder[0] ?? '']
  if (!system) throw new Error('The project has no system')
  const core = await engine
  return (await core.inspect(system, { design: project.information.design, revision: 1 })).findings
}

function keyOf({ code, nodeId, edgeId }: Finding): string {
  return `${code} ${nodeId ?? edgeId ?? ''}`
}

/** Errors that the repair brought; removing something may leave too little connected, which is another matter. */
async function repaired(project: Project, finding: Finding): Promise<{ left: string[]; added: string[] }> {
  const before = (await findingsOf(project)).filter(({ severity }) => severity === 'error').map(keyOf)
  const id = project.systemOrder[0] ?? ''
  const change = applyRepair(project, id, finding, defaultPack)
  expect(change.ops.length).toBeGreaterThan(0)
  applyChange(project, change)
  const after = (await findingsOf(project)).filter(({ severity }) => severity === 'error').map(keyOf)
  const isRemoval = finding.repair?.code === 'removeNode'
  return {
    left: after.filter((key) => key === keyOf(finding)),
    // What else is wrong with a drawing that was no tree is found only once it is one.
    added: finding.code === 'notATree' ? [] : after.filter((key) => !before.includes(key) && !(isRemoval && key.startsWith('limit.'))),
  }
}

function project(draw: (builder: DiagramBuilder) => DiagramBuilder): Project {
  return projectBuilder().system('s', draw).build()
}

async function repairOf(one: Project, code: string): Promise<Finding['repair']> {
  const found = (await findingsOf(one)).find((finding) => finding.code === code)
  expect(found).toBeDefined()
  return found?.repair
}

const CASES: RuleCase[] = [...MAIN_SUB_CASES, ...HEAT_RECOVERY_CASES, ...GENERAL_CASES, ...TREE_CASES]

describe('suggested repairs', () => {
  it.each(CASES.map((one) => [`${one.code}: ${one.name}`, one] as const))(
    'suggested repairs stand with, and mend, %s',
    async (_, { code, at, breaks }) => {
      const drawn = structuredClone(breaks)
      const found = (await findingsOf(drawn)).find((finding) => finding.code === code && (finding.nodeId ?? finding.edgeId ?? null) === at)
      if (at === null) {
        expect(found?.repair).toBeUndefined()
        return
      }
      if (code !== 'notATree') expect(found?.repair).toBeDefined()
      if (!found?.repair || !EDIT_REPAIRS.includes(found.repair.code)) return
      expect({ repair: found.repair.code, ...(await repaired(drawn, found)) }).toEqual({ repair: found.repair.code, left: [], added: [] })
    },
  )

  it('suggested repairs send a unit behind a unit elsewhere, and offer no edit for an outdoor unit that does not fit', async () => {
    const chained = project((draw) => draw.outdoor('odu', ['X4P-10'], 'HP').unit('a', 'odu', 'C4-112').unit('b', 'a', 'C4-112'))
    expect(await repairOf(chained, 'notATree')).toEqual({ code: 'moveElsewhere', values: {} })
    const other = project((draw) => draw.outdoor('odu', ['X4P-10', 'X3P-10'], 'HR').box('box', 'odu', 4))
    expect(await repairOf(other, 'outdoorMixed')).toBeUndefined()
    expect(await repairOf(other, 'outdoorMode')).toBeUndefined()
  })

  it('suggested repairs name the first free pair of ports for a large unit, and none where the box is full', async () => {
    const crowded = project((draw) =>
      draw
        .outdoor('odu', ['X4R-20'], 'HR')
        .box('box', 'odu', 6)
        .unit('small', 'box', 'C4-056', { port: 2 })
        .unit('u', 'box', 'DH-200', { port: 1 }),
    )
    expect(await repairOf(crowded, 'hrNoSuitablePort')).toEqual({ code: 'moveToPort', values: { port: 3 } })
    const full = project((draw) =>
      draw
        .outdoor('odu', ['X4R-20'], 'HR')
        .box('box', 'odu', 2)
        .unit('small', 'box', 'C4-056', { port: 2 })
        .unit('u', 'box', 'DH-200', { port: 1 }),
    )
    expect(await repairOf(full, 'hrNoSuitablePort')).toEqual({ code: 'moveElsewhere', values: {} })
  })

  it('suggested repairs say by how much a pipe is too long and a difference too high', async () => {
    const long = project((draw) =>
      draw
        .outdoor('odu', ['X4P-10'])
        .joint('j', 'odu')
        .unit('a', 'j', 'C4-140', { lengthM: 52 })
        .unit('b', 'j', 'C4-112', { heightM: -140 }),
    )
    expect(await repairOf(long, 'limit.iduToJointM')).toMatchObject({ code: 'shorten', values: { m: expect.closeTo(12, 6) as number } })
    const high = await repairOf(long, 'limit.heightOduAboveM')
    expect(high?.code).toBe('lessenHeight')
  })

  it('suggested repairs choose an outdoor unit of the same series that brings the ratio into its window', async () => {
    const crowded = project((draw) => {
      const line = draw.outdoor('odu', ['X4P-10']).joint('h', 'odu', {}, 4)
      return ['a', 'b', 'c', 'd'].reduce((built, name) => built.unit(name, 'h', 'C4-140'), line)
    })
    const found = (await findingsOf(crowded)).find(({ code }) => code.startsWith('limit.maxCr'))
    expect(found?.repair?.code).toBe('useOutdoor')
    if (!found) throw new Error('No ratio was found too high')
    expect(await repaired(crowded, found)).toEqual({ left: [], added: [] })
    const empty = project((draw) => draw.outdoor('odu', ['X4P-20']).joint('j', 'odu').unit('a', 'j', 'C4-056').unit('b', 'j', 'C4-056'))
    expect((await repairOf(empty, 'limit.minCrPct'))?.code).toMatch(/useOutdoor|addUnits/)
  })

  it('suggested repairs merge ports under a unit that is too much for two of them', async () => {
    const heavy = project((draw) => draw.outdoor('odu', ['X4R-20'], 'HR').box('box', 'odu', 8).unit('u', 'box', 'DH-400', { port: 1 }))
    const found = (await findingsOf(heavy)).find(({ code }) => code === 'limit.portCapacityKw')
    expect(found?.repair).toEqual({ code: 'mergePorts', values: { jointType: 'MP3-W', port: 1 } })
    if (!found) throw new Error('No port was found overloaded')
    expect(await repaired(heavy, found)).toEqual({ left: [], added: [] })
  })
})
