import { useEffect, useState } from 'react'
import { mayHaveFurther } from '../../engine/repair/further-repairs'
import { outdoorRow } from '../../model/diagram/diagram-tree'
import type { Finding } from '../../model/finding/finding'
import { nextSlice } from '../../schedule/next-slice'
import { currentProject } from '../../state/piping/project'
import { tryChange } from '../../state/core/try-change'
import type { OpenSystem } from '../open-system/use-open-system'
import { bringsMore, changeOf, editsFor, mends } from './safe-repairs'

/** Most ways that are offered for one finding. */
const MOST_OFFERED = 3

/** A further way to mend a finding: the finding with that repair. */
export interface FurtherWay {
  finding: Finding
  /** False where the limit stays exceeded, by less. */
  isWhole: boolean
}

/**
 * Finds further repairs of a finding beside its suggested one, as the core confirms them: the finding goes, or its excess lessens. They are looked for one
 * after the other once the finding is opened; undefined until then.
 */
export function useFurtherRepairs({ system, result, pack }: OpenSystem, finding: Finding): readonly FurtherWay[] | undefined {
  const [found, setFound] = useState<{ finding: Finding; ways: FurtherWay[] } | null>(null)
  const systemId = system.id
  const isWorth = mayHaveFurther(finding, system.diagram.nodeId[outdoorRow(system.diagram)])
  useEffect(() => {
    let isWanted = true
    const look = async (): Promise<void> => {
      const project = currentProject()
      const ways: FurtherWay[] = []
      if (project && result && isWorth) {
        for (const repair of editsFor(project, systemId, finding, pack)) {
          if (!isWanted || ways.length === MOST_OFFERED) break
          if (repair === finding.repair) continue
          await nextSlice()
          const tried = await tryChange(project, systemId, result, changeOf(project, systemId, finding, repair, pack))
          if (tried && mends(finding, tried, true) && !bringsMore(tried))
            ways.push({ finding: { ...finding, repair }, isWhole: mends(finding, tried) })
        }
      }
      if (isWanted) setFound({ finding, ways })
    }
    look().catch(() => isWanted && setFound({ finding, ways: [] }))
    return () => {
      isWanted = false
    }
  }, [systemId, result, finding, pack, isWorth])
  return found?.finding === finding ? found.ways : undefined
}
