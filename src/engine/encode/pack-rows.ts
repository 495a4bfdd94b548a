import type { Pack } from '../../contract/pack'
import { hasSeriesRule, libraryRules, type SeriesRules } from '../../model/pack-rules/special-codes'
import { outdoorModules } from '../../model/project/outdoor-modules'

/** Receives one table of the encoded pack: its number, its columns and its cells, row by row. */
export type PutTable = (table: number, width: number, cells: number[]) => void

/** Rows of the encoded pack by id; -1 for an unknown id. */
export interface PackRows {
  seriesRow(id: string): number
  /** Indoor, fresh-air and hydro units and kits, in the core's order. */
  equipmentRow(id: string): number
  boxRow(id: string): number
  moduleRow(id: string): number
  combinationRow(id: string): number
  /** Returns the rows of the modules that an outdoor unit's models stand for, -1 for an unknown id, and the listed combination that they make, in any order. */
  machineOf(models: readonly string[]): { combination: number; modules: number[] }
  /** Returns whether a series code is listed under one of the pack's special rules. */
  hasSeriesRule(rule: keyof SeriesRules, code: string | undefined): boolean
  /** Returns whether systems of a library's users are main/sub unless they recover heat. */
  isMainSubLibrary(code: string | undefined): boolean
}

export function packRows(pack: Pack): PackRows {
  const equipment = [pack.iduModels, pack.freshAirUnits, pack.hydroModules, pack.ahuKits].flatMap((list) =>
    list.items.map((item) => item.id),
  )
  const moduleRow = finder(pack.oduModules.items.map((item) => item.id))
  const combinationRow = finder(pack.oduCombinations.items.map((item) => item.id))
  const combinations = new Map<string, number>()
  pack.oduCombinations.items.forEach((item, row) => {
    const key = moduleKey(item.moduleIds)
    if (!combinations.has(key)) combinations.set(key, row)
  })
  return {
    seriesRow: finder(pack.series.map((item) => item.id)),
    equipmentRow: finder(equipment),
    boxRow: finder(pack.msBoxes.items.map((item) => item.id)),
    moduleRow,
    combinationRow,
    hasSeriesRule: (rule, code) => hasSeriesRule(pack, rule, code),
    isMainSubLibrary: (code) => libraryRules(pack, code).mainSub === true,
    machineOf: (models) => {
      const named = models.length === 1 ? combinationRow(models[0] ?? '') : -1
      const ids = outdoorModules(pack, models)
      return { combination: named >= 0 ? named : (combinations.get(moduleKey(ids)) ?? -1), modules: ids.map(moduleRow) }
    },
  }
}

function finder(ids: readonly string[]): (id: string) => number {
  const rows = new Map(ids.map((id, row) => [id, row]))
  return (id) => rows.get(id) ?? -1
}

function moduleKey(ids: readonly string[]): string {
  return [...ids].sort().join(' ')
}
