import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Proof, WireSubject } from '../../../../src/engine/proof/proof'
import { proveWire } from '../../../../src/engine/wiring/proof/prove-wire'
import { practiceOf } from '../../../../src/engine/wiring/electrical-loads'
import { rcdOf } from '../../../../src/engine/wiring/wiring-output'
import { projectWiring } from '../../../../src/engine/wiring/project-wiring'
import { wireCentrals, wireSystems } from '../../../../src/engine/wiring/wire-systems'
import { PIECE_UNITS, SIGNAL_UNITS } from '../../../../src/engine/wiring/proof/signal-steps'
import { SupplyProof } from '../../../../src/engine/wiring/proof/supply-steps'
import { WIRE_FORMULAS } from '../../../../src/engine/wiring/proof/wire-formulas'
import findings from '../../../../src/locales/en/findings.json' with { type: 'json' }
import words from '../../../../src/locales/en/proof.json' with { type: 'json' }
import { WIRING_CODES } from '../../../../src/model/wiring/finding-codes'
import { applyChange } from '../../../../src/model/change/apply'
import { setWires } from '../../../../src/model/edits/wiring/edit-wires'
import type { Project } from '../../../../src/model/project/project'
import { ORIGIN } from '../../../../src/model/wiring/wiring'
import { defaultPack, engine, packTables } from '../../core-record'
import { provenFaults, type Seen } from '../../proof/system-faults'
import { projectBuilder } from '../../../helpers/project-builder'
import { randomWiring } from '../random-wiring'

const SEED = Number(process.env.PROOF_SEED ?? 20261126)
const RUNS = Number(process.env.PROOF_RUNS ?? 15)

async function proofOf(project: Project, subject: WireSubject, systemId = project.systemOrder[0] ?? ''): Promise<Proof | null> {
  const system = project.systems[systemId]
  if (!system) throw new Error('The project has no such system.')
  return (await engine).run(proveWire, project, system, subject)
}

/** Every figure of the wiring of a system with its subject: lines, circuits, findings; NaN where it has no such figure. */
async function everyFigure(project: Project, systemId: string): Promise<{ subject: WireSubject; value: number }[]> {
  const [wires] = await (await engine).run(wireSystems, project, [systemId])
  const centrals = (await (await engine).run(wireCentrals, project)).filter(({ bus }) => bus.devices.some(({ id }) => id === systemId))
  const practice = practiceOf(defaultPack, project.information.country)
  if (!practice) throw new Error('The default pack has no practice.')
  const power = (wires?.supply ?? []).flatMap(({ device: { id, kind, lengthM, load }, ...line }) => {
    const { currentA, largestMotorA, mcaA, breakerA, areaMm2, ampacityA, dropV, dropPct } = line
    const sums = { currentA, largestMotorA, mcaA }
    const own = kind === 'board' ? {} : { loadA: load.currentA }
    const rcdMa = (line.isCircuitStart ? rcdOf(kind, practice) : null) ?? NaN
    const all = { ...own, ...sums, breakerA, rcdMa, cableMm2: areaMm2, ampacityA, dropV, dropPct, lengthM, 'margin.dropPct': 5 - dropPct }
    return Object.entries(id === ORIGIN ? sums : all).map(([quantity, value]) => ({ subject: { power: id, quantity }, value }))
  })
  const signal = [...(wires?.signal ?? []), ...centrals].flatMap(({ bus, pieces, totalM, units, systems, controllers }) => [
    ...Object.entries({
      busM: totalM,
      busUnits: units,
      busSystems: systems,
      busControllers: controllers,
      'margin.busM': bus.limits.maxM - totalM,
    }).map(([quantity, value]) => ({ subject: { signal: bus.id, quantity }, value })),
    ...pieces.map(({ device, address }) => ({ subject: { signal: bus.id, device: device.id, quantity: 'address' }, value: address })),
    ...pieces
      .filter(({ device }) => device.from !== '')
      .map(({ device: { id, lengthM } }) => ({ subject: { signal: bus.id, device: id, quantity: 'lengthM' }, value: lengthM })),
  ])
  return [...power, ...signal]
}

describe('the proof of a figure of wiring', () => {
  it('gives every figure and every finding of random projects again, and those it rests on', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(randomWiring, async (project) => {
        for (const systemId of project.systemOrder) {
          const seen: Seen = new Map()
          const prove = (subject: WireSubject): Promise<Proof | null> => proofOf(project, subject, systemId)
          for (const { subject, value } of await everyFigure(project, systemId)) {
            expect(await provenFaults(prove, packTables, subject, seen)).toEqual([])
            expect([subject, seen.get(JSON.stringify(subject))]).toEqual([subject, Number.isNaN(value) ? null : value])
          }
          for await (const { findings } of projectWiring(project, defaultPack, await engine, [systemId]))
            for (const finding of findings) {
              const { code, values, deviceId, lineId } = finding as typeof finding & { deviceId?: string; lineId?: string }
              if (!code.startsWith('wiring.') || values['excess'] === undefined) continue
              const subject = lineId === undefined ? { power: deviceId ?? '', quantity: code } : { signal: lineId, quantity: code }
              expect(await provenFaults(prove, packTables, subject, seen)).toEqual([])
              expect([subject, seen.get(JSON.stringify(subject))]).toEqual([subject, values['excess']])
            }
        }
      }),
      { seed: SEED, numRuns: RUNS },
    )
  })

  it('names formula, operands, row and source of a breaker and of a voltage drop', async () => {
    const breaker = await proofOf(office('DE'), { power: 'o/1', quantity: 'breakerA' })
    expect(breaker).toMatchObject({
      ...{ value: 40, unit: 'A', formula: 'd', steps: [], table: { path: '$.electrical.practices[0].breakersA' } },
      source: defaultPack.electrical?.provenance,
    })
    expect(breaker?.inputs.map(({ name, value, from }) => [name, value, from])).toEqual([
      ['listedDevice', 40, { path: '$.electrical.practices[0].breakersA[6]' }],
      ['minimumCircuitAmpacity', 31, { power: 'o/1', quantity: 'mcaA' }],
      ['largestFuse', 40, { path: expect.stringMatching(/^\$\.oduModules\.items\[\d+\]\.mfaA$/) as string }],
    ])
    const drop = await proofOf(office('DE'), { power: 'a', quantity: 'dropPct' })
    expect(drop?.inputs.map(({ name, from }) => [name, from])).toEqual([
      ['dropBefore', { power: 'indoor-board', quantity: 'dropPct' }],
      ['lineDrop', { power: 'a', quantity: 'dropV' }],
      ['voltage', { path: '$.electrical.supplies[1].voltV' }],
    ])
  })

  it('shows by the other practice how the factor bounds the device', async () => {
    const proof = await proofOf(office('US'), { power: 'o/1', quantity: 'breakerA' })
    expect(proof?.steps.map(({ formula, inputs }) => [formula, inputs[0]?.from])).toEqual([
      ['k * M + (I - M)', { path: '$.electrical.practices[1].deviceFactor' }],
    ])
    expect(proof?.inputs.map(({ name }) => name)).toEqual(['listedDevice', 'minimumCircuitAmpacity', 'deviceByFactor', 'largestFuse'])
  })

  it('gives the length along the piping by the pipes of its way, and says where the pack assumes one', async () => {
    const along = await proofOf(office('DE'), { power: 'b', quantity: 'lengthM' })
    expect([along?.value, along?.formula, along?.steps.map(({ value }) => value)]).toEqual([8, 'a + b - 2 * c', [25, 23, 20]])
    expect(along?.steps[0]?.inputs.map(({ from }) => from)).toEqual([
      { drawn: 'ActualPipeLength', edge: 'o>j' },
      { drawn: 'ActualPipeLength', edge: 'j>a' },
    ])
    const assumed = await proofOf(office('DE'), { power: 'a', quantity: 'lengthM' })
    expect(assumed?.inputs[0]?.from).toEqual({ path: '$.electrical.homeRunM' })
    const bus = await proofOf(office('DE'), { signal: 'S1', quantity: 'margin.busM' })
    expect([bus?.value, bus?.unit, bus?.inputs[1]?.from]).toEqual([1200 - 25 - 8, 'm', { path: '$.electrical.buses[0].maxM' }])
  })

  it('gives an address as typed, or as the lowest that is free, with the number of those below it', async () => {
    const project = office('DE')
    const addressOf = (device: string): Promise<Proof | null> => proofOf(project, { signal: 'S1', device, quantity: 'address' })
    applyChange(project, setWires(project, 'S1', 'signal', { a: { address: 2 } }))
    const typed = await addressOf('a')
    expect([typed?.value, typed?.formula, typed?.inputs[0]?.from]).toEqual([2, 'x', { drawn: 'address', signal: 'S1', device: 'a' }])
    const given = await addressOf('b')
    const first = defaultPack.electrical?.buses?.[0]?.addresses?.[0] ?? NaN
    expect([given?.value, given?.formula]).toEqual([first === 2 ? 3 : first, 'f + n'])
    expect(given?.inputs.map(({ name, value, from }) => [name, value, from])).toEqual([
      ['firstAddress', first, { path: '$.electrical.buses[0].addresses[0]' }],
      ['lowerAddresses', first === 2 ? 1 : 0, { drawn: 'lowerAddresses', signal: 'S1' }],
    ])
    // The outdoor unit begins the line and has none.
    expect(await addressOf('o')).toBeNull()
  })

  it('gives the earth leakage where a circuit begins, by outdoor or indoor unit', async () => {
    const leakage = (power: string): Promise<Proof | null> => proofOf(office('DE'), { power, quantity: 'rcdMa' })
    const [outdoor, indoor] = [await leakage('o/1'), await leakage('a')]
    const practice = defaultPack.electrical?.practices?.[0]
    expect([outdoor?.value, outdoor?.unit, outdoor?.inputs[0]?.from]).toEqual([
      ...[practice?.outdoorRcdMa, 'mA', { path: '$.electrical.practices[0].outdoorRcdMa' }],
    ])
    expect([indoor?.value, indoor?.inputs[0]?.from]).toEqual([practice?.indoorRcdMa, { path: '$.electrical.practices[0].indoorRcdMa' }])
    expect(await leakage('indoor-board')).toBeNull()
  })

  it('is none for a limit that holds and for what the origin of the supply does not have', async () => {
    expect(await proofOf(office('DE'), { signal: 'S1', quantity: 'wiring.busM' })).toBeNull()
    expect(await proofOf(office('DE'), { power: 'a', quantity: 'wiring.dropPct' })).toBeNull()
    expect(await proofOf(office('DE'), { power: 'supply', quantity: 'breakerA' })).toBeNull()
    expect(await proofOf(office('DE'), { signal: 'S1', device: 'nobody', quantity: 'lengthM' })).toBeNull()
  })

  it.each<[string, WireSubject]>([
    ['subject.power', { power: 'nobody', quantity: 'mcaA' }],
    ['subject.signal', { signal: 'nobody', quantity: 'busM' }],
    ['subject.quantity', { power: 'a', quantity: 'colour' }],
    ['subject.quantity', { power: 'a', quantity: 'busM' }],
    ['subject.quantity', { signal: 'S1', quantity: 'mcaA' }],
    ['subject.quantity', { signal: 'S1', device: 'a', quantity: 'busM' }],
  ])('refuses %s that is none and says what there is', async (path, subject) => {
    await expect(proofOf(office('DE'), subject)).rejects.toMatchObject({ path })
  })

  it('has a word for every operand and figure', () => {
    const operands = Object.values(WIRE_FORMULAS).flatMap(({ operands: each }) => each.map(([, name]) => name))
    const drawn = ['address', 'lowerAddresses', 'lengthM', 'areaMm2', 'breakerA', 'origin', 'count', 'defaultPipingLengthM']
    expect([...operands, ...drawn].filter((name) => !Object.hasOwn(words.input, name))).toEqual([])
    const figures = [SupplyProof.UNITS, SIGNAL_UNITS, PIECE_UNITS]
      .flatMap((units) => Object.keys(units))
      .map((name) => name.replace('margin.', ''))
    const codes = WIRING_CODES.filter((code) => findings[code].includes('{{excess}}')).map((code) => code.replace('wiring.', ''))
    expect([...figures, ...codes].filter((name) => !Object.hasOwn(words.quantity, name))).toEqual([])
  })
})

function office(country: string): Project {
  const project = projectBuilder()
    .system('S1', (draw) =>
      draw
        .outdoor('o', ['X4P-16', 'X4P-08'])
        .joint('j', 'o', { lengthM: 20 })
        .unit('a', 'j', 'C4-056', { lengthM: 5 })
        .unit('b', 'j', 'C4-028', { lengthM: 3 }),
    )
    .build()
  project.information.country = country
  return project
}
