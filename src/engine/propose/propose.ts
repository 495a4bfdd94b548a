import * as L from '../../../assembly/common/layout/layout'
import * as D from '../../../assembly/common/layout/layout-demand'
import type { Verb } from '../../../workers/verb'
import type { Pack } from '../../contract/pack'
import { encodeDesign } from '../encode/encode-design'
import type { PackRows } from '../encode/pack-rows'
import type { PackedCore } from '../host/packed-core'
import { addressesOf } from '../../model/pack-rules/unit-addresses'
import { lineModels } from '../../model/project/list/line-models'
import { UNSIZED } from '../../model/project/sizing'
import { InputError } from '../../contract/input-error'
import { candidateOf, candidatesOf, encodeCandidates, type Candidate } from './candidates'
import type { Proposal, ProposalDemand, ProposalReason } from './proposal'

const PROPOSE = { name: 'propose', takes: ['pack', 'layout-demand'] } as const satisfies Verb

/** Ranks the pack's outdoor modules and combinations for a demand, best first; those that do not fit come last with the reason. */
export async function propose(packed: PackedCore, demand: ProposalDemand): Promise<Proposal[]> {
  return rate(packed, demand, candidatesOf(packed.pack, packed.rows, demand))
}

/**
 * Rates one to four outdoor modules, or a listed combination, against a demand.
 * @throws InputError where the pack lacks one of the models, or there are more than four modules
 */
export async function rateOutdoorUnit(packed: PackedCore, demand: ProposalDemand, models: readonly string[]): Promise<Proposal> {
  const candidate = candidateOf(packed.pack, packed.rows, models)
  const [proposal] = candidate ? await rate(packed, demand, [candidate]) : []
  if (!proposal) throw new InputError('$.models', `one to four outdoor modules of the pack, not '${models.join(', ')}'`)
  return proposal
}

async function rate(
  { core, handle, pack, rows }: PackedCore,
  demand: ProposalDemand,
  candidates: readonly Candidate[],
): Promise<Proposal[]> {
  const buffer = new ArrayBuffer(D.demandBytes(candidates.length))
  const sums = sumUnits(pack, demand)
  encodeDemand(buffer, demand, rows, sums, candidates)
  const [answer] = await core.call(PROPOSE, handle, buffer)
  const slots = new Float64Array(answer, D.DEMAND_START, D.DEMAND_SLOTS)
  const held = { ...sums, requiredCoolKw: slots[D.DEMAND_BLOCK_COOL] ?? NaN, requiredHeatKw: slots[D.DEMAND_BLOCK_HEAT] ?? NaN }
  const cells = new Float64Array(answer, D.candidateStart(), candidates.length * D.CANDIDATE_WIDTH)
  const cell = (candidate: number, column: number): number => cells[candidate * D.CANDIDATE_WIDTH + column] ?? NaN
  const order = candidates
    .map((_, place) => place)
    .sort(
      (a, b) =>
        cell(a, D.CANDIDATE_PENALTY) - cell(b, D.CANDIDATE_PENALTY) || (candidates[a]?.id ?? '').localeCompare(candidates[b]?.id ?? ''),
    )
  return order.flatMap((place, rank) => {
    const candidate = candidates[place]
    return candidate ? [proposalOf(pack, candidate, (column) => cell(place, column), held, rank + 1)] : []
  })
}

interface UnitSums {
  units: number
  unitCount: number
  index: number
  /** Sums the indices and numbers of indoor, fresh-air and hydro units and kits. */
  indexOfKinds: number[]
  unitsOfKinds: number[]
  requiredCoolKw: number
  requiredHeatKw: number
}

/** List items without refrigerant (ventilators) and unknown models do not count. */
function sumUnits(pack: Pack, demand: ProposalDemand): UnitSums {
  const counted = (own: number | undefined, coolKw: number) => addressesOf(pack, own, coolKw, demand.isMainSub === true)
  const known = new Map<string, { index: number; count: number; kind: number }>()
  for (const [kind, list] of [pack.iduModels, pack.freshAirUnits, pack.hydroModules].entries()) {
    for (const item of list.items) known.set(item.id, { index: item.capacityIndex, count: counted(item.countFactor, item.coolKw), kind })
  }
  for (const { id, defaultIndex: index, countFactor } of pack.ahuKits.items)
    known.set(id, { index, count: counted(countFactor, index / 10), kind: 3 })
  const sums: UnitSums = {
    ...{ units: 0, unitCount: 0, index: 0, requiredCoolKw: 0, requiredHeatKw: 0 },
    ...{ indexOfKinds: [0, 0, 0, 0], unitsOfKinds: [0, 0, 0, 0] },
  }
  for (const line of demand.indoorUnits) {
    let isKnown = false
    for (const [id, quantity] of lineModels(line)) {
      const model = known.get(id)
      if (!model) continue
      isKnown = true
      sums.units += quantity
      sums.unitCount += quantity * model.count
      sums.index += quantity * model.index
      sums.indexOfKinds[model.kind] = (sums.indexOfKinds[model.kind] ?? 0) + quantity * model.index
      sums.unitsOfKinds[model.kind] = (sums.unitsOfKinds[model.kind] ?? 0) + quantity
    }
    if (!isKnown) continue
    sums.requiredCoolKw += line.count * (line.requiredCoolingKw ?? 0)
    sums.requiredHeatKw += line.count * (line.requiredHeatingKw ?? 0)
  }
  const { cooling, heating } = demand.sizing ?? UNSIZED
  return { ...sums, requiredCoolKw: sums.requiredCoolKw * cooling, requiredHeatKw: sums.requiredHeatKw * heating }
}

function encodeDemand(buffer: ArrayBuffer, demand: ProposalDemand, rows: PackRows, sums: UnitSums, candidates: readonly Candidate[]): void {
  const design = new ArrayBuffer(L.DESIGN_START + L.DESIGN_SLOTS * 8)
  encodeDesign(design, { design: demand.design }, [], rows, { outdoorType: 0, defaultPipingLengthM: NaN, isHotWaterSeries: false })
  const { cooling, heating } = demand.sizing ?? UNSIZED
  const slots = new Float64Array(buffer, D.DEMAND_START, D.DEMAND_SLOTS)
  slots.set(new Float64Array(design, L.DESIGN_START, D.DEMAND_INDEX))
  slots[D.DEMAND_HEAT_OUTDOOR_DB] = new Float64Array(design, L.DESIGN_START, L.DESIGN_SLOTS)[L.DESIGN_HEAT_OUTDOOR_DB] ?? NaN
  slots[D.DEMAND_INDEX] = sums.index
  slots[D.DEMAND_UNITS] = sums.units
  slots[D.DEMAND_UNIT_COUNT] = sums.unitCount
  slots[D.DEMAND_COOL_KW] = sums.requiredCoolKw
  slots[D.DEMAND_HEAT_KW] = sums.requiredHeatKw
  slots[D.DEMAND_EQUIVALENT_M] = demand.equivalentLengthM ?? 0
  slots[D.DEMAND_UP_M] = demand.heightM ?? 0
  slots[D.DEMAND_HZ] = demand.powerHz === undefined ? 0 : demand.powerHz === 50 ? 1 : 2
  slots[D.DEMAND_BLOCK_COOL] = (demand.blockCoolKw ?? 0) * cooling
  slots[D.DEMAND_BLOCK_HEAT] = (demand.blockHeatKw ?? 0) * heating
  slots.set(sums.indexOfKinds, D.DEMAND_KIND_INDEX)
  slots.set(sums.unitsOfKinds, D.DEMAND_KIND_UNITS)
  encodeCandidates(candidates, new Float64Array(buffer, D.candidateStart(), candidates.length * D.CANDIDATE_WIDTH))
  const head = new DataView(buffer)
  head.setInt32(L.HEAD_MAGIC, L.DEMAND_MAGIC, true)
  head.setInt32(L.HEAD_VERSION, L.LAYOUT_VERSION, true)
  head.setInt32(L.HEAD_BYTE_LENGTH, buffer.byteLength, true)
  head.setInt32(L.HEAD_NODES, candidates.length, true)
}

function proposalOf(pack: Pack, candidate: Candidate, cell: (column: number) => number, sums: UnitSums, rank: number): Proposal {
  const series = pack.series.find((item) => item.id === candidate.series)
  const isRecovery = pack.oduModules.items.some((item) => item.id === candidate.models[0] && item.systemType === 'HR')
  const bits = cell(D.CANDIDATE_REASONS)
  return {
    id: candidate.id,
    models: candidate.models,
    series: candidate.series,
    hp: cell(D.CANDIDATE_HP),
    refrigerant: series?.refrigerant ?? '',
    systemType: isRecovery ? 'HR' : 'HP',
    nominalCoolKw: cell(D.CANDIDATE_NOMINAL_COOL),
    nominalHeatKw: cell(D.CANDIDATE_NOMINAL_HEAT),
    coolKw: cell(D.CANDIDATE_COOL),
    heatKw: cell(D.CANDIDATE_HEAT),
    ratedCrPct: cell(D.CANDIDATE_RATED_CR),
    actualCrPct: cell(D.CANDIDATE_ACTUAL_CR),
    unitCount: sums.unitCount,
    maxUnitCount: cell(D.CANDIDATE_MAX_UNITS),
    fits: (bits & D.REASONS_AGAINST) === 0,
    rank,
    reasons: reasonsOf(bits, candidate, cell, sums),
  }
}

function reasonsOf(bits: number, candidate: Candidate, cell: (column: number) => number, sums: UnitSums): ProposalReason[] {
  const ratio = cell(D.CANDIDATE_RATED_CR)
  const list: [number, ProposalReason][] = [
    [D.REASON_NO_UNITS, { code: 'noUnits', severity: 'error', values: {} }],
    [D.REASON_RATIO_LOW, { code: 'ratioTooLow', severity: 'error', values: { ratio, limit: cell(D.CANDIDATE_MIN_CR) } }],
    [D.REASON_RATIO_HIGH, { code: 'ratioTooHigh', severity: 'error', values: { ratio, limit: cell(D.CANDIDATE_SPECIAL_CR) } }],
    [
      D.REASON_TOO_MANY_UNITS,
      { code: 'tooManyUnits', severity: 'error', values: { count: sums.unitCount, limit: cell(D.CANDIDATE_MAX_UNITS) } },
    ],
    [
      D.REASON_COOLING_SHORT,
      { code: 'coolingShort', severity: 'error', values: { required: sums.requiredCoolKw, delivered: cell(D.CANDIDATE_COOL) } },
    ],
    [
      D.REASON_HEATING_SHORT,
      { code: 'heatingShort', severity: 'error', values: { required: sums.requiredHeatKw, delivered: cell(D.CANDIDATE_HEAT) } },
    ],
    [D.REASON_OUT_OF_RANGE, { code: 'temperatureOutOfRange', severity: 'error', values: {} }],
    [D.REASON_MODULES, { code: 'modulesApart', severity: 'error', values: {} }],
    [D.REASON_FREQUENCY, { code: 'otherFrequency', severity: 'error', values: {} }],
    [D.REASON_ABOVE_STANDARD, { code: 'ratioAboveStandard', severity: 'advice', values: { ratio, limit: cell(D.CANDIDATE_MAX_CR) } }],
    [D.REASON_ABOVE_HUNDRED, { code: 'ratioAboveHundred', severity: 'advice', values: { ratio } }],
  ]
  const against = list.filter(([bit]) => (bits & bit) !== 0).map(([, reason]) => reason)
  if ((bits & D.REASONS_AGAINST) !== 0) return against
  const good: ProposalReason[] = [{ code: 'ratioInWindow', severity: 'good', values: { ratio } }]
  if (sums.requiredCoolKw > 0)
    good.push({ code: 'coolingCovered', severity: 'good', values: { required: sums.requiredCoolKw, delivered: cell(D.CANDIDATE_COOL) } })
  if (sums.requiredHeatKw > 0)
    good.push({ code: 'heatingCovered', severity: 'good', values: { required: sums.requiredHeatKw, delivered: cell(D.CANDIDATE_HEAT) } })
  if (candidate.models.length === 1) good.push({ code: 'singleModule', severity: 'good', values: {} })
  return [...good, ...against]
}
