import type { Finding } from '../../src/model/finding/finding'
import { countedM } from './connecting-pipes'
import type { OutdoorEquipment } from './equipment'
import { lower, upper } from './limit'
import type { MakerRule } from './maker-rules'
import { stubM } from './piping'
import type { Piping, UnitDistance } from './piping'
import type { CheckedSystem } from './system-check'
import { unitCount } from './system-limits'

const NEAR = 2 ** -20
/** The figure each limit holds, its unit, and the limits that are a least. */
const FIGURE_OF: Readonly<Record<string, readonly [figure: string, unit: string]>> = {
  totalM: ['totalM', 'm'],
  farthestActualM: ['farthestActualM', 'm'],
  farthestEqM: ['farthestEqM', 'm'],
  afterFirstBranchM: ['afterFirstBranchM', 'm'],
  iduToJointM: ['iduToJointM', 'm'],
  heightOduAboveM: ['heightOduAboveM', 'm'],
  heightOduBelowM: ['heightOduBelowM', 'm'],
  heightIduIduM: ['heightIduIduM', 'm'],
  minCrPct: ['ratedCrPct', '%'],
  maxCrPct: ['ratedCrPct', '%'],
  maxIdu: ['iduCount', ''],
  minIduCount: ['iduCount', ''],
  maxModules: ['modules', ''],
  maxHp: ['hp', 'HP'],
  maxTotalKg: ['totalKg', 'kg'],
}
const LEASTS = ['minCrPct', 'minIduCount']

/** Findings of the limits that hold under conditions; each names the unit that sets its figure, else the outdoor unit. */
export function makerLimits(
  checked: CheckedSystem,
  outdoor: OutdoorEquipment,
  piped: Piping,
  answer: { ratedCr: number; addedKg: number; totalKg: number },
): Finding[] {
  const { units } = piped
  const { farM } = countedM(outdoor, checked.pack, 'farthest')
  const most = (of: (unit: UnitDistance) => number) => Math.max(...units.map(of))
  const figures: Record<string, number> = {
    totalM: piped.countedTotalM + countedM(outdoor, checked.pack, 'total').allM,
    farthestActualM: piped.farthestActualM + farM,
    farthestEqM: piped.farthestEquivalentM + farM,
    afterFirstBranchM: piped.afterFirstBranchM,
    iduToJointM: Math.max(0, ...units.map(({ unit }) => stubM(checked, unit) ?? 0)),
    lengthDifferenceM: units.length > 0 ? most((unit) => unit.actualM) + most((unit) => -unit.actualM) : 0,
    heightOduAboveM: Math.max(0, ...units.map((unit) => -unit.heightM)),
    heightOduBelowM: Math.max(0, ...units.map((unit) => unit.heightM)),
    heightIduIduM: piped.heightIduIduM,
    ratedCrPct: answer.ratedCr,
    iduCount: unitCount(
      units.map(({ unit }) => unit),
      checked.pack,
    ),
    modules: outdoor.modules.length,
    hp: outdoor.hp,
    outdoorCoolKw: outdoor.coolKw,
    totalKg: answer.totalKg,
    addedKg: answer.addedKg,
  }
  const rules = (checked.pack.limits.rules ?? []).filter((rule) => rule.series?.includes(outdoor.series.id) ?? true)
  return rules.filter((rule) => holds(rule, figures)).flatMap((rule) => findingOf(rule, checked, piped, figures))
}

function holds(rule: MakerRule, figures: Readonly<Record<string, number>>): boolean {
  return (rule.when ?? []).every(({ figure, over = -Infinity, from = -Infinity, upTo = Infinity, below = Infinity }) => {
    const value = figures[figure] ?? NaN
    return value > over + NEAR && value >= from - NEAR && value <= upTo + NEAR && value < below - NEAR
  })
}

function findingOf(rule: MakerRule, checked: CheckedSystem, piped: Piping, figures: Readonly<Record<string, number>>): Finding[] {
  const [figure, unit] = FIGURE_OF[rule.limit] ?? ['', '']
  const at = { systemId: checked.system.id, nodeId: placeOf(figure, piped)?.unit.id ?? checked.root.id }
  const severity = rule.severity ?? 'error'
  const check = LEASTS.includes(rule.limit) ? lower : upper
  return check(at, rule.limit, figures[figure] ?? NaN, rule.value, unit, severity)
}

const FAR: Readonly<Record<string, (unit: UnitDistance) => number>> = {
  farthestActualM: (unit) => unit.actualM,
  farthestEqM: (unit) => unit.equivalentM,
  afterFirstBranchM: (unit) => unit.actualM - unit.mainActualM,
  heightOduAboveM: (unit) => -unit.heightM,
  heightOduBelowM: (unit) => unit.heightM,
  heightIduIduM: (unit) => unit.heightM,
}

/** The first unit that is farthest. */
function placeOf(figure: string, { units }: Piping): UnitDistance | undefined {
  const of = FAR[figure]
  return of && units.reduce<UnitDistance | undefined>((far, unit) => (far === undefined || of(unit) > of(far) ? unit : far), undefined)
}
