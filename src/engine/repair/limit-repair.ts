import { isUnitKind } from '../../model/project/codes'
import type { Repair } from '../../model/finding/repair'
import { largerBox } from './box-choice'
import type { RepairPlace } from './repair-place'
import { kindAt, outdoorRow } from '../../model/diagram/diagram-tree'
import { outdoorSeries } from '../../model/project/equipment'
import { isAbove } from '../../model/pack-rules/allowance'
import { jointAccepts, mergeJoints, startsOnOddPort } from '../../model/pack-rules/merge-joints'
import { mergeMayStandOn } from '../../model/pack-rules/placement'
import { portsFor, portsInUse } from '../../model/pack-rules/ports'

/** Suggests the merge joint with the fewest ports that carries a unit on a box, on its first free ports; null where there is none. */
function mergedPorts(place: RepairPlace): Repair | null {
  const { view, parent, row, kind, loadIndex } = place
  if (!isUnitKind(kind) || kindAt(view.diagram, parent) !== 'box') return null
  const use = portsInUse(view, parent, row)
  for (const { type, portsMerged, maxDownstreamKw } of mergeJoints(view.pack)) {
    if (isAbove(loadIndex / 10, maxDownstreamKw) || !jointAccepts(type, kind, isOneOfSeveral(place))) continue
    if (!mergeMayStandOn(view, parent, type)) continue
    const [port] = portsFor({ ports: portsMerged, startsOdd: startsOnOddPort(type), isLarge: false }, use)
    if (port !== undefined) return { code: 'mergePorts', values: { jointType: type, port } }
  }
  return null
}

function isOneOfSeveral({ diagram, row }: RepairPlace): boolean {
  const handler = diagram.nodeRest[row]?.airHandlerId
  if (handler === undefined) return false
  return diagram.nodeRest.filter((rest, other) => rest?.airHandlerId === handler && kindAt(diagram, other) === 'ahuKit').length > 1
}

type Advice = (excess: number) => Repair

const shorten: Advice = (m) => ({ code: 'shorten', values: { m } })
const lengthen: Advice = (m) => ({ code: 'lengthen', values: { m } })
const lessenHeight: Advice = (m) => ({ code: 'lessenHeight', values: { m } })
const lessLoad: Advice = (kW) => ({ code: 'fewerUnits', values: { kW } })
const fewerUnits: Advice = (count) => ({ code: 'fewerUnits', values: { count: Math.ceil(count) } })
const splitByCount: Advice = (count) => ({ code: 'splitSystem', values: { count: Math.ceil(count) } })
const splitByCharge: Advice = (kg) => ({ code: 'splitSystem', values: { kg } })
const measures =
  (count: number): Advice =>
  () => ({ code: 'safetyMeasures', values: { count } })

/** Limits whose repair follows from the excess alone. */
const ADVICE: Readonly<Record<string, Advice | undefined>> = {
  'limit.totalM': shorten,
  'limit.farthestActualM': shorten,
  'limit.farthestEqM': shorten,
  'limit.afterFirstBranchM': shorten,
  'limit.afterFirstBranchExtM': shorten,
  'limit.iduToJointM': shorten,
  'limit.msToIduM': shorten,
  'limit.mainToMsM': shorten,
  'limit.minPipeOduToFirstJointM': lengthen,
  'limit.minStraightM': lengthen,
  'limit.maxBends': (count) => ({ code: 'fewerBends', values: { count: Math.ceil(count) } }),
  'limit.heightOduAboveStdM': lessenHeight,
  'limit.heightOduAboveM': lessenHeight,
  'limit.heightOduBelowStdM': lessenHeight,
  'limit.heightOduBelowM': lessenHeight,
  'limit.heightIduIduM': lessenHeight,
  'limit.heightMsMsM': lessenHeight,
  'limit.heightMsIduM': lessenHeight,
  'limit.heightIduSameMsM': lessenHeight,
  'limit.minIduCount': (count) => ({ code: 'addUnits', values: { count: Math.ceil(count) } }),
  'limit.maxModules': splitByCount,
  'limit.maxIduPerPort': fewerUnits,
  'limit.maxDownstreamKw': lessLoad,
  'limit.maxBranchKw': lessLoad,
  'limit.toKw': lessLoad,
  'limit.pipeToKw': lessLoad,
  'limit.branches': fewerUnits,
  'limit.maxKitsPerAhu': fewerUnits,
  'limit.maxTotalKg': splitByCharge,
  'limit.R410Adivide': splitByCharge,
  'limit.R32perIdu': splitByCharge,
  'limit.qlmvKgM3': measures(1),
  'limit.qlavKgM3': measures(2),
}

/** Suggests a repair of a broken limit that another outdoor unit does not fix; null where there is none. */
export function limitRepair(place: RepairPlace): Repair | null {
  const { code } = place.finding
  const excess = numberOf(place, 'excess')
  if (code === 'limit.maxIdu') return place.kind === 'box' ? fewerUnits(excess) : splitByCount(excess)
  if (code === 'limit.totalCapacityKw') return largerBox(place, place.row, 1) ?? lessLoad(excess)
  if (code === 'limit.portCapacityKw') return mergedPorts(place) ?? lessLoad(excess)
  if (code === 'limit.maxKw') return isUnitKind(place.kind) ? null : lessLoad(excess)
  return (code === 'limit.afterFirstBranchM' ? extendedLimit(place) : null) ?? ADVICE[code]?.(excess) ?? null
}

/**
 * Says of the way after the first joint what the extended limit asks for: where its conditions hold, the core has made the indoor mains larger already; where they
 * do not, they are named. Null where the profile has no extended limit.
 */
function extendedLimit({ finding, diagram, view: { pack } }: RepairPlace): Repair | null {
  const series = outdoorSeries(pack, diagram.nodeRest[outdoorRow(diagram)]?.models ?? [])?.id ?? ''
  const limit = Number(finding.values['limit'])
  const profile = pack.limits.profiles.find((each) => each.series.includes(series) && each.afterFirstBranchM === limit)
  const { extConditions, afterFirstBranchExtM } = profile ?? {}
  if (!extConditions || afterFirstBranchExtM === undefined || extConditions.upsizeIndoorMain !== true) return null
  if (finding.severity === 'advice') return { code: 'mainsEnlarged', values: {} }
  const { iduToJointM, lengthDifferenceM } = extConditions
  if (iduToJointM === undefined || lengthDifferenceM === undefined) return null
  return { code: 'keepConditions', values: { stub: iduToJointM, difference: lengthDifferenceM } }
}

function numberOf({ finding }: RepairPlace, name: string): number {
  return Number(finding.values[name] ?? 0)
}
