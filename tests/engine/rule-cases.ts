import type { OutdoorType } from '../../src/model/project/codes'
import type { FindingValues } from '../../src/model/finding/finding'
import type { Project } from '../../src/model/project/project'
import type { DiagramBuilder } from '../helpers/diagram-builder'
import { projectBuilder } from '../helpers/project-builder'

type Draw = (draw: DiagramBuilder) => DiagramBuilder

/** A connection rule: a diagram that breaks it at one place, and its neighbour that does not. */
export interface RuleCase {
  code: string
  name: string
  /** Id of the node or edge that stands wrong; null where the finding has no place. */
  at: string | null
  values: FindingValues
  breaks: Project
  holds: Project
}

function drawn(draw: Draw, type: OutdoorType, model = 'X4R-20', seriesCode?: string): Project {
  return projectBuilder()
    .system('s', (builder) => draw(builder.outdoor('odu', [model], type, seriesCode === undefined ? {} : { seriesCode })))
    .build()
}

function inMode(type: OutdoorType) {
  return (code: string, name: string, at: string, breaks: Draw, holds: Draw, values: FindingValues = {}): RuleCase => ({
    code,
    name,
    at,
    values,
    breaks: drawn(breaks, type),
    holds: drawn(holds, type),
  })
}

const mainSub = inMode('MainSub')
const recovery = inMode('HR')
const heatPump = inMode('HP')
const LIMIT = { limitKw: 16 }

const mainBox: Draw = (draw) => draw.box('main', 'odu', 8, {}, 'MS-MAIN')
const boxOf =
  (ports: number): Draw =>
  (draw) =>
    draw.box('box', 'odu', ports)

export const MAIN_SUB_CASES: RuleCase[] = [
  mainSub(
    'mdcMainFirst',
    'a main box behind a joint',
    'main',
    (draw) => draw.joint('j', 'odu').box('main', 'j', 8, {}, 'MS-MAIN'),
    mainBox,
  ),
  mainSub(
    'mdcSubAfterMain',
    'a sub box straight on the main box',
    'sub',
    (draw) => mainBox(draw).box('sub', 'main', 6, { port: 1 }, 'MS-SUB'),
    (draw) => mainBox(draw).mergeJoint('link', 'main', 'PLUS-SUB', { port: 1 }).box('sub', 'link', 6, {}, 'MS-SUB'),
  ),
  mainSub(
    'mdcSubAfterMain',
    'a sub box behind another sub box',
    'sub2',
    (draw) =>
      mainBox(draw)
        .mergeJoint('link', 'main', 'MP2-SUB', { port: 1 })
        .box('sub', 'link', 6, {}, 'MS-SUB')
        .mergeJoint('link2', 'sub', 'PLUS-SUB', { port: 1 })
        .box('sub2', 'link2', 6, {}, 'MS-SUB'),
    (draw) =>
      mainBox(draw)
        .mergeJoint('link', 'main', 'MP2-SUB', { port: 1 })
        .box('sub', 'link', 6, {}, 'MS-SUB')
        .mergeJoint('link2', 'main', 'PLUS-SUB', { port: 3 })
        .box('sub2', 'link2', 6, {}, 'MS-SUB'),
  ),
  mainSub(
    'mdcSubNotMainPort',
    'a sub box with more ports than the main box',
    'sub',
    (draw) => mainBox(draw).mergeJoint('link', 'main', 'MP2-SUB', { port: 1 }).box('sub', 'link', 10, {}, 'MS-SUB'),
    (draw) => mainBox(draw).mergeJoint('link', 'main', 'MP2-SUB', { port: 1 }).box('sub', 'link', 8, {}, 'MS-SUB'),
  ),
  mainSub(
    'mdcMp2AfterBox',
    'an MP2 with no main or sub box upstream',
    'mp',
    (draw) => draw.mergeJoint('mp', 'odu', 'MP2'),
    (draw) => mainBox(draw).mergeJoint('mp', 'main', 'MP2', { port: 1 }),
  ),
  mainSub(
    'mdcJointCannot',
    'a plain joint below an MP joint',
    'j',
    (draw) => mainBox(draw).mergeJoint('mp', 'main', 'MP2', { port: 1 }).joint('j', 'mp'),
    (draw) => mainBox(draw).joint('j', 'main', { port: 1 }),
  ),
  mainSub(
    'mdcJointCannot',
    'a header above an MP joint',
    'hd',
    (draw) => mainBox(draw).joint('hd', 'main', { port: 1 }, 4).mergeJoint('mp', 'hd', 'MP2'),
    (draw) => mainBox(draw).joint('hd', 'main', { port: 1 }, 4).mergeJoint('link', 'hd', 'PLUS-SUB'),
  ),
  mainSub(
    'mdcIduCannot',
    'a unit straight under the outdoor unit',
    'u',
    (draw) => draw.unit('u', 'odu', 'C4-056'),
    (draw) => mainBox(draw).unit('u', 'main', 'C4-056', { port: 1 }),
  ),
  mainSub(
    'mdcIduCannot',
    'a fresh-air unit on a sub connector',
    'u',
    (draw) => mainBox(draw).mergeJoint('link', 'main', 'PLUS-SUB', { port: 1 }).freshAir('u', 'link', 'FA-090'),
    (draw) => mainBox(draw).mergeJoint('link', 'main', 'MP2', { port: 1 }).freshAir('u', 'link', 'FA-090'),
  ),
  mainSub(
    'mdcIduCannot',
    'a unit on a plain joint with no box upstream',
    'u',
    (draw) => draw.joint('j', 'odu').unit('u', 'j', 'C4-056'),
    (draw) => mainBox(draw).joint('j', 'main', { port: 1 }).unit('u', 'j', 'C4-056'),
  ),
  mainSub(
    'mdcLowCapIduCannot',
    'a unit of exactly L under a reversed MP2 that holds a box unit',
    'u',
    (draw) =>
      mainBox(draw).mergeJoint('mp', 'main', 'MP2', { port: 1 }, { reverse: true, boxIndoorUnitId: 'other' }).unit('u', 'mp', 'C4-160'),
    (draw) =>
      mainBox(draw).mergeJoint('mp', 'main', 'MP2', { port: 1 }, { reverse: true, boxIndoorUnitId: 'other' }).unit('u', 'mp', 'DH-200'),
    LIMIT,
  ),
  mainSub(
    'mdcNoPortSuitable',
    'a large unit whose sibling port is taken',
    'u',
    (draw) => mainBox(draw).unit('small', 'main', 'C4-056', { port: 2 }).unit('u', 'main', 'DH-200', { port: 1 }),
    (draw) => mainBox(draw).unit('small', 'main', 'C4-056', { port: 3 }).unit('u', 'main', 'DH-200', { port: 1 }),
    LIMIT,
  ),
  mainSub(
    'mdcNoPortSuitable',
    'a unit above L, where one of exactly L fits one port',
    'u',
    (draw) => mainBox(draw).unit('small', 'main', 'C4-056', { port: 2 }).unit('u', 'main', 'DH-200', { port: 1 }),
    (draw) => mainBox(draw).unit('small', 'main', 'C4-056', { port: 2 }).unit('u', 'main', 'DH-160', { port: 1 }),
    LIMIT,
  ),
]

export const HEAT_RECOVERY_CASES: RuleCase[] = [
  recovery(
    'hrBoxAfterBox',
    'a box behind a box',
    'box2',
    (draw) => boxOf(4)(draw).box('box2', 'box', 2, { port: 1 }),
    (draw) => draw.joint('j', 'odu').box('box', 'j', 4).box('box2', 'j', 2),
  ),
  recovery(
    'hrHydroAfterBox',
    'a hydro unit behind a box',
    'h',
    (draw) => boxOf(4)(draw).hydro('h', 'box', 'HDO-L080', { port: 1 }),
    (draw) => draw.joint('j', 'odu').box('box', 'j', 4).hydro('h', 'j', 'HDO-L080'),
  ),
  recovery(
    'hrJointNeedsBox',
    'an MP4 with no box upstream',
    'mp',
    (draw) => draw.mergeJoint('mp', 'odu', 'MP4'),
    (draw) => boxOf(4)(draw).mergeJoint('mp', 'box', 'MP4', { port: 1 }),
    { jointType: 'MP4' },
  ),
  recovery(
    'hrIndoorNeedsBox',
    'an indoor unit with no box upstream',
    'u',
    (draw) => draw.joint('j', 'odu').unit('u', 'j', 'C4-056'),
    (draw) => boxOf(4)(draw).unit('u', 'box', 'C4-056', { port: 1 }),
  ),
  recovery(
    'hrAhuNeedsBox',
    'a kit with no box upstream',
    'k',
    (draw) => draw.kit('k', 'odu', 'AK-160', 'air-handler'),
    (draw) => boxOf(4)(draw).kit('k', 'box', 'AK-160', 'air-handler', { port: 1 }),
  ),
  recovery(
    'hrAhuNeedsBox',
    'a fresh-air unit with no box upstream',
    'u',
    (draw) => draw.freshAir('u', 'odu', 'FA-090'),
    (draw) => boxOf(4)(draw).freshAir('u', 'box', 'FA-090', { port: 1 }),
  ),
  recovery(
    'hrNoSuitablePort',
    'a large unit whose sibling port is taken',
    'u',
    (draw) => boxOf(4)(draw).unit('small', 'box', 'C4-056', { port: 3 }).unit('u', 'box', 'DH-200', { port: 4 }),
    (draw) => boxOf(4)(draw).placeholder('free', 'box', { port: 3 }, { reservedFor: 'u' }).unit('u', 'box', 'DH-200', { port: 4 }),
    LIMIT,
  ),
  recovery(
    'hrNoSuitablePort',
    'a large unit beside a merge joint that takes its sibling',
    'u',
    (draw) =>
      boxOf(6)(draw).mergeJoint('mp', 'box', 'MP3-W', { port: 1 }).unit('big', 'mp', 'DH-400').unit('u', 'box', 'DH-200', { port: 4 }),
    (draw) =>
      boxOf(6)(draw).mergeJoint('mp', 'box', 'MP3-W', { port: 1 }).unit('big', 'mp', 'DH-400').unit('u', 'box', 'DH-200', { port: 5 }),
    LIMIT,
  ),
  recovery(
    'hrLowCapacityReversed',
    'a small unit on a reversed box',
    'u',
    (draw) => draw.box('box', 'odu', 4, {}, 'MS', { reverse: true }).unit('u', 'box', 'C4-160', { port: 1 }),
    (draw) => draw.box('box', 'odu', 4, {}, 'MS', { reverse: true }).unit('u', 'box', 'DH-200', { port: 1 }),
    LIMIT,
  ),
]

const HOT_WATER = '2610'

export const GENERAL_CASES: RuleCase[] = [
  recovery(
    'placeTaken',
    'two units on one port',
    'b',
    (draw) => boxOf(4)(draw).unit('a', 'box', 'C4-056', { port: 1 }).unit('b', 'box', 'C4-056', { port: 1 }),
    (draw) => boxOf(4)(draw).unit('a', 'box', 'C4-056', { port: 1 }).unit('b', 'box', 'C4-056', { port: 2 }),
  ),
  recovery(
    'placeTaken',
    'a unit on a port that a merge joint took',
    'b',
    (draw) => boxOf(6)(draw).mergeJoint('mp', 'box', 'MP4', { port: 1 }).unit('b', 'box', 'C4-056', { port: 4 }),
    (draw) => boxOf(6)(draw).mergeJoint('mp', 'box', 'MP4', { port: 1 }).unit('b', 'box', 'C4-056', { port: 5 }),
  ),
  heatPump(
    'placeTaken',
    'a third child of a Y joint',
    'c',
    (draw) => draw.joint('j', 'odu').unit('a', 'j', 'C4-056').unit('b', 'j', 'C4-056').unit('c', 'j', 'C4-056'),
    (draw) => draw.joint('j', 'odu', {}, 3).unit('a', 'j', 'C4-056').unit('b', 'j', 'C4-056').unit('c', 'j', 'C4-056'),
  ),
  recovery(
    'portUnknown',
    'a child without a port',
    'u',
    (draw) => boxOf(4)(draw).unit('u', 'box', 'C4-056'),
    (draw) => boxOf(4)(draw).unit('u', 'box', 'C4-056', { port: 4 }),
  ),
  recovery(
    'portUnknown',
    'a port the box does not have',
    'u',
    (draw) => boxOf(4)(draw).unit('u', 'box', 'C4-056', { port: 5 }),
    (draw) => boxOf(5)(draw).unit('u', 'box', 'C4-056', { port: 5 }),
  ),
  recovery(
    'portUnknown',
    'an MP4 past the last port',
    'mp',
    (draw) => boxOf(6)(draw).mergeJoint('mp', 'box', 'MP4', { port: 4 }),
    (draw) => boxOf(6)(draw).mergeJoint('mp', 'box', 'MP4', { port: 3 }),
  ),
  recovery(
    'portUnknown',
    'an MP2 on an even port',
    'mp',
    (draw) => boxOf(6)(draw).mergeJoint('mp', 'box', 'MP2', { port: 2 }),
    (draw) => boxOf(6)(draw).mergeJoint('mp', 'box', 'MP2', { port: 3 }),
  ),
  {
    code: 'hotWaterKitAlone',
    name: 'the hot-water item straight under the outdoor unit of such a series',
    at: 'kit',
    values: {},
    breaks: drawn((draw) => draw.hydro('kit', 'odu', 'HDO-L080', {}, { seriesCode: '238000' }), 'HP', 'X4P-10', HOT_WATER),
    holds: drawn((draw) => draw.joint('j', 'odu').hydro('kit', 'j', 'HDO-L080', {}, { seriesCode: '238000' }), 'HP', 'X4P-10', HOT_WATER),
  },
  {
    code: 'hotWaterKitAlone',
    name: 'only in the six series',
    at: 'kit',
    values: {},
    breaks: drawn((draw) => draw.hydro('kit', 'odu', 'HDO-L080', {}, { seriesCode: '238000' }), 'HP', 'X4P-10', HOT_WATER),
    holds: drawn((draw) => draw.hydro('kit', 'odu', 'HDO-L080', {}, { seriesCode: '238000' }), 'HP', 'X4P-10', '2612'),
  },
  {
    code: 'branchMaterial',
    name: 'a joint of another material than its pipe',
    at: 'j',
    values: {},
    breaks: drawn((draw) => draw.joint('j', 'odu', { edgeMaterial: 'copper' }, 2, { materialType: 'steel' }), 'HP', 'X4P-10', HOT_WATER),
    holds: drawn((draw) => draw.joint('j', 'odu', { edgeMaterial: 'copper' }, 2, { materialType: 'copper' }), 'HP', 'X4P-10', HOT_WATER),
  },
  recovery(
    'jointOnlyIndoorOrFreshAir',
    'a hydro unit under an MP4',
    'h',
    (draw) => boxOf(4)(draw).mergeJoint('mp', 'box', 'MP4', { port: 1 }).hydro('h', 'mp', 'HDO-L080'),
    (draw) => boxOf(4)(draw).mergeJoint('mp', 'box', 'MP4', { port: 1 }).unit('u', 'mp', 'DH-450'),
    { jointType: 'MP4' },
  ),
  recovery(
    'jointOnlyOneKit',
    'an air handler of two kits under an MP8',
    'k1',
    (draw) =>
      boxOf(8)(draw)
        .mergeJoint('mp', 'box', 'MP8', { port: 1 })
        .kit('k1', 'mp', 'AK-560', 'air-handler')
        .kit('k2', 'mp', 'AK-560', 'air-handler'),
    (draw) => boxOf(8)(draw).mergeJoint('mp', 'box', 'MP8', { port: 1 }).kit('k1', 'mp', 'AK-560', 'air-handler'),
    { jointType: 'MP8' },
  ),
]

const simple: Draw = (draw) => draw.joint('j', 'odu').unit('a', 'j', 'C4-140').unit('b', 'j', 'C4-112')

function outdoor(code: string, name: string, breaks: [OutdoorType, ...string[]], holds: [OutdoorType, ...string[]]): RuleCase {
  const of = ([type, ...models]: [OutdoorType, ...string[]]) =>
    projectBuilder()
      .system('s', (builder) => simple(builder.outdoor('odu', models, type)))
      .build()
  return { code, name, at: 'odu', values: {}, breaks: of(breaks), holds: of(holds) }
}

export const OUTDOOR_CASES: RuleCase[] = [
  outdoor('outdoorMixed', 'modules of two refrigerants', ['HP', 'X4P-10', 'X3P-10'], ['HP', 'X4P-10', 'X4P-12']),
  outdoor('outdoorMixed', 'modules of two and of three pipes', ['MainSub', 'X4P-10', 'X4R-10'], ['MainSub', 'X4R-10', 'X4R-12']),
  outdoor('outdoorMixed', 'a mini unit beside a module', ['HP', 'X4P-10', 'S4P-08'], ['HP', 'X4P-10', 'X4P-08']),
  outdoor('outdoorMixed', 'a combination beside a module of another series', ['HP', 'X4P-34C', 'X3P-10'], ['HP', 'X4P-34C', 'X4P-10']),
  outdoor('outdoorMode', 'a heat pump in a drawing of heat recovery', ['HR', 'X4P-10'], ['HR', 'X4R-10']),
  outdoor('outdoorMode', 'heat recovery in a drawing of a heat pump', ['HP', 'X3R-10'], ['HP', 'X3P-10']),
  outdoor('outdoorMode', 'a heat pump in a drawing of heat recovery, where main/sub takes it', ['HR', 'X4P-10'], ['MainSub', 'X4P-10']),
]

export const TREE_CASES: RuleCase[] = [
  heatPump('notATree', 'an orphan', 'lost', (draw) => simple(draw).node('lost', 'indoor', 'idu1', { model: 'C4-056' }), simple),
  heatPump(
    'notATree',
    'a text beside the tree is no orphan',
    'lost',
    (draw) => simple(draw).node('lost', 'joint', 'joint', {}),
    (draw) => simple(draw).text('lost', 'note'),
  ),
  heatPump(
    'notATree',
    'a unit fed by a unit',
    'u',
    (draw) => simple(draw).unit('u', 'a', 'C4-056'),
    (draw) => draw.joint('j', 'odu').unit('a', 'j', 'C4-140').unit('u', 'j', 'C4-056'),
  ),
  heatPump(
    'notATree',
    'a joint fed by a unit',
    'below',
    (draw) => simple(draw).joint('below', 'a').unit('u', 'below', 'C4-056'),
    (draw) => draw.joint('j', 'odu').unit('a', 'j', 'C4-140').joint('below', 'j').unit('u', 'below', 'C4-056'),
  ),
  heatPump('notATree', 'two parents', 'a', (draw) => simple(draw).pipe('odu', 'a'), simple),
  heatPump(
    'notATree',
    'two parents, but for the box of merged kits',
    'u',
    (draw) => draw.joint('j', 'odu').kit('k1', 'j', 'AK-160', 'h').kit('k2', 'j', 'AK-160', 'h').unit('u', 'k1', 'C4-056').pipe('k2', 'u'),
    (draw) =>
      draw
        .joint('j', 'odu')
        .kit('k1', 'j', 'AK-160', 'h')
        .kit('k2', 'j', 'AK-160', 'h')
        .node('u', 'ahuBox', 'ahubox', {})
        .pipe('k1', 'u')
        .pipe('k2', 'u'),
  ),
  heatPump('notATree', 'a pipe to a node that is not there', 'j>gone', (draw) => simple(draw).pipe('j', 'gone'), simple),
  heatPump('notATree', 'a duplicate id', 'a', (draw) => simple(draw).node('a', 'joint', 'joint', {}), simple),
  heatPump('notATree', 'a second outdoor unit', 'odu2', (draw) => simple(draw).outdoor('odu2', ['X4P-10']), simple),
  heatPump(
    'notATree',
    'a cycle away from the tree',
    'x',
    (draw) => simple(draw).node('x', 'joint', 'joint', {}).joint('y', 'x').pipe('y', 'x'),
    simple,
  ),
  heatPump(
    'notATree',
    'two gas pipes between the same ends, where a gas and a liquid pipe are one feed',
    'j>c:gas',
    (draw) => simple(draw).unit('c', 'j', 'C4-056', { kind: 'gas' }).pipe('j', 'c', { kind: 'gas' }),
    (draw) => simple(draw).unit('c', 'j', 'C4-056', { kind: 'gas' }).pipe('j', 'c', { kind: 'liquid' }),
  ),
  {
    code: 'notATree',
    name: 'no outdoor unit, where an empty graph is valid',
    at: null,
    values: {},
    breaks: projectBuilder()
      .system('s', (builder) => builder.node('j', 'joint', 'joint', {}))
      .build(),
    holds: projectBuilder().system('s').build(),
  },
]
