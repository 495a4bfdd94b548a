import i18next from 'i18next'
import type { Finding } from '../../model/finding/finding'
import { notify } from '../../platform/notify'
import { nextSlice } from '../../schedule/next-slice'
import { checkedChange, refusalOf } from './checked-change'
import { currentProject, projectState } from '../../state/piping/project'
import { cellsChange, setCells } from './set-cells'
import type { CellValues } from './set-cells'
import type { DesignPack } from '../../state/core/pack'

/** More values than this are written in a task of their own. */
const MANY = 1_000

/** Maximum number of nodes checked one by one after the rules refuse them together. */
const MOST_ASKED = 64

/**
 * Writes values into a diagram as `setCells` does. Other models and turned fittings are first checked by the rules, as for Replace in the menu:
 * refused ones stay unchanged with the reason shown, all others are written in one step.
 */
export async function writeCells(
  systemId: string,
  cells: readonly CellValues[],
  pack: DesignPack,
  sentence: (finding: Finding) => string,
): Promise<void> {
  const project = currentProject()
  if (!project || projectState.readOnly || !cells.some(asksRules)) {
    // The confirmation dialog closes first.
    if (cells.some(({ ids }) => ids.length > MANY)) await nextSlice()
    if (currentProject()?.systems[systemId]) setCells(systemId, cells, pack)
    return
  }
  if (cellsChange(project, systemId, cells, pack).ops.length === 0) return
  const together = await checkedChange(systemId, (now) => cellsChange(now, systemId, cells, pack), sentence)
  if (!together) return
  const reasons = [together.sentence]
  const left = await accepted(cells, async (one) => {
    const refusal = await refusalOf(systemId, (now) => cellsChange(now, systemId, [one], pack), sentence)
    if (refusal) reasons.unshift(refusal.sentence)
    return refusal === null
  })
  const isAnyLeft = left.some(({ ids }) => ids.length > 0)
  const rest = isAnyLeft ? await checkedChange(systemId, (now) => cellsChange(now, systemId, left, pack), sentence) : null
  const count = countOf(cells) - (rest ? 0 : countOf(left))
  const [reason = together.sentence] = rest ? [rest.sentence] : reasons
  notify('error', i18next.t('lines:refused', { count, reason }))
}

function asksRules({ property }: CellValues): boolean {
  return property === 'item' || property === 'reverse'
}

function countOf(cells: readonly CellValues[]): number {
  return cells.filter(asksRules).reduce((sum, { ids }) => sum + ids.length, 0)
}

/** Returns the cells that the rules accept on their own; none of the checked ones where there are too many to check one by one. */
async function accepted(cells: readonly CellValues[], isAccepted: (one: CellValues) => Promise<boolean>): Promise<CellValues[]> {
  const isFew = countOf(cells) <= MOST_ASKED
  const left: CellValues[] = []
  for (const each of cells) {
    if (each.property !== 'item' && each.property !== 'reverse') left.push(each)
    else if (isFew && countOf(cells) > 1) for (const one of singles(each)) if (await isAccepted(one)) left.push(one)
  }
  return left
}

function singles(cells: Extract<CellValues, { property: 'item' | 'reverse' }>): CellValues[] {
  if (cells.property === 'reverse') return cells.ids.map((id) => ({ property: 'reverse', ids: [id] }))
  return cells.ids.flatMap((id, at): CellValues[] => {
    const item = cells.values[at]
    return item ? [{ property: 'item', ids: [id], values: [item] }] : []
  })
}
