import { useState } from 'react'
import type { DragEvent, HTMLAttributes } from 'react'
import type { SystemPlace } from '../../model/edits/systems/place-systems'
import { placeSystems } from '../commands/systems/place-systems'
import { moveUnits } from '../commands/systems/move-units'
import { draggedSystems, isSystemDrag } from './drag-systems'
import { draggedUnits, isUnitDrag } from './drag-units'

type DropTarget = Pick<HTMLAttributes<HTMLElement>, 'onDragOver' | 'onDragLeave' | 'onDrop'> & { 'data-target': boolean }

/** Something of a design step that may be dropped on a system. */
export interface SystemDrop {
  isOffered: (event: DragEvent) => boolean
  drop: (event: DragEvent, systemId: string) => void
}

/** Makes a row of the tree accept dropped systems, and a system's row the dropped entries of another list; highlights it during a drag. */
export function useDropTarget(isReadOnly: boolean, place: SystemPlace, systemId?: string, takes?: SystemDrop): DropTarget {
  const [isTarget, setIsTarget] = useState(false)
  return {
    'data-target': isTarget,
    onDragOver: (event) => {
      const isForSystem = systemId !== undefined && (isUnitDrag(event) || takes?.isOffered(event) === true)
      if (isReadOnly || !(isSystemDrag(event) || isForSystem)) return
      event.preventDefault()
      setIsTarget(true)
    },
    onDragLeave: () => setIsTarget(false),
    onDrop: (event) => {
      setIsTarget(false)
      event.preventDefault()
      if (systemId !== undefined && takes?.isOffered(event)) {
        takes.drop(event, systemId)
        return
      }
      const units = systemId === undefined ? null : draggedUnits(event)
      if (units && systemId !== undefined && units.systemId !== systemId) moveUnits(units.systemId, units.unitIds, systemId)
      else if (isSystemDrag(event)) placeSystems(draggedSystems(event), place)
    },
  }
}
