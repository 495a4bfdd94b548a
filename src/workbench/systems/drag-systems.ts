import type { DragEvent } from 'react'

const FORMAT = 'application/x-branchline-systems'

/** Starts dragging systems. */
export function dragSystems(event: DragEvent, systemIds: readonly string[]): void {
  event.dataTransfer.setData(FORMAT, JSON.stringify(systemIds))
  event.dataTransfer.effectAllowed = 'move'
}

/** Returns whether a drag carries systems of this app. */
export function isSystemDrag(event: DragEvent): boolean {
  return event.dataTransfer.types.includes(FORMAT)
}

/** Returns the dragged systems; data of other pages is ignored. */
export function draggedSystems(event: DragEvent): string[] {
  try {
    const ids: unknown = JSON.parse(event.dataTransfer.getData(FORMAT))
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
