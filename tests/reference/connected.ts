import type { OutdoorEquipment } from './equipment'
import { ownIndex } from './equipment'
import type { Place } from './graph'
import { isUnit } from './graph'
import type { PackTables } from './pack-tables'
import type { CheckedSystem } from './system-check'

const KIND_OF: Readonly<Record<string, string>> = { indoor: 'indoor', freshAir: 'freshAir', hydro: 'hydro', ahuKit: 'kit' }

/** Units of the tree, each once. */
function unitsOf(checked: CheckedSystem): Place[] {
  return checked.graph.places.filter((place) => isUnit(place) && checked.loadIndex.has(place))
}

/** The index that ratios are made of: each kind with its weight in this mixture and under this outdoor unit, then the share at one time. */
export function connectedIndex(checked: CheckedSystem, outdoor: OutdoorEquipment): number {
  const units = unitsOf(checked)
  const sum = Object.values(KIND_OF).reduce((total, kind) => {
    const own = units.filter((unit) => KIND_OF[unit.kind] === kind)
    const index = own.reduce((all, unit) => all + ownIndex(unit, checked.pack), 0)
    const mix = own.length === units.length ? 'alone' : 'mixed'
    return total + index * weightOf(checked.pack, outdoor, kind, mix)
  }, 0)
  return checked.pack.connectionRatio.blockLoad?.ratio === 'block' ? sum * blockShare(checked) : sum
}

function weightOf({ connectionRatio }: PackTables, outdoor: OutdoorEquipment, kind: string, mix: string): number {
  const ids = outdoor.modules.length === 1 ? [outdoor.modules[0]?.id] : [outdoor.combinationId]
  const fitting = connectionRatio.indexWeights?.find(
    (one) =>
      one.kind === kind &&
      (one.when ?? mix) === mix &&
      (one.series?.includes(outdoor.series.id) ?? true) &&
      (one.outdoor?.some((id) => ids.includes(id)) ?? true),
  )
  return fitting?.weight ?? 1
}

/** Share of the loads at one time, by the number of units. */
export function blockShare(checked: CheckedSystem): number {
  const { share, byUnits = [] } = checked.pack.connectionRatio.blockLoad ?? {}
  if (share !== undefined) return share
  const count = unitsOf(checked).length
  return byUnits.filter(({ from }) => from <= count).at(-1)?.share ?? 1
}
