import type { Pack } from '../../src/contract/pack'
import { unitGroups } from '../../src/model/pack-rules/series/series-units'

/** Returns the models of units that go with a series: null for any series where none is named, no model where the pack does not have it. */
export function modelsFor(pack: Pack, code: string | undefined): ReadonlySet<string> | null {
  if (code === undefined) return null
  const series = pack.series.find(({ id }) => id === code)
  return new Set(series ? unitGroups(pack, series).flatMap(({ models }) => models) : [])
}
