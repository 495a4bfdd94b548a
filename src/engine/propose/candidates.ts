import * as L from '../../../assembly/common/layout/layout'
import * as D from '../../../assembly/common/layout/layout-demand'
import type { Pack } from '../../contract/pack'
import type { PackRows } from '../encode/pack-rows'
import type { ProposalDemand } from './proposal'

/** An outdoor unit to be rated: rows of its modules, and of the listed combination where it is one. */
export interface Candidate {
  id: string
  models: string[]
  series: string
  kind: number
  row: number
  modules: readonly number[]
}

/** Lists the modules and combinations of the pack, then the combinations that the demand names itself. */
export function candidatesOf(pack: Pack, rows: PackRows, { series, combinations = [] }: ProposalDemand): Candidate[] {
  const wanted = (id: string): boolean => series === undefined || series.length === 0 || series.includes(id)
  const listed = [...pack.oduModules.items, ...pack.oduCombinations.items]
    .filter((item) => wanted(item.series))
    .flatMap(({ id }) => candidateOf(pack, rows, [id]) ?? [])
  const known = new Set(listed.map(({ id }) => id))
  const own = combinations.flatMap((models) => candidateOf(pack, rows, models) ?? []).filter(({ id }) => !known.has(id))
  return [...listed, ...own]
}

/** Returns the candidate that these models make: a module, a listed combination, or up to four modules that none lists; null where one is unknown. */
export function candidateOf(pack: Pack, rows: PackRows, models: readonly string[]): Candidate | null {
  const { combination, modules } = rows.machineOf(models)
  const [first = -1] = modules
  const series = pack.oduModules.items[first]?.series
  if (series === undefined || modules.length > L.MODULES_MOST || modules.includes(-1)) return null
  const names = modules.map((row) => pack.oduModules.items[row]?.id ?? '')
  if (combination >= 0) {
    const listed = pack.oduCombinations.items[combination]
    return {
      id: listed?.id ?? '',
      models: names,
      series: listed?.series ?? series,
      kind: D.CANDIDATE_COMBINATION,
      row: combination,
      modules,
    }
  }
  const kind = modules.length === 1 ? D.CANDIDATE_MODULE : D.CANDIDATE_FREE
  return { id: names.join('+'), models: names, series, kind, row: first, modules }
}

/** Writes the inputs of the candidates into their cells. */
export function encodeCandidates(candidates: readonly Candidate[], cells: Float64Array): void {
  candidates.forEach(({ kind, row, modules }, place) => {
    const at = place * D.CANDIDATE_WIDTH
    cells[at + D.CANDIDATE_ROW] = row
    cells[at + D.CANDIDATE_KIND] = kind
    cells[at + D.CANDIDATE_FIRST_MODULE] = modules[0] ?? -1
    for (let nth = 1; nth < L.MODULES_MOST; nth++) cells[at + D.CANDIDATE_SECOND_MODULE + nth - 1] = modules[nth] ?? -1
  })
}
