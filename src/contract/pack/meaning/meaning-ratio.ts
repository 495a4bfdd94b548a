import { InputError } from '../../input-error'
import type { Pack } from '../schema'

const MOST_WEIGHT = 2

/** Checks the weights of the capacity index and the share of simultaneous loads. */
export function checkRatioMeaning(pack: Pack): void {
  const { indexWeights = [], blockLoad } = pack.connectionRatio
  const series = new Set(pack.series.map((item) => item.id))
  const outdoors = new Set([...pack.oduModules.items, ...pack.oduCombinations.items].map((item) => item.id))
  indexWeights.forEach((weight, i) => {
    const at = `$.connectionRatio.indexWeights[${i}]`
    if (weight.weight > MOST_WEIGHT) throw new InputError(`${at}.weight`, `a weight from 0 to ${MOST_WEIGHT}; 100 % is written 1`)
    weight.series?.forEach((id, s) => {
      if (!series.has(id)) throw new InputError(`${at}.series[${s}]`, `a known series; '${id}' is not in the pack`)
    })
    weight.outdoor?.forEach((id, o) => {
      if (!outdoors.has(id))
        throw new InputError(`${at}.outdoor[${o}]`, `a known outdoor module or combination; '${id}' is not in the pack`)
    })
  })
  if (blockLoad) checkBlockLoad(blockLoad)
}

function checkBlockLoad({ share, byUnits }: NonNullable<Pack['connectionRatio']['blockLoad']>): void {
  const at = '$.connectionRatio.blockLoad'
  if (share === undefined && byUnits === undefined) throw new InputError(`${at}.share`, 'a share, or shares byUnits')
  if (share !== undefined && byUnits !== undefined) throw new InputError(`${at}.byUnits`, 'one share or shares byUnits, not both')
  byUnits?.forEach(({ from }, i) => {
    const before = byUnits[i - 1]
    if (before && from <= before.from)
      throw new InputError(`${at}.byUnits[${i}].from`, `more than ${before.from}, where the row before begins`)
  })
}
