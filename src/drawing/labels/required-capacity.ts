import { kitShares } from '../../engine/encode/kit-shares'
import type { Drawing } from '../drawing/drawing'
import type { LabelSource } from './label-source'
import { itemAt, modelOf } from './node-label'

/** Capacity in kW that the room requires of a unit; null where none is required. */
export interface RequiredCapacity {
  coolingKw: number | null
  sensibleKw: number | null
  heatingKw: number | null
}

const shares = new WeakMap<Drawing, (row: number) => number>()

/** Returns the required capacity of a unit: that of its list entry, or a kit's share of it. */
export function requiredCapacity(drawing: Drawing, row: number, source: LabelSource): RequiredCapacity {
  const item = itemAt(drawing, row, source)
  const part = (required: number | null | undefined): number | null =>
    required === null || required === undefined ? null : required * shareOf(drawing, source)(row)
  return {
    coolingKw: part(item?.requiredCoolingKw),
    sensibleKw: part(item?.requiredSensibleKw),
    heatingKw: part(item?.requiredHeatingKw),
  }
}

function shareOf(drawing: Drawing, { equipment }: LabelSource): (row: number) => number {
  const known = shares.get(drawing)
  if (known) return known
  const { nodeCoolingKw } = drawing.diagram
  const shared = kitShares(drawing.diagram, (row) => {
    const own = nodeCoolingKw[row] ?? NaN
    return Number.isNaN(own) ? equipment.coolingKw(modelOf(drawing, row)) : own
  })
  shares.set(drawing, shared)
  return shared
}
