import { useState } from 'react'
import type { HTMLAttributes } from 'react'
import type { SystemPlace } from '../../model/edits/systems/place-systems'
import { placeSystems } from '../commands/systems/place-systems'
import { moveUnits } from '../commands/systems/move-units'
import { draggedSystems, isSystemDrag } from './drag-systems'
import { draggedUnits, isUnitDrag } from './drag-units'

type DropTarget = Pick<HTMLAttributes<HTMLElement>, 'onDragOver' | 'onDragLeave' | 'onDrop'> & { 'data-target': boolean }

/** Makes a row of the tree accept dropped systems, and a system's row the dropped entries of another list; highlights it during a drag. */
export function useDropTarget(isReadOnly: boolean, place: SystemPlace, systemId?: string): DropTarget {
  const [isTarget, setIsTarget] = useState(false)
  return {
    'data-target': isTarget,
    onDragOver: (event) => {
      if (isReadOnly || !(isSystemDrag(event) || (systemId !== undefined && isUnitDrag(event)))) return
      event.preventDefault()
      setIsTarget(true)
    },
    onDragLeave: () => setIsTarget(false),
    onDrop: (event) => {
      setIsTarget(false)
      event.preventDefault()
      const units = systemId === undefined ? null : draggedUnits(event)
      if (units && systemId !== undefined && units.systemId !== systemId) moveUnits(units.systemId, units.unitIds, systemId)
      else if (isSystemDrag(event)) placeSystems(draggedSystems(event), place)
    },
  }
}
