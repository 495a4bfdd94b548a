import type { DragEvent } from 'react'

const CONTROLLER = 'application/x-branchline-controller'
const UNITS = 'application/x-branchline-control-units'

/** Starts dragging a controller of the pack. */
export function dragController(event: DragEvent, model: string): void {
  event.dataTransfer.setData(CONTROLLER, model)
  event.dataTransfer.effectAllowed = 'copy'
}

/** Starts dragging drawn units by their keys. */
export function dragUnits(event: DragEvent, keys: readonly string[]): void {
  event.dataTransfer.setData(UNITS, JSON.stringify(keys))
  event.dataTransfer.effectAllowed = 'move'
}

export function isControllerDrag(event: DragEvent): boolean {
  return event.dataTransfer.types.includes(CONTROLLER)
}

export function isUnitsDrag(event: DragEvent): boolean {
  return event.dataTransfer.types.includes(UNITS)
}

/** Returns the dragged model; '' for data of other pages. */
export function draggedController(event: DragEvent): string {
  return event.dataTransfer.getData(CONTROLLER)
}

/** Returns the keys of the dragged units; none for data of other pages. */
export function draggedUnits(event: DragEvent): string[] {
  try {
    const keys: unknown = JSON.parse(event.dataTransfer.getData(UNITS))
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}
