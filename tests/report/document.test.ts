import { beforeAll, describe, expect, it } from 'vitest'
import type { SystemRecord } from '../../src/contract/system-record'
import { toSystemRecord } from '../../src/engine/decode/system-record'
import type { Part, ReportDocument } from '../../src/report/document/report-document'
import { IMPERIAL } from '../../src/model/project/quantity'
import { indoorUnit, projectBuilder } from '../helpers/project-builder'
import { sampleProject } from '../helpers/sample-projects'
import { pack, pairs, part, table, writeReport } from './written-report'

const UNITS = { a: 'C4-056', b: 'C4-056', c: 'C4-071', d: 'DM-090' } as const
const list = Object.entries(UNITS).map(([id, model]) =>
  indoorUnit(model, { id, name: `Unit ${id}`, room: `Room ${id}`, requiredCoolingKw: 5 }),
)

/** The worked system of the rule pack: one 10 HP outdoor unit 15 m above four units behind three joints. */
const worked = () =>
  projectBuilder()
    .named('Worked system')
    .design({
      coolingIndoorDryBulbC: 27,
      coolingIndoorWetBulbC: 19,
      coolingOutdoorDryBulbC: 38,
      heatingIndoorDryBulbC: 20,
      heatingOutdoorWetBulbC: 2,
      elevationM: 0,
    })
    .system(
      'worked',
      (draw) =>
        draw
          .outdoor('odu', ['X4P-10'])
          .joint('J1', 'odu', { lengthM: 30, bends: 6, heightM: -15 })
          .unit('A', 'J1', UNITS.a, { lengthM: 6, heightM: -15 }, { indoorUnitId: 'a' })
          .joint('J2', 'J1', { lengthM: 10, bends: 2, heightM: -15 })
          .unit('B', 'J2', UNITS.b, { lengthM: 5, heightM: -15 }, { indoorUnitId: 'b' })
          .joint('J3', 'J2', { lengthM: 8, bends: 1, heightM: -15 })
          .unit('C', 'J3', UNITS.c, { lengthM: 5, heightM: -15 }, { indoorUnitId: 'c' })
          .unit('D', 'J3', UNITS.d, { lengthM: 8, bends: 3, heightM: -15 }, { indoorUnitId: 'd' }),
      { outdoorModels: ['X4P-10'], indoorUnits: list },
    )
    .build()

let document: ReportDocument & { parts: Part[] }
let record: SystemRecord

beforeAll(async () => {
  const project = worked()
  const written = await writeReport(project)
  document = written.document
  const { worked: result } = written.results
  const system = project.systems['worked']
  if (!result || !system) throw new Error('the worked system was not calculated')
  record = toSystemRecord(result, system, pack, written.sentence)
})

const of = (id: string) => part(document.parts, id)

/** The sentences of a part. */
const texts = ({ blocks }: Part) => blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))

describe('the report of a known project', () => {
  it('the report of a known project prints the figures of the worked system', () => {
    const shown = pairs(of('capacities-worked'))
    expect(shown['Rated connection ratio']).toBe('97.5\u202f%')
    expect(shown['Actual connection ratio']).toBe('109.6\u202f%')
    expect(shown['Farthest unit, actual length']).toBe('56.0\u202fm')
    expect(shown['Outdoor delivered, cooling / heating']).toBe('24.29\u202fkW / 24.46\u202fkW')
    expect(pairs(of('charge-worked'))).toMatchObject({
      'Factory charge': '7.50\u202fkg',
      'Additional charge on site': '4.10\u202fkg',
      'Total charge': '11.60\u202fkg',
    })
  })

  it('the report of a known project lists every pipe with the diameters, lengths and loads of the core', () => {
    const { rows } = table(of('pipeList-worked'), 'pipeList')
    expect(rows).toHaveLength(record.PipeOutput.length)
    const shown = rows.map((row) => row.slice(3)).sort()
    const expected = record.PipeOutput.map((pipe) => [
      pipe.ActualPipeLength.toFixed(1),
      String(pipe.bendingcount),
      pipe.equivalentLengthM.toFixed(2),
      pipe.capacityKw.toFixed(1),
      String(pipe.GasPipeDiameter),
      String(pipe.LiquidPipeDiameter),
    ]).sort()
    expect(shown).toEqual(expected)
  })

  it('the report of a known project says nothing of default lengths where each is typed', () => {
    expect(JSON.stringify(document.parts)).not.toMatch(/default/i)
  })

  it('the report of a known project marks default lengths in the pipe list, the order list and beside the charge', async () => {
    const project = worked()
    const { diagram } = project.systems['worked'] ?? {}
    diagram?.edgeLengthM.fill(NaN, 1, 3)
    const { parts } = (await writeReport(project)).document
    const lengths = table(part(parts, 'pipeList-worked'), 'pipeList').rows.map((row) => row[3] ?? '')
    expect(lengths.filter((length) => length === '(3.0)')).toHaveLength(2)
    const summary = table(part(parts, 'pipeSummary-worked'), 'pipeSummary')
    expect(summary.columns.at(-1)).toContain('Of which default')
    const ofService = (service: string) => summary.rows.filter((row) => row[0] === service)
    expect(ofService('Liquid').reduce((sum, row) => sum + Number(row[5]), 0)).toBeCloseTo(6, 6)
    for (const id of ['pipeList-worked', 'pipeSummary-worked', 'charge-worked']) {
      expect(texts(part(parts, id)), id).toContainEqual(expect.stringContaining('2 of 7 lengths are defaults'))
    }
  })

  it('the report of a known project says what was not checked instead of calling every limit kept', async () => {
    const project = worked()
    expect(texts(of('findings-worked'))).toContain('Not checked: room area missing (4 rooms), ceiling height missing (4 rooms)')
    for (const unit of project.systems['worked']?.indoorUnits ?? []) Object.assign(unit, { roomAreaM2: 60, roomHeightM: 2.7 })
    const { parts } = (await writeReport(project)).document
    expect(texts(part(parts, 'findings-worked')).join()).not.toContain('Not checked')
  })

  it('the report of a known project adds equal tubes up without losing a metre', () => {
    const { rows } = table(of('pipeSummary-worked'), 'pipeSummary')
    const total = (service: string) => rows.filter((row) => row[0] === service).reduce((sum, row) => sum + Number(row[4]), 0)
    expect(total('Liquid')).toBeCloseTo(72, 6)
    expect(total('Gas')).toBeCloseTo(72, 6)
    expect(rows).toContainEqual(['Gas', '22.2', '1', '6', '30.0'])
  })

  it('the report of a known project groups joints by model with the places they stand at', () => {
    const { rows } = table(of('fittings-worked'), 'fittings')
    expect(rows).toEqual([
      ['BJ-230', 'Branch joint', '2', 'Joint 2, Joint 3'],
      ['BJ-330', 'Branch joint', '1', 'Joint 1'],
    ])
  })

  it('the report of a known project shows required beside delivered capacity of every unit', () => {
    const { rows } = table(of('capacities-worked'), 'units')
    const shown = rows.map((row) => [row[2], row[6], row[7]]).sort()
    expect(shown).toEqual(record.IDUOutput.map((unit) => [unit.IDUModel, '5.00', unit.adjustTCforCooling.toFixed(2)]).sort())
    expect(rows.map((row) => row[3]).sort()).toEqual(['Room a', 'Room b', 'Room c', 'Room d'])
    expect(new Set(rows.map((row) => row[0])).size).toBe(4)
    for (const row of rows) expect(row[0]).toMatch(/^IDU-\d-0\d$/)
  })

  it('the report of a known project colours a unit as the findings of its room are, and says of a system with a short room that it has findings', () => {
    const block = of('capacities-worked').blocks.find((each) => each.kind === 'table' && each.id === 'units')
    if (block?.kind !== 'table') throw new Error('the report has no table of units')
    const tones = record.IDUOutput.map((_, index) => block.tone?.(index))
    const found = record.IDUOutput.map(({ nodeId }) => record.findings.find((finding) => finding.nodeId === nodeId)?.severity ?? 'plain')
    expect(tones).toEqual(found)
    expect(new Set(tones)).toEqual(new Set(['advice', 'plain']))
    expect(of('findings-worked').blocks.some((each) => each.kind === 'text' && each.tone === 'good')).toBe(false)
  })

  it('the report of a known project names no sensible cooling of a kit, of which the pack has no figure', async () => {
    const written = await writeReport(sampleProject(['air-handler']))
    const { rows } = table(part(written.document.parts, 'capacities-air-handler'), 'units')
    const sensible = new Map(rows.map((row) => [row[2], row[8]]))
    expect([sensible.get('AK-160'), sensible.get('AK-090')]).toEqual(['–', '–'])
    expect(sensible.get('DM-056')).toMatch(/^\d\.\d\d$/)
  })

  it('the report of a known project keeps every factor between nominal and delivered', () => {
    const { rows } = table(of('capacities-worked'), 'factors')
    const chain = record.ODUOutput?.factors.cooling
    const shown = rows[0]?.slice(1).map(Number) ?? []
    const nominal = record.ODUOutput?.nominalCoolCapa ?? NaN
    expect(shown[0]).toBeCloseTo(chain?.ratio ?? NaN, 4)
    expect(shown.reduce((product, factor) => product * factor, nominal)).toBeCloseTo(record.ODUOutput?.coolCapa ?? NaN, 1)
  })

  it('the report of a known project repeats every finding with its place and sentence', () => {
    const blocks = of('findings-worked').blocks
    const shown = blocks.flatMap((block) =>
      block.kind === 'table' ? Array.from({ length: block.rowCount }, (_, index) => block.row(index)[2]) : [],
    )
    expect(shown).toEqual(record.findings.map((finding) => finding.message))
  })

  it('the report of a known project orders what the systems need', () => {
    expect(table(of('indoorSchedule'), 'indoorSchedule').rows.map((row) => [row[0], row[2]])).toEqual([
      ['C4-056', '2'],
      ['C4-071', '1'],
      ['DM-090', '1'],
    ])
    expect(table(of('outdoorSchedule'), 'outdoorSchedule').rows[0]?.slice(0, 7)).toEqual([
      'ODU-1',
      'System 1',
      'X4P-10',
      '10',
      'R410A',
      '28.0',
      '31.5',
    ])
  })

  it('the report of a known project draws the diagram as a vector picture with its labels', () => {
    const [block] = of('diagram-worked').blocks
    expect(block).toMatchObject({ kind: 'diagram' })
    if (block?.kind === 'diagram') for (const text of ['Room a', 'DM-090', 'BJ-330']) expect(block.svg).toContain(text)
  })

  it('the report of a known project says which figures are estimates', () => {
    expect(pairs(of('notes'))['E']).toContain('not a maker')
    expect(table(of('outdoorSchedule'), 'outdoorSchedule').rows[0]?.at(-1)).toBe('E')
  })
})

describe('the options of a report', () => {
  it('panels and accessories are ordered with their numbers, as delivered or as chosen, and named in the language of the report', async () => {
    expect(table(of('parts'), 'parts').rows).toEqual([['PN-C4-950', 'Standard panel', 'Panel', '3', '18.0', 'C4-056, C4-071', 'E']])
    const project = worked()
    const system = project.systems['worked']
    const duct = system?.indoorUnits.find(({ model }) => model === 'DM-090')
    if (!system || !duct) throw new Error('the worked system has no duct unit')
    system.outdoorParts = [{ id: 'AC-SNOW', type: 'V8Accessories', count: 1 }]
    duct.count = 2
    duct.parts = [
      { id: 'RM-PLENUM-L', type: 'rearMountedComponents', count: 1 },
      { id: 'EM-1', type: 'electricityMeter', count: 2 },
      { id: 'of another pack', type: 'FilterMesh', count: 1 },
    ]
    const { document: german } = await writeReport(project, { language: 'de' })
    const { rows } = table(part(german.parts, 'parts'), 'parts')
    expect(rows.map((row) => [row[0], row[1], row[3]])).toEqual([
      ['PN-C4-950', 'Standardblende', '3'],
      ['RM-PLENUM-L', 'Rückluftkasten', '2'],
      ['AC-SNOW', 'Schneeschutzhaube', '1'],
      ['EM-1', 'Stromzähler, einphasig', '4'],
      ['of another pack', 'Nicht in den Gerätedaten', '2'],
    ])
  })

  it('the options of a report leave out sections and systems', async () => {
    const written = await writeReport(worked(), { systems: [], sections: ['project', 'pipeList'] })
    expect(written.document.parts.map((each) => each.id)).toEqual(['project', 'notes'])
  })

  it('the options of a report print lengths, capacities, pipes and masses in the reader’s units', async () => {
    const written = await writeReport(worked(), { unitSettings: IMPERIAL })
    const { rows } = table(part(written.document.parts, 'pipeList-worked'), 'pipeList')
    expect(rows[0]?.slice(3)).toEqual(['98.4', '6', expect.any(String), '93.2', '7/8', '3/8'])
    expect(pairs(part(written.document.parts, 'charge-worked'))['Total charge']).toBe(
      `${((record.ODUOutput?.totalChargeKg ?? NaN) * 2.2046).toFixed(2)}\u202flbs`,
    )
    expect(table(part(written.document.parts, 'charge-worked'), 'charge').rows[0]?.[2]).toBe('0.038')
  })

  it('the options of a report speak Chinese', async () => {
    const written = await writeReport(worked(), { language: 'zh' })
    expect(part(written.document.parts, 'pipeList-worked').title).toBe('配管明细')
    expect(table(part(written.document.parts, 'fittings-worked'), 'fittings').rows[0]?.[1]).toBe('分歧管')
  })

  it('the options of a report say so where a system has no piping yet', async () => {
    const project = projectBuilder()
      .system('empty', undefined, { indoorUnits: [indoorUnit('C4-056')] })
      .build()
    const { document: written } = await writeReport(project)
    expect(part(written.parts, 'diagram-empty').blocks).toMatchObject([{ kind: 'text', tone: 'muted' }])
    expect(part(written.parts, 'capacities-empty').blocks).toMatchObject([{ kind: 'text', tone: 'muted' }])
  })
})
