import { useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Change } from '../../../model/change/change'
import { editInformation } from '../../../model/edits/edit-information'
import type { ProjectInformation } from '../../../model/project/project'
import { commitInStep } from '../../../state/piping/commit'
import { projectState } from '../../../state/piping/project'
import { changedInformation, draftOf, storable, withHeldBack, type HeldBack, type ProjectDraft } from './project-draft'

export interface LiveDraft {
  draft: ProjectDraft
  /** Stores a field at once, as a step of its own for undo. `isSameStep` joins it to the last one, as the weather to its city. */
  change: (patch: Partial<ProjectDraft>, isSameStep?: boolean) => void
}

/** Returns the data of the open project to edit: every field is stored as soon as it is possible, and the calculation follows. */
export function useLiveDraft(): LiveDraft | null {
  const [heldBack, setHeldBack] = useState<HeldBack>({})
  const lastStep = useRef<Change | null>(null)
  const { current } = useSnapshot(projectState)
  if (!current) return null

  const change = (patch: Partial<ProjectDraft>, isSameStep = false): void => {
    const project = projectState.current
    if (!project || projectState.readOnly) return
    const stored = draftOf(project.information)
    const next = storable({ ...withHeldBack(stored, heldBack), ...patch }, stored)
    setHeldBack(next.heldBack)
    const changed = changedInformation(project.information, next.draft)
    if (changed) lastStep.current = commitInStep(editInformation(project, changed), isSameStep ? lastStep.current : null)
  }
  return { draft: withHeldBack(draftOf(current.information as ProjectInformation), heldBack), change }
}
