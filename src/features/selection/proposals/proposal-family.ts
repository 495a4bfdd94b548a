import type { Pack } from '../../../contract/pack'
import type { Family } from '../local'

/** Returns the family of a series: modular 2-pipe, modular 3-pipe, or mini, a 2-pipe series of single units. */
export function familyOf(seriesId: string, pack: Pack): Exclude<Family, 'all'> {
  const series = pack.series.find((each) => each.id === seriesId)
  if (series?.pipes === 3) return 'threePipe'
  return series?.maxModules === 1 ? 'mini' : 'twoPipe'
}

export function isOfFamily(proposal: { series: string }, family: Family, pack: Pack): boolean {
  return family === 'all' || familyOf(proposal.series, pack) === family
}
