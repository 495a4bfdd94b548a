import { describe, expect, it } from 'vitest'
import type { LimitMeter } from '../../../src/engine/meters/limit-meter'
import type { DesignConditions, IndoorUnit, Project } from '../../../src/model/project/project'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'
import { engine, recordOfProject } from '../core-record'

const DESIGN: Partial<DesignConditions> = { coolingOutdoorDryBulbC: 35, heatingOutdoorWetBulbC: 6 }

interface Drawn {
  model?: string
  rooms?: Partial<IndoorUnit>[]
  design?: Partial<DesignConditions>
  unit?: string
  mainM?: number
  levelM?: number
}

/** One outdoor unit with a unit for each room, behind one joint each. */
function project({ model = 'X4P-10', rooms = [{}, {}], design = DESIGN, unit = 'C4-112', mainM = 20, levelM = 0 }: Drawn): Project {
  const indoorUnits = rooms.map((room, at) => indoorUnit(unit, { id: `item-${at}`, ...room }))
  return projectBuilder()
    .design(design)
    .system(
      's',
      (draw) => {
        let drawn = draw.outdoor('odu', model === '' ? [] : [model]).joint('j0', 'odu', { lengthM: mainM })
        indoorUnits.forEach((item, at) => {
          const isLast = at === indoorUnits.length - 1
          if (at > 0 && !isLast) drawn = drawn.joint(`j${at}`, `j${at - 1}`, { lengthM: 2 })
          drawn = drawn.unit(
            `u${at}`,
            `j${isLast ? Math.max(0, at - 1) : at}`,
            unit,
            { lengthM: 5, heightM: levelM },
            { indoorUnitId: item.id },
          )
        })
        return drawn
      },
      { indoorUnits },
    )
    .build()
}

async function metersOf(given: Project): Promise<Map<string, LimitMeter>> {
  const system = given.systems['s']
  if (!system) throw new Error('The project has no system')
  const meters = await (await engine).meters(system, { design: given.information.design, revision: 1 })
  return new Map(meters.map((meter) => [meter.name, meter]))
}

const SIZE = { roomAreaM2: 30, roomHeightM: 2.7 }

describe('the state of a limit that is read in rooms', () => {
  it('the state of a limit that is read in rooms is "not checked" where no room has a size, with what is missing and in how many rooms', async () => {
    const given = project({ rooms: [{}, {}, {}] })
    const practical = (await metersOf(given)).get('practicalLimitKgM3')
    expect(practical).toMatchObject({
      state: 'notChecked',
      missing: ['roomAreaM2', 'roomHeightM'],
      uncheckedCount: 3,
      broken: null,
      placeCount: 0,
    })
    expect(practical?.value).toBeNaN()
    expect((await recordOfProject(given)).inputs?.notChecked).toEqual([
      { missing: 'roomAreaM2', count: 3 },
      { missing: 'roomHeightM', count: 3 },
    ])
  })

  it('the state of a limit that is read in rooms is "not checked" while one room of several lacks its area', async () => {
    const given = project({ rooms: [SIZE, { roomHeightM: 2.7 }] })
    const practical = (await metersOf(given)).get('practicalLimitKgM3')
    expect(practical).toMatchObject({ state: 'notChecked', missing: ['roomAreaM2'], uncheckedCount: 1, placeCount: 1 })
    expect((await recordOfProject(given)).inputs?.notChecked).toEqual([{ missing: 'roomAreaM2', count: 1 }])
  })

  it('the state of a limit that is read in rooms counts the rooms that lack either figure, not the more frequent gap alone', async () => {
    const apart = project({ rooms: [{ roomHeightM: 2.7 }, { roomAreaM2: 30 }, {}] })
    expect((await metersOf(apart)).get('practicalLimitKgM3')).toMatchObject({
      missing: ['roomAreaM2', 'roomHeightM'],
      uncheckedCount: 3,
    })
    const shared = project({ rooms: [{ roomHeightM: 2.7, roomId: 'hall' }, { roomAreaM2: 30, roomId: 'hall' }, { roomAreaM2: 30 }, SIZE] })
    expect((await metersOf(shared)).get('practicalLimitKgM3')).toMatchObject({
      missing: ['roomAreaM2', 'roomHeightM'],
      uncheckedCount: 2,
    })
    expect((await recordOfProject(shared)).inputs?.notChecked).toEqual([
      { missing: 'roomAreaM2', count: 1 },
      { missing: 'roomHeightM', count: 2 },
    ])
  })

  it('the state of a limit that is read in rooms takes an area of nothing for a missing one', async () => {
    const given = project({ rooms: [{ ...SIZE, roomAreaM2: 0 }, SIZE] })
    expect((await recordOfProject(given)).inputs?.notChecked).toEqual([{ missing: 'roomAreaM2', count: 1 }])
  })

  it('the state of a limit that is read in rooms counts a room once that several units serve', async () => {
    const shared = { roomId: 'hall' }
    const given = project({ rooms: [shared, shared, {}] })
    expect((await recordOfProject(given)).inputs?.notChecked[0]).toEqual({ missing: 'roomAreaM2', count: 2 })
  })

  it('the state of a limit that is read in rooms is held or broken as soon as every room has its size', async () => {
    const held = (await metersOf(project({ rooms: [SIZE, SIZE] }))).get('practicalLimitKgM3')
    expect(held).toMatchObject({ state: 'held', missing: [], uncheckedCount: 0, placeCount: 2, reason: null })
    const small = project({ rooms: [SIZE, { roomAreaM2: 4, roomHeightM: 2.5 }] })
    expect((await metersOf(small)).get('practicalLimitKgM3')).toMatchObject({ state: 'broken', broken: 'error', brokenCount: 1 })
    expect((await recordOfProject(small)).inputs?.notChecked).toEqual([])
  })

  it('the state of a limit that is read in rooms is broken where one room breaks it, though another was not checked, and still says so', async () => {
    const given = project({ rooms: [{ roomAreaM2: 4, roomHeightM: 2.5 }, {}] })
    expect((await metersOf(given)).get('practicalLimitKgM3')).toMatchObject({
      state: 'broken',
      missing: ['roomAreaM2', 'roomHeightM'],
      uncheckedCount: 1,
    })
  })

  it('the state of a limit that is read in rooms is that of each limit of a flammable refrigerant', async () => {
    const meters = await metersOf(project({ model: 'X3P-10', rooms: [{}, {}] }))
    for (const name of ['qlmvKgM3', 'qlavKgM3', 'a2lMaxKg', 'a2lTightKg', 'a2lCirculatedKg']) {
      expect(meters.get(name), name).toMatchObject({ state: 'notChecked', uncheckedCount: 2 })
    }
    expect(meters.get('practicalLimitKgM3')).toMatchObject({ state: 'none', missing: [] })
  })
})

describe('the state of other limits without their input', () => {
  it('the state of other limits without their input is "not checked" for operating ranges whose outdoor temperature nobody gave', async () => {
    const given = project({ rooms: [SIZE, SIZE], design: {} })
    const meters = await metersOf(given)
    expect(meters.get('coolRangeDbC')).toMatchObject({ state: 'notChecked', missing: ['coolingOutdoorDbt'], uncheckedCount: 1 })
    expect(meters.get('heatRangeWbC')).toMatchObject({ state: 'notChecked', missing: ['heatingOutdoorWbt'], uncheckedCount: 1 })
    expect((await recordOfProject(given)).inputs?.notChecked).toEqual([
      { missing: 'coolingOutdoorDbt', count: 1 },
      { missing: 'heatingOutdoorWbt', count: 1 },
    ])
    expect((await metersOf(project({}))).get('coolRangeDbC')).toMatchObject({ state: 'held', missing: [] })
  })

  it('the state of other limits without their input is "not checked" for what follows from an outdoor unit that is not chosen', async () => {
    const meters = await metersOf(project({ model: '' }))
    for (const name of ['totalM', 'maxCrPct', 'maxTotalKg', 'heightIduIduM']) {
      expect(meters.get(name), name).toMatchObject({ state: 'notChecked', missing: ['models'] })
    }
    expect(meters.get('msToIduM')).toMatchObject({ state: 'none', reason: 'nothing' })
  })
})

describe('a standard value and the maximum above it', () => {
  it('a standard value and the maximum above it are two rows, each with its own code, limit, margin and severity', async () => {
    const within = await metersOf(project({ levelM: -20 }))
    expect(within.get('heightOduAboveStdM')).toMatchObject({
      code: 'limit.heightOduAboveStdM',
      state: 'held',
      value: 20,
      severityIfBroken: 'advice',
    })
    const maximum = within.get('heightOduAboveM')
    expect(maximum).toMatchObject({ state: 'held', value: 20, severityIfBroken: 'error', standardCode: 'limit.heightOduAboveStdM' })
    expect(maximum?.marginPct).toBeCloseTo((100 * ((maximum?.limit ?? 0) - 20)) / (maximum?.limit ?? 1), 9)
  })

  it('a standard value and the maximum above it are broken one at a time: between them the standard value is, beyond both the maximum', async () => {
    const { limit: standard = 0 } = (await metersOf(project({ levelM: -20 }))).get('heightOduAboveStdM') ?? {}
    const { limit: most = 0 } = (await metersOf(project({ levelM: -20 }))).get('heightOduAboveM') ?? {}
    const between = await metersOf(project({ levelM: -(standard + 1) }))
    expect(between.get('heightOduAboveStdM')).toMatchObject({ state: 'broken', broken: 'advice', limit: standard })
    expect(between.get('heightOduAboveM')).toMatchObject({ state: 'held', broken: null, limit: most })
    const beyond = await metersOf(project({ levelM: -(most + 1) }))
    expect(beyond.get('heightOduAboveStdM')).toMatchObject({ state: 'none', reason: 'passed', broken: null })
    expect(beyond.get('heightOduAboveM')).toMatchObject({ state: 'broken', broken: 'error', limit: most })
  })

  it('a standard value and the maximum above it of the ratio are so too', async () => {
    const meters = await metersOf(project({ rooms: [{}, {}, {}, {}], unit: 'C4-090' }))
    const [maximum, special] = [meters.get('maxCrPct'), meters.get('maxCrSpecialPct')]
    expect(maximum).toMatchObject({ code: 'limit.maxCrPct', limit: 130 })
    expect(maximum?.marginPct).toBeCloseTo((100 * (130 - (maximum?.value ?? 0))) / 130, 9)
    if (special?.state !== 'none')
      expect(special?.marginPct).toBeCloseTo((100 * ((special?.limit ?? 0) - (special?.value ?? 0))) / (special?.limit ?? 1), 9)
  })
})

describe('lengths that nobody typed', () => {
  it('lengths that nobody typed are counted, and marked pipe by pipe', async () => {
    const given = projectBuilder()
      .design(DESIGN)
      .system('s', (draw) =>
        draw.outdoor('odu', ['X4P-10']).joint('j', 'odu').unit('a', 'j', 'C4-112').unit('b', 'j', 'C4-112', { lengthM: 5 }),
      )
      .build()
    const record = await recordOfProject(given)
    expect(record.inputs).toMatchObject({ pipeCount: 3, defaultLengthCount: 2 })
    expect(record.PipeOutput.map(({ edgeId, isDefaultLength }) => [edgeId, isDefaultLength])).toEqual(
      expect.arrayContaining([
        ['j>b', false],
        ['j>a', true],
        ['odu>j', true],
      ]),
    )
  })
})
