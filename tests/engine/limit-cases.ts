import type { Severity } from '../../src/model/finding/finding'
import type { DesignConditions, IndoorUnit, Project } from '../../src/model/project/project'
import type { OutdoorType } from '../../src/model/project/codes'
import type { DiagramBuilder } from '../helpers/diagram-builder'
import { indoorUnit, projectBuilder } from '../helpers/project-builder'

/** A limit of the pack: a system that stands exactly at it (or as near as the equipment allows), and the next step beyond. */
export interface LimitCase {
  code: string
  severity: Severity
  unit: string
  limit: number
  /** Measured value of the system that breaks the limit. */
  value: number
  holds: Project
  breaks: Project
  name?: string
}

type Draw = (draw: DiagramBuilder) => DiagramBuilder

function system(
  models: string[],
  draw: Draw,
  type: OutdoorType = 'HP',
  design: Partial<DesignConditions> = {},
  indoorUnits: IndoorUnit[] = [],
): Project {
  return projectBuilder()
    .design(design)
    .system('s', (builder) => draw(builder.outdoor('odu', models, type)), { indoorUnits })
    .build()
}

/** Cases whose measured value can be set freely: drawn at the limit, and one step beyond. */
function sliding(
  code: string,
  severity: Severity,
  unit: string,
  limit: number,
  step: number,
  of: (value: number) => Project,
  name?: string,
): LimitCase {
  return {
    code,
    severity,
    unit,
    limit,
    value: limit + step,
    holds: of(limit),
    breaks: of(limit + step),
    ...(name === undefined ? {} : { name }),
  }
}

/** Main pipe of the given length, a first joint and two units 10 m behind it. */
function longMain(model: string, farthestM: number): Project {
  return system([model], (draw) =>
    draw
      .joint('j1', 'odu', { lengthM: farthestM - 10 })
      .unit('a', 'j1', 'C4-071', { lengthM: 10 })
      .unit('b', 'j1', 'C4-071', { lengthM: 10 }),
  )
}

/** Two arms of equal length behind the first joint; every unit is `afterM` from it, on a stub of 10 m. */
function twoArms(model: string, afterM: number, stubM = 10): Project {
  return system([model], (draw) =>
    draw
      .joint('j1', 'odu', { lengthM: 10 })
      .joint('j2', 'j1', { lengthM: afterM - stubM })
      .joint('j3', 'j1', { lengthM: afterM - stubM })
      .unit('a', 'j2', 'C4-056', { lengthM: stubM })
      .unit('b', 'j2', 'C4-056', { lengthM: stubM })
      .unit('c', 'j3', 'C4-056', { lengthM: stubM })
      .unit('d', 'j3', 'C4-056', { lengthM: stubM }),
  )
}

function heights(model: string, one: number, other: number): Project {
  return system([model], (draw) =>
    draw.joint('j1', 'odu', { lengthM: 10 }).unit('a', 'j1', 'C4-071', { heightM: one }).unit('b', 'j1', 'C4-071', { heightM: other }),
  )
}

/** Units straight under one joint chain, so that only their capacities matter. */
export function connected(
  models: string[],
  units: string[],
  type: OutdoorType = 'HP',
  heightM = 0,
  design: Partial<DesignConditions> = {},
): Project {
  return system(models, (draw) => units.reduce(hang(heightM), draw.joint('j0', 'odu', { lengthM: 5 })), type, design)
}

function hang(heightM: number) {
  return (draw: DiagramBuilder, model: string, place: number): DiagramBuilder => {
    const feed = { lengthM: 3, heightM: place === 0 ? heightM : 0 }
    const under = `j${String(place)}`
    const name = `u${String(place)}`
    draw.joint(`j${String(place + 1)}`, under, { lengthM: 1 })
    if (model.startsWith('FA-')) return draw.freshAir(name, under, model, feed)
    if (model.startsWith('HDO-')) return draw.hydro(name, under, model, feed)
    return model.startsWith('AK-') ? draw.kit(name, under, model, name, feed) : draw.unit(name, under, model, feed)
  }
}

function recovery(draw: Draw, model = 'X4R-16'): Project {
  return system([model], draw, 'HR')
}

/** One box behind the first joint with a unit on port 1. */
function boxed(mainM: number, portM: number, boxHeightM: number, unitHeightM: number): Project {
  return recovery((draw) =>
    draw
      .box('box', 'odu', 4, { lengthM: mainM, heightM: boxHeightM })
      .unit('a', 'box', 'C4-112', { lengthM: portM, port: 1, heightM: unitHeightM })
      .unit('b', 'box', 'C4-112', { lengthM: 5, port: 2, heightM: unitHeightM }),
  )
}

const repeat = (model: string, count: number): string[] => Array.from({ length: count }, () => model)

/** A room for a given share of what the flammable charge of 6.62 kg of R32 needs there: the larger the share, the smaller the room. */
function flammable(model: string, areaM2: number, heightM: number): Project {
  const item = indoorUnit(model, { id: 'item', roomAreaM2: areaM2, roomHeightM: heightM })
  return system(
    ['X3P-10'],
    (draw) =>
      draw
        .joint('j1', 'odu', { lengthM: 10 })
        .unit('a', 'j1', model, { lengthM: 5 }, { indoorUnitId: 'item' })
        .unit('b', 'j1', 'C4-112', { lengthM: 5 }),
    'HP',
    {},
    [item],
  )
}

/** Floor area in m² over which a sealed appliance with this release height holds exactly so much R32 (LFL 0.307 kg/m³). */
const sealedArea = (kg: number, releaseM: number): number => (kg / (2.5 * 0.307 ** 1.25 * releaseM)) ** 2

/** A room of 2.5 m height in which the whole charge reaches the given concentration. */
function room(model: string, concentrationKgM3: number): Project {
  // 20 m of 9.53 mm liquid pipe: 7.5 kg + 20 × 0.057 of R410A, 5.6 kg + 20 × 0.051 of R32.
  const totalKg = model === 'X4P-10' ? 8.64 : 6.62
  const areaM2 = totalKg / (concentrationKgM3 * 2.5)
  const item = indoorUnit('C4-112', { id: 'item', roomAreaM2: areaM2, roomHeightM: 2.5 })
  return system(
    [model],
    (draw) =>
      draw
        .joint('j1', 'odu', { lengthM: 10 })
        .unit('a', 'j1', 'C4-112', { lengthM: 5 }, { indoorUnitId: 'item' })
        .unit('b', 'j1', 'C4-112', { lengthM: 5 }),
    'HP',
    {},
    [item],
  )
}

export const LENGTH_CASES: LimitCase[] = [
  sliding('farthestActualM', 'error', 'm', 175, 0.1, (m) => longMain('X4P-10', m)),
  sliding('farthestActualM', 'error', 'm', 100, 0.1, (m) => longMain('S4P-08', m), 'mini of 7 to 12 HP'),
  sliding('farthestActualM', 'error', 'm', 60, 0.1, (m) => longMain('S4P-05', m), 'mini of 3 to 6 HP'),
  sliding('farthestActualM', 'error', 'm', 165, 0.1, (m) => longMain('X4R-10', m), 'three pipes'),
  sliding('farthestEqM', 'error', 'm', 200, 0.1, (m) => longMain('X4P-10', m - 0.5)),
  sliding('farthestEqM', 'error', 'm', 70, 0.1, (m) => longMain('S4P-05', m - 0.5), 'mini of 3 to 6 HP'),
  sliding('totalM', 'error', 'm', 1000, 0.5, (m) => longMain('X4P-10', m - 10)),
  sliding('totalM', 'error', 'm', 150, 0.5, (m) => longMain('S4P-08', m - 10), 'mini of 7 to 12 HP'),
  sliding('afterFirstBranchM', 'advice', 'm', 40, 0.5, (m) => twoArms('X4P-10', m)),
  sliding('afterFirstBranchM', 'error', 'm', 20, 0.5, (m) => twoArms('S4P-05', m), 'mini without an extended limit'),
  sliding('afterFirstBranchM', 'error', 'm', 40, 0.5, (m) => twoArms('X4P-10', m, 20.5), 'a stub over 20 m'),
  sliding('afterFirstBranchExtM', 'error', 'm', 90, 0.5, (m) => twoArms('X4P-10', m)),
  sliding('iduToJointM', 'error', 'm', 40, 0.1, (m) =>
    system(['X4P-10'], (draw) =>
      draw.joint('j1', 'odu', { lengthM: 5 }).unit('a', 'j1', 'C4-140', { lengthM: m }).unit('b', 'j1', 'C4-112', { lengthM: 5 }),
    ),
  ),
  sliding('msToIduM', 'error', 'm', 40, 0.1, (m) => boxed(10, m, 0, 0)),
  sliding('mainToMsM', 'error', 'm', 110, 0.1, (m) => boxed(m, 5, 0, 0)),
  sliding('maxBends', 'error', '', 10, 1, (bends) =>
    system(['S4P-08'], (draw) => draw.joint('j1', 'odu', { lengthM: 5, bends }).unit('a', 'j1', 'C4-071').unit('b', 'j1', 'C4-071')),
  ),
  sliding('minPipeOduToFirstJointM', 'advice', 'm', 3, -0.1, (m) =>
    system(['X4P-10'], (draw) => draw.joint('j1', 'odu', { lengthM: m }).unit('a', 'j1', 'C4-140').unit('b', 'j1', 'C4-112')),
  ),
  sliding('minStraightM', 'advice', 'm', 0.5, -0.1, (m) =>
    system(['X4P-10'], (draw) =>
      draw
        .joint('j1', 'odu')
        .joint('j2', 'j1', { lengthM: m })
        .unit('a', 'j1', 'C4-071')
        .unit('b', 'j2', 'C4-071')
        .unit('c', 'j2', 'C4-071'),
    ),
  ),
]

export const HEIGHT_CASES: LimitCase[] = [
  sliding('heightOduAboveStdM', 'advice', 'm', 50, 0.5, (m) => heights('X4P-10', -m, -m)),
  sliding('heightOduAboveM', 'error', 'm', 90, 0.5, (m) => heights('X4P-10', -m, -m)),
  sliding('heightOduAboveM', 'error', 'm', 110, 0.5, (m) => heights('X4R-10', -m, -m), 'three pipes'),
  sliding('heightOduAboveM', 'error', 'm', 50, 0.5, (m) => heights('S4P-08', -m, -m), 'mini of 7 to 12 HP'),
  sliding('heightOduBelowStdM', 'advice', 'm', 40, 0.5, (m) => heights('X4P-10', m, m)),
  sliding('heightOduBelowM', 'error', 'm', 110, 0.5, (m) => heights('X4P-10', m, m)),
  sliding('heightOduBelowM', 'error', 'm', 20, 0.5, (m) => heights('S4P-05', m, m), 'mini of 3 to 6 HP'),
  sliding('heightIduIduM', 'error', 'm', 30, 0.5, (m) => heights('X4P-10', -m / 2, m / 2)),
  sliding('heightIduIduM', 'error', 'm', 8, 0.5, (m) => heights('S4P-05', 0, m), 'mini of 3 to 6 HP'),
  sliding('heightMsMsM', 'error', 'm', 15, 0.5, (m) =>
    recovery((draw) =>
      draw
        .joint('j1', 'odu')
        .box('b1', 'j1', 2)
        .box('b2', 'j1', 2, { heightM: m })
        .unit('a', 'b1', 'C4-112', { port: 1 })
        .unit('b', 'b2', 'C4-112', { port: 1, heightM: m }),
    ),
  ),
  sliding('heightMsIduM', 'error', 'm', 15, 0.5, (m) => boxed(10, 5, 0, m)),
  sliding('heightIduSameMsM', 'error', 'm', 15, 0.5, (m) =>
    recovery((draw) =>
      draw.box('box', 'odu', 4).unit('a', 'box', 'C4-112', { port: 1, heightM: 0 }).unit('b', 'box', 'C4-112', { port: 2, heightM: m }),
    ),
  ),
]

/** Total charge set by a very long main pipe of 12.7 mm liquid; two stubs of 5 m are 9.53 mm. */
function charged(model: string, totalKg: number, factoryKg: number, perM: { main: number; stub: number }): Project {
  return system([model], (draw) =>
    draw
      .joint('j1', 'odu', { lengthM: (totalKg - factoryKg - 10 * perM.stub) / perM.main })
      .unit('a', 'j1', 'C4-071', { lengthM: 5 })
      .unit('b', 'j1', 'C4-071', { lengthM: 5 }),
  )
}

const inR410A = (kg: number) => charged('X4P-08', kg, 7, { main: 0.11, stub: 0.057 })
const inR32 = (kg: number) => charged('X3P-08', kg, 5.2, { main: 0.099, stub: 0.051 })

function behindBox(units: string[], model = 'MS-02', perPort = units.length): Project {
  return recovery((draw) => {
    const drawn = draw.box('box', 'odu', 2, {}, 'MS', { model })
    const branches = units.length > perPort ? [units.slice(0, perPort), units.slice(perPort)] : [units]
    return branches.reduce(
      (all, branch, place) =>
        branch.reduce(
          (one, unit, order) => one.unit(`u${String(place)}-${String(order)}`, `port${String(place)}`, unit, { lengthM: 2 }),
          all.joint(`port${String(place)}`, 'box', { port: place + 1 }, branch.length),
        ),
      drawn,
    )
  })
}

function header(units: string[], branches = units.length): Project {
  return system(['X4P-48C'], (draw) =>
    units.reduce((all, unit, place) => all.unit(`u${String(place)}`, 'hd', unit), draw.joint('hd', 'odu', {}, branches)),
  )
}

function kits(count: number, coolingKw?: number): Project {
  return system(['X4P-32'], (draw) =>
    Array.from({ length: count }, (_, place) => `k${String(place)}`).reduce(
      (all, name) => all.kit(name, 'hd', 'AK-071', 'air-handler', {}, coolingKw === undefined ? {} : { coolingKw }),
      draw.joint('hd', 'odu', {}, Math.max(2, count)),
    ),
  )
}

/** A capacity case: what the equipment list allows at or just below the limit, and the next one above. */
function stepped(
  code: string,
  severity: Severity,
  unit: string,
  limit: number,
  holds: Project,
  breaks: { value: number; project: Project },
  name?: string,
): LimitCase {
  return { code, severity, unit, limit, value: breaks.value, holds, breaks: breaks.project, ...(name === undefined ? {} : { name }) }
}

/** Connected index over nominal index, in per cent. */
const pct = (index: number, nominal: number): number => (index * 100) / nominal

export const RATIO_CASES: LimitCase[] = [
  stepped('minCrPct', 'error', '%', 50, connected(['X4P-10'], ['C4-140']), { value: 40, project: connected(['X4P-10'], ['C4-112']) }),
  stepped('maxCrPct', 'advice', '%', 130, connected(['X4P-10'], ['C4-112', 'C4-112', 'C4-140']), {
    value: pct(384, 280),
    project: connected(['X4P-10'], ['C4-112', 'C4-112', 'C4-160']),
  }),
  stepped('maxCrSpecialPct', 'error', '%', 200, connected(['X4P-10'], [...repeat('C4-160', 3), 'C4-080']), {
    value: pct(570, 280),
    project: connected(['X4P-10'], [...repeat('C4-160', 3), 'C4-090']),
  }),
  stepped(
    'maxCrSpecialPct',
    'error',
    '%',
    160,
    connected(['X4P-40C'], [...repeat('C4-160', 10), 'C4-080', 'C4-112']),
    { value: pct(1802, 1120), project: connected(['X4P-40C'], [...repeat('C4-160', 10), 'C4-090', 'C4-112']) },
    'a listed pair of modules',
  ),
  stepped(
    'maxCrPct',
    'error',
    '%',
    130,
    connected(['X4R-48C'], [...repeat('C4-160', 10), 'C4-140', 'C1-015']),
    { value: pct(1758, 1350), project: connected(['X4R-48C'], [...repeat('C4-160', 10), 'C4-140', 'C1-018']) },
    'three modules, where usual and special maximum are the same',
  ),
  stepped('crLimitTallPct', 'error', '%', 105, connected(['X4P-10'], ['C1-022', 'C4-112', 'C4-160'], 'HP', 16), {
    value: pct(300, 280),
    project: connected(['X4P-10'], ['C1-028', 'C4-112', 'C4-160'], 'HP', 16),
  }),
  stepped(
    'crLimitTallPct',
    'error',
    '%',
    105,
    connected(['X4P-10'], ['C1-028', 'C4-112', 'C4-160'], 'HP', 15),
    { value: pct(300, 280), project: connected(['X4P-10'], ['C1-028', 'C4-112', 'C4-160'], 'HP', 15.5) },
    'units 15 m apart are not tall',
  ),
  stepped('mixedMaxFaPctOfOdu', 'error', '%', 30, connected(['X4P-12'], ['FA-090', 'C4-112']), {
    value: pct(90, 280),
    project: connected(['X4P-10'], ['FA-090', 'C4-112']),
  }),
  stepped('faOnlyMinPct', 'error', '%', 50, connected(['X4P-10'], ['FA-140']), { value: 40, project: connected(['X4P-10'], ['FA-112']) }),
  stepped('faOnlyMaxPct', 'error', '%', 100, connected(['X4P-10'], ['FA-280']), { value: 125, project: connected(['X4P-08'], ['FA-280']) }),
  stepped('onlyMinPct', 'error', '%', 80, connected(['X4P-08'], ['AK-200']), {
    value: pct(200, 280),
    project: connected(['X4P-10'], ['AK-200']),
  }),
  stepped('onlyMaxPct', 'error', '%', 110, connected(['X4P-10'], ['AK-200', 'AK-090']), {
    value: pct(360, 280),
    project: connected(['X4P-10'], ['AK-200', 'AK-160']),
  }),
  stepped('mixedTotalMaxPct', 'error', '%', 110, connected(['X4P-10'], ['AK-200', 'C4-100']), {
    value: pct(312, 280),
    project: connected(['X4P-10'], ['AK-200', 'C4-112']),
  }),
  stepped('maxPctOfOdu', 'error', '%', 100, connected(['X4P-10'], ['HDO-L280']), {
    value: 125,
    project: connected(['X4P-08'], ['HDO-L280']),
  }),
  stepped('totalWithIduMaxPct', 'error', '%', 200, connected(['X4P-10'], ['HDO-L280', 'C4-140', 'C4-140']), {
    value: pct(580, 280),
    project: connected(['X4P-10'], ['HDO-L280', 'C4-140', 'C4-160']),
  }),
  stepped('class15CountsMaxPct', 'advice', '%', 30, connected(['X4P-20'], [...repeat('C1-015', 3), ...repeat('C1-045', 7)]), {
    value: 40,
    project: connected(['X4P-20'], [...repeat('C1-015', 4), ...repeat('C1-045', 6)]),
  }),
  stepped('minIduCount', 'error', '', 1, connected(['X4P-10'], ['C4-140']), { value: 0, project: connected(['X4P-10'], []) }),
  stepped('maxIdu', 'error', '', 15, connected(['X4P-08'], repeat('C1-015', 15)), {
    value: 16,
    project: connected(['X4P-08'], repeat('C1-015', 16)),
  }),
  stepped(
    'maxIdu',
    'error',
    '',
    15,
    connected(['X4P-08'], ['DH-400', ...repeat('C1-015', 11)]),
    { value: 16, project: connected(['X4P-08'], ['DH-400', ...repeat('C1-015', 12)]) },
    'a 40 kW unit counts as four',
  ),
  stepped('maxModules', 'error', '', 3, connected(repeat('X3P-08', 3), []), { value: 4, project: connected(repeat('X3P-08', 4), []) }),
  stepped('maxHp', 'error', 'HP', 64, connected(['X3P-22', 'X3P-22', 'X3P-20'], []), {
    value: 66,
    project: connected(repeat('X3P-22', 3), []),
  }),
  sliding('coolRangeDbC', 'error', '℃', 52, 0.5, (c) => connected(['X4P-10'], ['C4-140'], 'HP', 0, { coolingOutdoorDryBulbC: c })),
  sliding('coolRangeDbC', 'error', '℃', -5, -0.5, (c) => connected(['X4P-10'], ['C4-140'], 'HP', 0, { coolingOutdoorDryBulbC: c })),
  sliding('heatRangeWbC', 'error', '℃', -25, -0.5, (c) => connected(['X4P-10'], ['C4-140'], 'HP', 0, { heatingOutdoorWetBulbC: c })),
  sliding('heatRangeWbC', 'error', '℃', 16, 0.5, (c) => connected(['X4P-10'], ['C4-140'], 'HP', 0, { heatingOutdoorWetBulbC: c })),
]

export const FITTING_CASES: LimitCase[] = [
  stepped('portCapacityKw', 'error', 'kW', 16, behindBox(['C4-080', 'C4-080']), { value: 17, project: behindBox(['C4-080', 'C4-090']) }),
  stepped(
    'portCapacityKw',
    'error',
    'kW',
    32,
    recovery((draw) => draw.box('box', 'odu', 2).unit('a', 'box', 'DH-280', { port: 1 })),
    { value: 40, project: recovery((draw) => draw.box('box', 'odu', 2).unit('a', 'box', 'DH-400', { port: 1 })) },
    'a large unit on two ports',
  ),
  stepped('maxIduPerPort', 'error', '', 6, behindBox(repeat('C1-015', 6)), { value: 7, project: behindBox(repeat('C1-015', 7)) }),
  stepped('totalCapacityKw', 'error', 'kW', 28, behindBox(['C4-140', 'C4-140'], 'MS-02', 1), {
    value: 30,
    project: behindBox(['C4-140', 'C4-160'], 'MS-02', 1),
  }),
  stepped('maxIdu', 'error', '', 10, behindBox(repeat('C1-015', 10), 'MS-02', 5), {
    value: 11,
    project: behindBox(repeat('C1-015', 11), 'MS-02', 6),
  }),
  stepped(
    'maxDownstreamKw',
    'error',
    'kW',
    32,
    recovery((draw) =>
      draw.box('box', 'odu', 4).mergeJoint('mp', 'box', 'MP2', { port: 1 }).unit('a', 'mp', 'C4-160').unit('b', 'mp', 'C4-160'),
    ),
    {
      value: 33.5,
      project: recovery((draw) =>
        draw
          .box('box', 'odu', 4)
          .mergeJoint('mp', 'box', 'MP2', { port: 1 })
          .unit('a', 'mp', 'C4-160')
          .unit('b', 'mp', 'C4-160')
          .unit('c', 'mp', 'C1-015'),
      ),
    },
  ),
  stepped('maxKw', 'error', 'kW', 135, header([...repeat('C4-160', 7), 'C4-140', 'C4-090']), {
    value: 136,
    project: header([...repeat('C4-160', 7), 'C4-140', 'C4-100']),
  }),
  stepped('maxBranchKw', 'error', 'kW', 8, header(['C4-080', 'C4-071', 'C4-071']), {
    value: 9,
    project: header(['C4-090', 'C4-056', 'C4-056']),
  }),
  stepped('branches', 'error', '', 12, header(['C4-080'], 12), { value: 13, project: header(['C4-080'], 13) }),
  stepped('toKw', 'error', 'kW', 280, connected(['X4P-96C'], repeat('DH-560', 5)), {
    value: 281.5,
    project: connected(['X4P-96C'], [...repeat('DH-560', 5), 'C1-015']),
  }),
  sliding('minKw', 'error', 'kW', 3.6, -0.1, (kw) => kits(1, kw)),
  sliding('maxKw', 'error', 'kW', 7.1, 0.1, (kw) => kits(1, kw), 'a kit'),
  stepped('maxKitsPerAhu', 'error', '', 4, kits(4), { value: 5, project: kits(5) }),
]

export const CHARGE_CASES: LimitCase[] = [
  sliding('maxTotalKg', 'error', 'kg', 100, 0.1, inR410A),
  sliding('R410Adivide', 'advice', 'kg', 95, 0.1, inR410A),
  sliding('maxTotalKg', 'error', 'kg', 79.8, 0.1, inR32, 'R32'),
  sliding('R32perIdu', 'error', 'kg', 2 * 15.96, 0.1, inR32),
  sliding('practicalLimitKgM3', 'error', 'kg/m³', 0.44, 0.001, (c) => room('X4P-10', c)),
  sliding('qlmvKgM3', 'advice', 'kg/m³', 0.063, 0.001, (c) => room('X3P-10', c)),
  sliding('qlavKgM3', 'advice', 'kg/m³', 0.15, 0.001, (c) => room('X3P-10', c)),
  ...[
    { model: 'C4-112', releaseM: 2.2, name: 'a leak at the ceiling' },
    { model: 'WM-090', releaseM: 1.8, name: 'a leak at the wall' },
    { model: 'FS-080', releaseM: 0.6, name: 'a leak at the floor' },
    { model: 'CF-112', releaseM: 0.6, name: 'a unit that may hang or stand' },
  ].map(({ model, releaseM, name }) =>
    stepped(
      'a2lMaxKg',
      'advice',
      'kg',
      6.52,
      flammable(model, sealedArea(6.62, releaseM), 20),
      { value: 6.62, project: flammable(model, sealedArea(6.52, releaseM), 20) },
      name,
    ),
  ),
  stepped('a2lTightKg', 'advice', 'kg', 6.52, flammable('C4-112', 6.62 / (0.5 * 0.307 * 2.5), 2.5), {
    value: 6.62,
    project: flammable('C4-112', 6.52 / (0.5 * 0.307 * 2.5), 2.5),
  }),
  stepped('a2lCirculatedKg', 'error', 'kg', 6.52, flammable('C4-112', 6.62 / (0.75 * 0.307 * 2.5), 2.5), {
    value: 6.62,
    project: flammable('C4-112', 6.52 / (0.75 * 0.307 * 2.5), 2.5),
  }),
]
