import { useState } from 'react'
import type { HTMLAttributes } from 'react'
import type { SystemPlace } from '../../model/edits/systems/place-systems'
import { placeSystems } from '../commands/systems/place-systems'
import { draggedSystems, isSystemDrag } from './drag-systems'

type DropTarget = Pick<HTMLAttributes<HTMLElement>, 'onDragOver' | 'onDragLeave' | 'onDrop'> & { 'data-target': boolean }

/** Makes a row of the tree accept dropped systems, and highlights it during a drag. */
export function useDropTarget(isReadOnly: boolean, place: SystemPlace): DropTarget {
  const [isTarget, setIsTarget] = useState(false)
  return {
    'data-target': isTarget,
    onDragOver: (event) => {
      if (isReadOnly || !isSystemDrag(event)) return
      event.preventDefault()
      setIsTarget(true)
    },
    onDragLeave: () => setIsTarget(false),
    onDrop: (event) => {
      setIsTarget(false)
      event.preventDefault()
      placeSystems(draggedSystems(event), place)
    },
  }
}
