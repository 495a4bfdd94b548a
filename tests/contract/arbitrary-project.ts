import fc from 'fast-check'
import type { JsonRecord } from '../../src/contract/wire/read-value'
import { arbitraryController, arbitraryWiring } from './arbitrary-wiring'
import { savedProject, savedSystem, type SavedProject } from './saved-project'

const optional = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined, freq: 2 })
const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }).map((value) => value + 0)
const amount = fc.double({ noNaN: true, noDefaultInfinity: true, min: 0, max: 1e6 })
const text = fc.string({ maxLength: 8 })
const id = fc.string({ minLength: 1, maxLength: 4 })

/** Fields no reader knows: their names start with a mark of their own. */
const unknown = fc.dictionary(
  fc.string({ maxLength: 5 }).map((name) => `~${name}`),
  fc.jsonValue({ maxDepth: 3 }).map(asJson),
  { maxKeys: 3 },
)

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

function fields(model: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<JsonRecord> {
  return fc.tuple(fc.record(model), unknown).map(([known, other]) => withoutGaps({ ...other, ...known }))
}

function withoutGaps(record: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}

const outlets = optional(fc.integer({ min: 1, max: 16 }))
const circuit = {
  heightM: optional(number),
  label: optional(text),
  reverse: optional(fc.boolean()),
  materialType: optional(text),
  seriesCode: optional(fc.oneof(text, fc.integer())),
  ahuDataId: optional(id),
  msboxrvid: optional(id),
  msboxiduid: optional(id),
  portcapacity: optional(amount),
  indoorUnitId: optional(id),
}

const ids = optional(fc.array(id, { maxLength: 4 }))
const part = {
  ahuKitIndex: optional(fc.integer({ min: 1, max: 9 })),
  ahuKitIndexName: optional(text),
  _id: optional(id),
  added: optional(fc.boolean()),
  plusId: optional(id),
  startAhuToEndId: optional(id),
  startAhuEdgeId: optional(id),
  startPreEdgeOption: optional(fc.dictionary(text, fc.jsonValue({ maxDepth: 2 }).map(asJson), { maxKeys: 3 })),
  addNodeIds: ids,
  addEdgeIds: ids,
  addKitIds: ids,
  addHeight: optional(number),
  endAhuFromStartId: optional(id),
}

const data = {
  odu1: fields({
    ...circuit,
    models: optional(fc.array(id, { minLength: 1, maxLength: 4 })),
    ODUType: optional(fc.constantFrom('HP', 'HR', 'MainSub', '')),
    defaultPipingLength: optional(amount),
  }),
  idu1: fields({
    ...circuit,
    type: optional(fc.constantFrom('idu', 'fa', 'hdo', 'ahu', 'hrv')),
    modelName: optional(id),
    coolCapa: optional(amount),
    heatCapa: optional(amount),
  }),
  joint: fields({
    ...circuit,
    JointType: optional(fc.constantFrom('', 'MS', 'MS-MAIN', 'MS-SUB', 'MP2', 'MP8', 'MP2-SUB', 'PLUS-SUB')),
    branches: outlets,
    ports: outlets,
    bendingcount: outlets,
  }),
  ahukit: fields({ ...circuit, ...part, modelName: optional(id), coolCapa: optional(amount) }),
  ahujoint: fields({ ...circuit, ...part, branches: outlets, direction: optional(fc.constantFrom('lr', 'rl')) }),
  ahubox: fields({ ...circuit, ...part, directbox: optional(fc.boolean()), mergetbox: optional(fc.boolean()) }),
  plus: fields(circuit),
  'end cap': fields(circuit),
  'text-block': fields({
    label: optional(text),
    title: optional(text),
    plusId: optional(id),
    plusOffset: optional(fc.record({ x: number, y: number })),
  }),
}

const node = fc
  .constantFrom(...(Object.keys(data) as (keyof typeof data)[]))
  .chain((shape) =>
    fc
      .tuple(fc.record({ id, x: number, y: number }), data[shape], unknown)
      .map(([place, own, other]): JsonRecord & { data: JsonRecord } => ({ ...other, ...place, shape, data: own })),
  )

const edge = fc
  .tuple(
    fc.record({
      id,
      source: optional(id),
      target: optional(id),
      sourcePort: optional(fc.integer({ min: 0, max: 255 })),
      kind: optional(fc.constantFrom('gas', 'liquid', 'generic')),
    }),
    fields({
      ActualPipeLength: optional(amount),
      ActualPipeLength_GAS: optional(amount),
      ActualPipeLength_LIQUID: optional(amount),
      bendingcount: optional(fc.integer({ min: 0, max: 1000 })),
      materialType: optional(text),
      ahuDataId: optional(id),
      GasPipeDiameter: optional(fc.oneof(amount, text)),
    }),
    unknown,
  )
  .map(([ends, own, other]): JsonRecord & { data: JsonRecord } => ({ ...other, ...withoutGaps(ends), id: ends.id, data: own }))

const airHandler = fields({
  ahuName: optional(text),
  ahuCoilNumber: optional(fc.integer({ min: 0, max: 12 })),
  address: optional(text),
  isHyperLink: optional(fc.boolean()),
  selection: optional(
    fc.array(
      fields({
        id: optional(fc.oneof(id, fc.nat())),
        model: optional(id),
        ahuType: optional(fc.nat(9)),
        ahuKitQuantity: optional(fc.nat(6)),
        portNumb: optional(fc.nat(4)),
        coolCapacity: optional(fc.array(amount, { maxLength: 3 })),
        heatCapacity: optional(fc.array(amount, { maxLength: 3 })),
      }),
      { maxLength: 3 },
    ),
  ),
})

const controllerGraph = fc
  .tuple(
    fc.array(
      fc
        .tuple(
          fc.record({ id, shape: fc.constantFrom('hrv1', 'controller3', 'panel'), x: number, y: number }),
          fields({ nodeType: optional(text), seriesType: optional(text), seriesCode: optional(text), label: optional(text) }),
          unknown,
        )
        .map(([place, own, other]) => ({ ...other, ...place, data: own })),
      { maxLength: 4 },
    ),
    fc.array(
      fc
        .tuple(fc.record({ id, source: id, target: id, kind: fc.constant('generic') }), fields({ color: optional(text) }), unknown)
        .map(([ends, own, other]) => ({ ...other, ...ends, data: own })),
      { maxLength: 4 },
    ),
    unknown,
  )
  .map(([nodes, edges, other]) => ({ ...other, nodes, edges }))

const accessories = optional(
  fc.uniqueArray(
    fields({
      id: fc.string({ minLength: 1, maxLength: 4 }),
      type: optional(fc.constantFrom('panel', 'rearMountedComponents', 'V8Accessories', 'electricityMeter', '')),
      num: optional(fc.integer({ min: 1, max: 99 })),
    }),
    { maxLength: 3, selector: ({ id: own }) => own },
  ),
)
/** What a file may hold in a result field: the project of another tool, or of an older state. */
const stale = optional(fc.jsonValue({ maxDepth: 2 }).map(asJson))

const item = fields({
  type: optional(fc.constantFrom('idu', 'fa', 'hdo', 'ahu', 'hrv')),
  modelName: optional(id),
  name: optional(text),
  count: optional(fc.integer({ min: 1, max: 50 })),
  iduCount: optional(fc.integer({ min: 1, max: 50 })),
  coolCapa: optional(amount),
  rqdCoolCapa: optional(fc.oneof(amount, fc.constant(''), fc.constant(null))),
  roomAreaM2: optional(amount),
  room: optional(text),
  floor: optional(fc.oneof(text, fc.integer())),
  seriesCode: optional(text),
  ahuData: optional(airHandler),
  accessories,
  voidInternalUnit: optional(fc.boolean()),
  url: optional(text),
  rqdHeatCapa: optional(amount),
  ATC: stale,
  IDUOutput: stale,
  seriesType: stale,
})

const system = fc
  .tuple(
    fc.array(node, { maxLength: 8 }),
    fc.array(edge, { maxLength: 8 }),
    fc.array(item, { maxLength: 4 }),
    fields({
      status: optional(fc.constantFrom(0, 1, 2)),
      floor: optional(number),
      level: optional(number),
      oduModels: optional(fc.array(id, { maxLength: 4 })),
      accessories,
      controllerGraphData: optional(controllerGraph),
      label: optional(text),
      displayHiddenData: optional(fc.array(id, { maxLength: 2 })),
      graphPositionData: optional(fc.dictionary(id, fc.record({ x: number, y: number }), { maxKeys: 2 })),
      Systeminformation: stale,
      checkingListData: stale,
      totalMC: stale,
      isPureV8sys: stale,
    }),
  )
  .map(([nodes, edges, inDoorList, own]) => savedSystem(nodes, edges, { ...own, inDoorList }))

const room = fields({
  name: optional(text),
  floor: optional(fc.oneof(text, fc.integer())),
  zone: optional(text),
  areaM2: optional(fc.oneof(amount, fc.constant(''), fc.constant(null))),
  heightM: optional(amount),
  use: optional(text),
  coolKw: optional(amount),
  sensibleKw: optional(amount),
  heatKw: optional(amount),
  type: optional(text),
})

const numberedRooms = (rooms: readonly JsonRecord[]): JsonRecord[] => rooms.map((one, index) => ({ ...one, id: `r-${index}` }))

const numberedSystems = <T extends JsonRecord>(systems: readonly T[]): (T & { id: string })[] =>
  systems.map((one, index) => ({ ...one, id: `sys-${index}` }))

/** Designs that are put aside, as our own writer leaves them. */
const alternatives = fc
  .tuple(text, fc.array(fc.tuple(text, fc.array(system, { maxLength: 2 })), { maxLength: 2 }))
  .map(([name, others]) => ({
    id: 'design',
    name,
    others: others.map(([named, systems], index) => ({
      id: `design-${index}`,
      name: named,
      wiring: {},
      oduList: numberedSystems(systems),
    })),
  }))

/** Any saved project another tool could have written: legal values, all optional fields there or not, unknown fields everywhere. */
export const arbitraryProject: fc.Arbitrary<SavedProject> = fc
  .tuple(
    fc.array(system, { maxLength: 3 }),
    fields({
      createdBy: optional(text),
      userName: optional(text),
      country: optional(text.map((name) => JSON.stringify(name))),
      city: optional(fc.tuple(text, text).map((pair) => JSON.stringify(pair))),
      revision: optional(fc.nat()),
      ProgramVer: optional(text),
      ProgramVerTime: optional(text),
      page2: optional(
        fields({ sliderValue1: optional(fc.integer({ min: 0, max: 100 })), sliderValue9: optional(fc.integer({ min: 0, max: 100 })) }),
      ),
      controller: optional(arbitraryController),
      wiring: optional(arbitraryWiring),
      unitSetting: optional(fc.constantFrom({ unitsType: 1 }, { length: 'ft' }, { volumn: 'm³' })),
    }),
    fields({
      projectName: optional(text),
      coolingIndoorDbt: optional(number),
      heatingOutdoorWbt: optional(fc.oneof(number, fc.constant(''), fc.constant(null))),
      elevation: optional(number),
      solution: optional(text.filter(Boolean)),
      powerType: optional(fc.constantFrom(50, 60)),
      cooperativeType: optional(fc.constantFrom(1, 2, 3)),
      pipeSpecYes: optional(fc.boolean()),
      sizingFactor: optional(fc.record({ cooling: fc.double({ min: 0.5, max: 3, noNaN: true }) })),
      timeStep: optional(number),
      floorNumber: optional(number),
      peopleDensityM2Person: optional(number),
      weatherInfo: optional(
        fc.oneof(
          text,
          fc.record({ station: text.filter(Boolean), latitude: number, attribution: optional(fc.integer()) }).map(withoutGaps),
        ),
      ),
    }),
    fields({
      oduIndex: optional(fc.nat(3)),
      graphSysIndex: optional(fc.nat(3)),
      graphScalePercent: optional(fc.integer({ min: 10, max: 400 })),
      expandSystemIds: optional(fc.subarray(['sys-0', 'sys-1', 'sys-2'])),
      reportUnselected: optional(fc.subarray(['sys-0', 'sys-1', 'of another project'])),
    }),
    optional(fc.array(room, { maxLength: 3 })),
    optional(alternatives),
  )
  .map(([systems, own, page1, selection, rooms, aside]) => {
    const numbered = numberedSystems(systems)
    return savedProject(numbered, {
      ...own,
      ...(aside && { alternatives: aside }),
      page1,
      selection: { ...selection, ...(rooms && { rooms: numberedRooms(rooms) }), oduList: numbered },
    })
  })
