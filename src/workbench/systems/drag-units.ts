import type { DragEvent } from 'react'

const FORMAT = 'application/x-branchline-units'

/** List entries of one system. */
interface DraggedUnits {
  systemId: string
  unitIds: readonly string[]
}

/** Starts dragging entries of a system's list, which a system of the tree accepts. */
export function dragUnits(event: DragEvent, units: DraggedUnits): void {
  event.dataTransfer.setData(FORMAT, JSON.stringify(units))
  event.dataTransfer.effectAllowed = 'move'
}

/** Returns whether a drag carries list entries of this app. */
export function isUnitDrag(event: DragEvent): boolean {
  return event.dataTransfer.types.includes(FORMAT)
}

/** Returns the dragged entries; null for data of other pages. */
export function draggedUnits(event: DragEvent): DraggedUnits | null {
  try {
    const { systemId, unitIds } = JSON.parse(event.dataTransfer.getData(FORMAT)) as { systemId?: unknown; unitIds?: unknown }
    if (typeof systemId !== 'string' || !Array.isArray(unitIds)) return null
    return { systemId, unitIds: unitIds.filter((id) => typeof id === 'string') }
  } catch {
    return null
  }
}
