import { describe, expect, it } from 'vitest'
import type { Pack } from '../../../src/contract/pack'
import { createEngine } from '../../../src/engine/engine'
import { nodeCore } from '../../../src/engine/host/node-core'
import type { OutdoorBasis } from '../../../src/model/project/outdoor-basis'
import { applyChange } from '../../../src/model/change/apply'
import { applyRepair } from '../../../src/model/edits/apply-repair'
import type { Finding } from '../../../src/model/finding/finding'
import type { IndoorUnit, Project, System } from '../../../src/model/project/project'
import { repairTrials } from '../../../src/engine/repair/try-repair'
import { shortOf } from '../../../src/model/finding/room-shortfall'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'
import { defaultPack, engine } from '../core-record'

/** Six rooms behind a header, 7.1 kW nominal each. */
function office(outdoor: string, lines: readonly Partial<IndoorUnit>[], mainM = 10): Project {
  const units = lines.map((line, at) => indoorUnit('C4-071', { id: `line${String(at)}`, requiredCoolingKw: 6, ...line }))
  return projectBuilder()
    .system(
      's',
      (draw) =>
        units.reduce(
          (drawn, { id, model }, at) => drawn.unit(`u${String(at)}`, 'header', model, { lengthM: 4 }, { indoorUnitId: id }),
          draw.outdoor('odu', [outdoor]).joint('header', 'odu', { lengthM: mainM }, 8),
        ),
      { indoorUnits: units, outdoorModels: [outdoor] },
    )
    .build()
}

const six = (line: Partial<IndoorUnit> = {}) => Array.from({ length: 6 }, () => line)

function systemOf(project: Project): System {
  const system = project.systems['s']
  if (!system) throw new Error('The project has lost its system')
  return system
}

async function check(project: Project) {
  return (await engine).inspect(systemOf(project), { design: project.information.design, revision: 1 })
}

const short = (findings: readonly Finding[]) => findings.filter((finding) => shortOf(finding) !== undefined)

describe('repairs of rooms that get less than they require', () => {
  it('repairs of rooms that get less than they require choose the smallest outdoor unit that delivers enough, where all rooms share one that is too small', async () => {
    const project = office('X4P-08', six())
    const before = await check(project)
    const found = short(before.findings)
    expect(found).toHaveLength(6)
    expect(new Set(found.map(({ severity }) => severity))).toEqual(new Set(['error']))
    const repairs = new Set(found.map(({ repair }) => JSON.stringify(repair)))
    expect(repairs.size).toBe(1)
    const [first] = found
    expect(first?.repair?.code).toBe('useOutdoor')
    if (!first) return
    applyChange(project, applyRepair(project, 's', first, defaultPack))
    const after = await check(project)
    expect(short(after.findings)).toEqual([])
    expect(after.deliveredCoolingKw[2] ?? 0).toBeGreaterThan((before.deliveredCoolingKw[2] ?? 0) + 1)
    // No outdoor unit of the series between the two delivers enough.
    const chosen = defaultPack.oduModules.items.find(({ id }) => id === first.repair?.values['model'])
    const between = defaultPack.oduModules.items.filter(
      ({ id, series, coolKw }) => series === chosen?.series && id !== 'X4P-08' && coolKw < chosen.coolKw,
    )
    expect(between.length).toBeGreaterThan(0)
    for (const { id } of between) expect(short((await check(office(id, six()))).findings)).not.toEqual([])
  })

  it('repairs of rooms that get less than they require choose the next larger model of the type, where one room is short for its model', async () => {
    const project = office('X4P-20', [...six().slice(1), { requiredCoolingKw: 7.4 }])
    const [found, ...others] = short((await check(project)).findings)
    expect(others).toEqual([])
    expect(found).toMatchObject({ nodeId: 'u5', repair: { code: 'useModel', values: { model: 'C4-080' } } })
    if (!found) return
    applyChange(project, applyRepair(project, 's', found, defaultPack))
    expect(systemOf(project).indoorUnits[5]).toMatchObject({ model: 'C4-080', name: 'C4-080', requiredCoolingKw: 7.4 })
    expect(short((await check(project)).findings)).toEqual([])
  })

  it('repairs of rooms that get less than they require choose larger models, where long pipes take what no larger outdoor unit brings back', async () => {
    const project = office('X4P-20', six({ requiredCoolingKw: 7 }), 80)
    const found = short((await check(project)).findings)
    expect(found).toHaveLength(6)
    expect(found.every(({ repair }) => repair?.code === 'useModel')).toBe(true)
    for (const finding of found) applyChange(project, applyRepair(project, 's', finding, defaultPack))
    expect(short((await check(project)).findings)).toEqual([])
  })

  it('repairs of rooms that get less than they require mend sensible cooling and heating as well, with one model for all that a room is short of', async () => {
    const project = office('X4P-20', [...six().slice(1), { requiredCoolingKw: 7.3, requiredSensibleKw: 6.5, requiredHeatingKw: 8.4 }])
    const found = short((await check(project)).findings)
    expect(new Set(found.map(({ code }) => code)).size).toBeGreaterThan(1)
    expect(new Set(found.map(({ repair }) => JSON.stringify(repair))).size).toBe(1)
    const [first] = found
    if (!first) return
    applyChange(project, applyRepair(project, 's', first, defaultPack))
    expect(short((await check(project)).findings)).toEqual([])
  })

  it('repairs of rooms that get less than they require are tried no further once nobody waits for them, and no more than eight times', async () => {
    const project = office('X4P-08', six())
    const { findings } = await check(project)
    const [first] = short(findings)
    if (!first) throw new Error('No room is short')
    let checked = 0
    const count = async () => {
      checked++
      return check(project)
    }
    const repair = { code: 'useModel', values: { model: 'C4-080' } } as const
    const unwanted = repairTrials(systemOf(project), defaultPack, count, () => Promise.resolve(false))
    expect(await unwanted(first, repair)).toBe('usedUp')
    expect(checked).toBe(0)
    const wanted = repairTrials(systemOf(project), defaultPack, count, () => Promise.resolve(true))
    for (let times = 0; times < 100; times++) if ((await wanted(first, repair)) === 'usedUp') break
    expect(checked).toBe(8)
  })

  it('repairs of rooms that get less than they require are told apart: one that changes nothing, and one for which no try is left', async () => {
    const project = office('X4P-08', six())
    const [first] = short((await check(project)).findings)
    if (!first) throw new Error('No room is short')
    const attempt = repairTrials(
      systemOf(project),
      defaultPack,
      () => check(project),
      () => Promise.resolve(true),
    )
    const same = { code: 'safetyMeasures', values: { count: 1 } } as const
    const said = []
    for (let times = 0; times < 9; times++) said.push(await attempt(first, same))
    expect(said).toEqual([...Array.from({ length: 8 }, () => 'unchanged'), 'usedUp'])
  })

  it('repairs of rooms that get less than they require suggest nothing that does not help', async () => {
    const project = office('X4P-20', [...six().slice(1), { requiredCoolingKw: 60 }])
    const [found] = short((await check(project)).findings)
    expect(found?.nodeId).toBe('u5')
    expect(found?.repair).toBeUndefined()
  })
})

describe('outdoor units that repairs suggest', () => {
  const suggested = async (packed: Pack, outdoorBasis: OutdoorBasis): Promise<unknown> => {
    const project = office('X4P-08', six())
    const core = await createEngine(await nodeCore(), packed)
    const result = await core.inspect(systemOf(project), { design: project.information.design, revision: 1, outdoorBasis })
    return short(result.findings)[0]?.repair?.values['model']
  }
  const basis = (cooling = 1): OutdoorBasis => ({ powerHz: 60, sizing: { cooling, heating: 1 } })

  it('outdoor units that repairs suggest are made for the mains frequency of the project', async () => {
    const usual = await suggested(defaultPack, basis())
    const items = defaultPack.oduModules.items.map((item) => (item.id === usual ? { ...item, powerHz: [50 as const] } : item))
    const other = await suggested({ ...defaultPack, oduModules: { ...defaultPack.oduModules, items } }, basis())
    expect(usual).toBe('X4P-14')
    expect(other).not.toBe(usual)
    expect(other).toBeDefined()
  })

  it('outdoor units that repairs suggest carry what the rooms require times the sizing factor', async () => {
    const capacity = (id: unknown): number => defaultPack.oduModules.items.find((item) => item.id === id)?.coolKw ?? 0
    const [usual, sized] = [await suggested(defaultPack, basis()), await suggested(defaultPack, basis(1.25))]
    expect(capacity(sized)).toBeGreaterThan(capacity(usual))
    expect(capacity(sized)).toBeGreaterThanOrEqual(6 * 6 * 1.25)
  })
})
