import * as R from '../../../assembly/common/layout/layout-rules'
import type { Pack } from '../../contract/pack'

/** Returns the JSON path of a cell of the charge terms, whose rows follow the order in which the pack's lists are encoded. */
export function chargeTermPath({ charge }: Pack, row: number, column: number): string {
  const lists: readonly (readonly [path: string, count: number, fields: readonly [from: string, kg: string]])[] = [
    ['$.charge.byHp', charge.byHp?.length ?? 0, ['hpMin', 'kg']],
    ['$.charge.byIndex', charge.byIndex?.length ?? 0, ['fromIndex', 'kg']],
    ['$.charge.byRatio', charge.byRatio?.length ?? 0, ['overPct', 'kg']],
    ['$.charge.byUnit.byIndex', charge.byUnit?.byIndex?.length ?? 0, ['fromIndex', 'kg']],
    ['$.charge.byLength', charge.byLength?.length ?? 0, ['hpMin', 'kgPerM']],
    ['$.charge.leastByHp', charge.leastByHp?.length ?? 0, ['hpMin', 'kg']],
  ]
  let at = row
  for (const [path, count, [from, kg]] of lists) {
    if (at < count) return `${path}[${at}].${column === R.TERM_KG ? kg : column === R.TERM_FREE_M ? 'freeM' : from}`
    at -= count
  }
  return '$'
}

/** Returns the path of the maker's addition for an outdoor model. */
export function outdoorChargePath(id: string): string {
  return `$.charge.byOutdoorModel['${id}']`
}

/** Returns the path of a unit's addition by its model, else by its type. */
export function unitChargePath({ charge }: Pack, item: { id: string; type: string }): string {
  return charge.byUnit?.byModel?.[item.id] === undefined
    ? `$.charge.byUnit.byType['${item.type}']`
    : `$.charge.byUnit.byModel['${item.id}']`
}
