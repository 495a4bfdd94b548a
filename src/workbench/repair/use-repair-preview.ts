import { useEffect, useState } from 'react'
import { applyRepair } from '../../model/edits/apply-repair'
import type { Finding } from '../../model/finding/finding'
import { currentProject } from '../../state/piping/project'
import { previewChange } from '../../state/core/preview-change'
import type { Preview } from '../../state/core/preview-change'
import type { OpenSystem } from '../open-system/use-open-system'

interface Asked {
  finding: Finding
  preview: Preview | null
}

/** Returns the core's result for the system with the finding's repair applied; undefined while it is calculated, null where nothing would change. */
export function useRepairPreview({ system, pack }: OpenSystem, finding: Finding): Preview | null | undefined {
  const [asked, setAsked] = useState<Asked | null>(null)
  const systemId = system.id
  useEffect(() => {
    let isWanted = true
    const ask = async (): Promise<void> => {
      const project = currentProject()
      const change = project && applyRepair(project, systemId, finding, pack)
      const preview = change && change.ops.length > 0 ? await previewChange(systemId, change) : null
      if (isWanted) setAsked({ finding, preview })
    }
    ask().catch(() => isWanted && setAsked({ finding, preview: null }))
    return () => {
      isWanted = false
    }
  }, [systemId, finding, pack])
  return asked?.finding === finding ? asked.preview : undefined
}
