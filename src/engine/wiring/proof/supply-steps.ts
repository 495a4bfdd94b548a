import type { Pack } from '../../../contract/pack'
import { electricalOf } from '../../../contract/pack/electrical'
import type { System } from '../../../model/project/project'
import { formula as coreFormula } from '../../host/page-core'
import { packValue } from '../../proof/decode-proof'
import type { ProofSource, ProofStep } from '../../proof/proof'
import { practiceOf, type Practice } from '../electrical-loads'
import type { PipingWay } from '../piping-way'
import type { SupplyDevice } from '../supply-plan'
import type { SupplyLine } from '../wire-supply'
import { supplyFindings } from '../wiring-findings'
import { rcdOf } from '../wiring-output'
import { lengthSteps } from './length-steps'
import { WIRE_FORMULAS as F } from './wire-formulas'
import { stepOf, type Given } from './wire-step'

const circuitAmpacity = coreFormula('circuitAmpacity')

/** Figures of a supply line. */
type SupplyFigure =
  | 'loadA'
  | 'currentA'
  | 'largestMotorA'
  | 'mcaA'
  | 'breakerA'
  | 'rcdMa'
  | 'cableMm2'
  | 'ampacityA'
  | 'lengthM'
  | 'dropV'
  | 'dropPct'

/** The supply of a system, ready for questions about its lines. */
export class SupplyProof {
  private readonly lines: ReadonlyMap<string, SupplyLine>
  private readonly behind = new Map<string, SupplyLine[]>()
  private readonly at: string
  private readonly pack: Pack
  private readonly practice: Practice

  constructor(private readonly of: { pack: Pack; practice: Practice; system: System; way: PipingWay; supply: readonly SupplyLine[] }) {
    const { pack, practice, supply } = of
    this.pack = pack
    this.practice = practice
    this.lines = new Map(supply.map((line) => [line.device.id, line]))
    this.at = `$.electrical.practices[${electricalOf(pack)?.practices.indexOf(practice) ?? -1}]`
    for (const line of supply) {
      const list = this.behind.get(line.device.from)
      if (list) list.push(line)
      else this.behind.set(line.device.from, [line])
    }
  }

  /** Names of the figures that `steps` knows, with their units; besides them it knows findings by their codes. */
  static readonly UNITS: Readonly<Record<SupplyFigure | 'margin.dropPct', string>> = {
    ...{ loadA: 'A', currentA: 'A', largestMotorA: 'A', mcaA: 'A', breakerA: 'A', rcdMa: 'mA', cableMm2: 'mm²', ampacityA: 'A' },
    ...{ lengthM: 'm', dropV: 'V', dropPct: '%', 'margin.dropPct': '%' },
  }

  has(id: string): boolean {
    return this.lines.has(id)
  }

  /** Returns the steps to a figure of the line that leads to a device; null where it has no such figure. */
  steps(id: string, quantity: string): ProofStep[] | null {
    const line = this.lines.get(id)
    if (!line) return null
    if (quantity.startsWith('wiring.')) return this.excess(line, quantity)
    if (!isFigure(quantity)) return null
    if (quantity === 'loadA') return this.load(line)
    if (quantity === 'currentA') return [this.current(line)]
    if (quantity === 'largestMotorA') return [this.largest(line)]
    if (quantity === 'mcaA') {
      const motor: Given = [this.practice.motorFactor, { path: `${this.at}.motorFactor` }]
      return [stepOf(F.ampacity, line.mcaA, [motor, figure(line, 'largestMotorA'), figure(line, 'currentA')])]
    }
    if (!line.from) return null
    switch (quantity) {
      case 'breakerA':
        return this.breaker(line)
      case 'rcdMa':
        return this.leakage(line)
      case 'cableMm2':
        return this.cable(line)
      case 'ampacityA':
        return this.ampacity(line)
      case 'lengthM':
        return this.length(line, line.from)
      case 'dropV':
        return [this.drop(line)]
      case 'dropPct':
        return [this.dropPct(line)]
      case 'margin.dropPct': {
        const limit = this.practice.maxDropPct
        return [stepOf(F.margin, limit - line.dropPct, [figure(line, 'dropPct'), [limit, { path: `${this.at}.maxDropPct` }]])]
      }
    }
  }

  /** A maker's ampacity without its motor factor, else the current of the power. */
  private load({ device: { load } }: SupplyLine): ProofStep[] | null {
    const { origin, currentA, phases, voltV } = load
    if (!origin || origin.item === '') return null
    const makers = packValue(this.pack, `${origin.item}.mcaA`)
    if (typeof makers === 'number') {
      const general = practiceOf(this.pack, '')
      const place = electricalOf(this.pack)?.practices.findIndex((practice) => practice === general) ?? -1
      const factor: Given = [general?.motorFactor ?? 1, { path: `$.electrical.practices[${place}].motorFactor` }]
      return [stepOf(F.makersCurrent, currentA, [[makers, { path: `${origin.item}.mcaA` }], factor])]
    }
    const listed: Given = [Number(packValue(this.pack, origin.power)), { path: origin.power }]
    const isInWatts = origin.power.endsWith('W')
    const steps = isInWatts ? [stepOf(F.kilowatts, listed[0] / 1000, [listed])] : []
    const power: Given = isInWatts ? [listed[0] / 1000, { step: 0 }] : listed
    const supply: Given[] = [
      [phases, { path: `${origin.supply}.phases` }],
      [voltV, { path: `${origin.supply}.voltV` }],
    ]
    return [...steps, stepOf(F.current, currentA, [power, ...supply, this.powerFactor()])]
  }

  private current(line: SupplyLine): ProofStep {
    const { device, currentA } = line
    const own: Given[] = device.load.currentA > 0 ? [[device.load.currentA, from(device, 'loadA')]] : []
    const given = [...own, ...this.fedBy(line).map((each) => figure(each, 'currentA'))]
    return given.length === 0 ? stepOf(F.none, currentA, []) : stepOf(F.currents, currentA, given)
  }

  /** The largest motor is that of the line itself or of one behind it. */
  private largest(line: SupplyLine): ProofStep {
    const { device, largestMotorA } = line
    if (largestMotorA === 0) return stepOf(F.none, 0, [])
    if (device.load.motorA === largestMotorA) return stepOf(F.largestMotor, largestMotorA, [[largestMotorA, from(device, 'loadA')]])
    const other = this.fedBy(line).find((each) => each.largestMotorA === largestMotorA)
    return stepOf(F.largestMotor, largestMotorA, other ? [figure(other, 'largestMotorA')] : [])
  }

  /** Lines directly behind this one; of a board only those that are on the phase which asks most of its feeder. */
  private fedBy({ device, currentA, largestMotorA }: SupplyLine): SupplyLine[] {
    const all = this.behind.get(device.id) ?? []
    if (!isBoard(device) || device.load.phases !== 3) return all
    const phases = [1, 2, 3].map((phase) => all.filter((line) => line.device.load.phases === 3 || line.phase === phase))
    const isOf = (lines: readonly SupplyLine[]): boolean =>
      lines.reduce((sum, line) => sum + line.currentA, device.load.currentA) === currentA &&
      Math.max(device.load.motorA, ...lines.map((line) => line.largestMotorA)) === largestMotorA
    return phases.find(isOf) ?? all
  }

  /** The largest device up to the largest fuse, or up to the factor's current; never less than the load asks. */
  private breaker(line: SupplyLine): ProofStep[] | null {
    const start = this.startOf(line)
    if (!start || Number.isNaN(start.breakerA)) return null
    if (start !== line) return [stepOf(F.ofCircuit, start.breakerA, [figure(start, 'breakerA')])]
    const { device, breakerA } = start
    if (device.edit.breakerA !== undefined) return [stepOf(F.given, breakerA, [[breakerA, { drawn: 'breakerA', power: device.id }]])]
    const factor = this.factor(start)
    const place = this.practice.breakersA.indexOf(breakerA)
    const byFactor: Given | null = factor ? [factor.value, { step: 0 }] : null
    const listed: Given = [breakerA, { path: `${this.at}.breakersA[${place}]` }]
    return [...(factor ? [factor] : []), stepOf(F.device, breakerA, [listed, figure(start, 'mcaA'), byFactor, this.fuse(start)])]
  }

  /** Earth leakage is protected where a circuit begins, by the kind of its first device. */
  private leakage({ device, isCircuitStart }: SupplyLine): ProofStep[] | null {
    const value = isCircuitStart ? rcdOf(device.kind, this.practice) : null
    const field = device.kind === 'outdoor' ? 'outdoorRcdMa' : 'indoorRcdMa'
    return value === null ? null : [stepOf(F.leakage, value, [[value, { path: `${this.at}.${field}` }]])]
  }

  private factor(start: SupplyLine): ProofStep | null {
    const { rule, deviceFactor, hardStartFactor } = this.practice
    if (rule !== 'cableThenDevice' || deviceFactor === undefined) return null
    const isHard = this.ofCircuit(start).some(({ device }) => device.edit.startsHard === true) && hardStartFactor !== undefined
    const factor = isHard ? hardStartFactor : deviceFactor
    const path = `${this.at}.${isHard ? 'hardStartFactor' : 'deviceFactor'}`
    const value = circuitAmpacity(factor, start.largestMotorA, start.currentA)
    return stepOf(F.byFactor, value, [[factor, { path }], figure(start, 'largestMotorA'), figure(start, 'currentA')])
  }

  /** The least of the largest fuses of the circuit, as its maker gives it. */
  private fuse(start: SupplyLine): Given | null {
    const least = start.maxFuseA
    const owner = this.ofCircuit(start).find(({ device }) => device.load.maxFuseA === least)
    return owner ? [least, { path: `${owner.device.load.origin?.item ?? '$'}.mfaA` }] : null
  }

  /** The smallest cable for what it must carry, or the first one with which the farthest unit is within the drop. */
  private cable(line: SupplyLine): ProofStep[] | null {
    const { device, areaMm2 } = line
    const start = this.startOf(line)
    if (!start || Number.isNaN(areaMm2)) return null
    if (device.edit.areaMm2 !== undefined) return [stepOf(F.given, areaMm2, [[areaMm2, { drawn: 'areaMm2', power: device.id }]])]
    const place = this.practice.cables.findIndex(({ mm2 }) => mm2 === areaMm2)
    const listed: Given[] = [[areaMm2, { path: `${this.at}.cables[${place}].mm2` }], this.listedAmpacity(place, start)]
    const needed = this.needed(start)
    if (!start.isAreaByDrop) return [stepOf(F.area, areaMm2, [...listed, needed])]
    const farthest = this.ofCircuit(start).reduce((most, each) => (each.dropPct > most.dropPct ? each : most), start)
    const limit = isBoard(start.device) ? 'feederDropPct' : 'maxDropPct'
    const most: Given = [this.practice[limit], { path: `${this.at}.${limit}` }]
    return [stepOf(F.areaByDrop, areaMm2, [...listed, needed, figure(farthest, 'dropPct'), most])]
  }

  private ampacity(line: SupplyLine): ProofStep[] | null {
    const { ampacityA, areaMm2 } = line
    if (Number.isNaN(ampacityA)) return null
    const place = this.practice.cables.findLastIndex(({ mm2 }) => mm2 <= areaMm2)
    if (place < 0) return [stepOf(F.none, ampacityA, [])]
    return [stepOf(F.listedAmpacity, ampacityA, [this.listedAmpacity(place, line), figure(line, 'cableMm2')])]
  }

  private length(line: SupplyLine, source: SupplyDevice): ProofStep[] {
    const { row, id, kind, lengthM, lengthFrom } = line.device
    const typed: ProofSource = { drawn: 'lengthM', power: id }
    const assumed = `$.electrical.${kind === 'board' ? 'feederM' : 'homeRunM'}`
    return lengthSteps({ lengthM, lengthFrom, row, fromRow: source.row, typed, assumed }, this.of.system.diagram, this.of.way, this.pack)
  }

  private drop(line: SupplyLine): ProofStep {
    const { resistivity, reactance } = this.practice
    const { device, dropV } = line
    return stepOf(F.drop, dropV, [
      [device.load.phases, { path: `${device.load.origin?.supply ?? '$'}.phases` }],
      figure(line, 'currentA'),
      figure(line, 'lengthM'),
      [resistivity, { path: `${this.at}.resistivity` }],
      this.powerFactor(),
      figure(line, 'cableMm2'),
      [reactance, { path: `${this.at}.reactance` }],
    ])
  }

  private dropPct(line: SupplyLine): ProofStep {
    const { device, dropPct } = line
    const before = this.lines.get(device.from)
    const volt: Given = [device.load.voltV, { path: `${device.load.origin?.supply ?? '$'}.voltV` }]
    const start: Given = before?.from ? figure(before, 'dropPct') : [0, { drawn: 'origin', power: device.from }]
    return stepOf(F.dropPct, dropPct, [start, figure(line, 'dropV'), volt])
  }

  /** Returns by how much this line is above or below the limit that a finding names. */
  private excess(line: SupplyLine, code: string): ProofStep[] | null {
    const found = supplyFindings(this.of.system.id, line, this.practice).find((finding) => finding.code === code)
    const { value, limit, excess } = found?.values ?? {}
    if (typeof value !== 'number' || typeof limit !== 'number' || typeof excess !== 'number') return null
    const sources: Partial<Record<string, readonly [value: Given, limit: Given | null]>> = {
      'wiring.breakerOverFuse': [figure(line, 'breakerA'), this.fuse(line)],
      'wiring.breakerUnderLoad': [figure(line, 'breakerA'), figure(line, 'mcaA')],
      'wiring.noBreaker': [figure(line, 'mcaA'), [limit, { path: `${this.at}.breakersA[${this.practice.breakersA.length - 1}]` }]],
      'wiring.cableUnderBreaker': [figure(line, 'ampacityA'), this.needed(this.startOf(line) ?? line)],
      'wiring.noCable': [this.needed(line), this.listedAmpacity(this.practice.cables.length - 1, line)],
      'wiring.dropPct': [figure(line, 'dropPct'), [limit, { path: `${this.at}.maxDropPct` }]],
    }
    const given = sources[code]
    return given ? [stepOf(F.excess, excess, given)] : null
  }

  private needed(start: SupplyLine): Given {
    return figure(start, this.practice.rule === 'cableThenDevice' ? 'mcaA' : 'breakerA')
  }

  private listedAmpacity(place: number, { device }: SupplyLine): Given {
    const column = device.load.phases === 3 ? 'ampsThreeLoaded' : 'ampsTwoLoaded'
    return [this.practice.cables[place]?.[column] ?? NaN, { path: `${this.at}.cables[${place}].${column}` }]
  }

  private powerFactor(): Given {
    return [electricalOf(this.pack)?.powerFactor ?? 1, { path: '$.electrical.powerFactor' }]
  }

  private startOf({ circuit }: SupplyLine): SupplyLine | undefined {
    return circuit ? this.lines.get(circuit.id) : undefined
  }

  private ofCircuit({ device }: SupplyLine): SupplyLine[] {
    return this.of.supply.filter(({ circuit }) => circuit === device)
  }
}

function isFigure(quantity: string): quantity is keyof typeof SupplyProof.UNITS {
  return Object.hasOwn(SupplyProof.UNITS, quantity)
}

function isBoard({ kind }: SupplyDevice): boolean {
  return kind === 'board' || kind === 'origin'
}

function from({ id }: SupplyDevice, quantity: SupplyFigure): ProofSource {
  return { power: id, quantity }
}

/** A figure of a line as an operand that has a proof of its own. */
function figure(line: SupplyLine, quantity: Exclude<SupplyFigure, 'loadA' | 'rcdMa'>): Given {
  const { areaMm2, device, ...figures } = line
  const value = quantity === 'cableMm2' ? areaMm2 : quantity === 'lengthM' ? device.lengthM : figures[quantity]
  return [value, from(device, quantity)]
}
