import type { Pack } from '../../contract/pack'
import { countBands } from '../../model/pack-rules/unit-addresses'

/** Rows of the core by the pack's list: an item that names its series has a row for each. */
function itemOf(items: readonly { series?: readonly string[] }[], row: number): number {
  let at = row
  for (const [place, { series }] of items.entries()) {
    at -= series?.length ?? 1
    if (at < 0) return place
  }
  return -1
}

/** Returns the JSON path of the value of a limit with conditions. */
export function limitRulePath({ limits }: Pack, row: number): string {
  return `$.limits.rules[${itemOf(limits.rules ?? [], row)}].value`
}

/** Returns the JSON path of a weight of the capacity index: one that names series and outdoor units has a row for each pair. */
export function indexWeightPath({ connectionRatio }: Pack, row: number): string {
  let at = row
  for (const [place, { series, outdoor }] of (connectionRatio.indexWeights ?? []).entries()) {
    at -= (series?.length ?? 1) * (outdoor?.length ?? 1)
    if (at < 0) return `$.connectionRatio.indexWeights[${place}].weight`
  }
  return '$'
}

/** Returns the JSON path of a share of simultaneous loads. */
export function blockLoadPath({ connectionRatio }: Pack, row: number): string {
  const at = '$.connectionRatio.blockLoad'
  return connectionRatio.blockLoad?.share === undefined ? `${at}.byUnits[${row}].share` : `${at}.share`
}

/** Returns the JSON path of a cell of the correction tables: their axes and values follow one another. */
export function factorCellPath({ capacityCorrection }: Pack, cell: number): string {
  let at = cell
  for (const [place, { x, y, values }] of (capacityCorrection.tables ?? []).entries()) {
    const table = `$.capacityCorrection.tables[${place}]`
    const rows = y?.at.length ?? 0
    const columns = x.at.length
    if (at < columns) return `${table}.x.at[${at}]`
    at -= columns
    if (at < rows) return `${table}.y.at[${at}]`
    at -= rows
    if (at < values.length * columns) return `${table}.values[${Math.floor(at / columns)}][${at % columns}]`
    at -= values.length * columns
  }
  return '$'
}

/** Returns the JSON path of the number of units in a count rule; those of main/sub systems follow the common ones, which they may share. */
export function countBandPath(pack: Pack, row: number): string {
  const common = countBands(pack, false).length
  const isOwn = pack.unitCount?.mainSub !== undefined
  return row < common || !isOwn ? `$.unitCount.rules[${row % Math.max(1, common)}].counts` : `$.unitCount.mainSub[${row - common}].counts`
}
