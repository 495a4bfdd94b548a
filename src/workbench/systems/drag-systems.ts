import type { DragEvent } from 'react'

const FORMAT = 'application/x-branchline-systems'

/** Puts systems on the pointer. */
export function dragSystems(event: DragEvent, systemIds: readonly string[]): void {
  event.dataTransfer.setData(FORMAT, JSON.stringify(systemIds))
  event.dataTransfer.effectAllowed = 'move'
}

/** Does the pointer carry systems of this tool? */
export function isSystemDrag(event: DragEvent): boolean {
  return event.dataTransfer.types.includes(FORMAT)
}

/** The systems on the pointer; what another page made up is none. */
export function draggedSystems(event: DragEvent): string[] {
  try {
    const ids: unknown = JSON.parse(event.dataTransfer.getData(FORMAT))
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
