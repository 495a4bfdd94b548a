import i18next from 'i18next'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { figureIn } from '../../../drawing/labels/system-labels'
import { missingUnits } from '../../../model/drawing/missing-units'
import { slice } from '../../../schedule/slice'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import type { Part, PartGroup } from './part'
import { modeOf, partGroups } from './part-groups'
import { missingParts } from './unit-parts'

/** Delay in milliseconds after an edit is on screen: counting the drawn units takes a pass over diagram and list, which runs while idle. */
const COUNT_AFTER_MS = 150

/** Returns the palette of a system: first the units of its list that are not drawn, then all parts. */
export function usePartGroups({ system, pack, unitSettings, revision }: OpenSystem): PartGroup[] {
  const { i18n } = useTranslation('placing')
  const mode = modeOf(system)
  const { language } = i18n
  // The labels of the system are not used here, because each edit of its list replaces these.
  const groups = useMemo(() => partGroups(pack, { unitSettings, figure: figureIn(language) }, mode), [pack, unitSettings, language, mode])
  const [missing, setMissing] = useState<readonly Part[]>([])
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const count = async (): Promise<void> => {
      const lines = await slice(missingUnits(system.indoorUnits, system.diagram), { signal, isIdle: true })
      if (lines && !signal.aborted) setMissing((before) => (lines.length + before.length === 0 ? before : missingParts(lines, pack)))
    }
    const waiting = setTimeout(() => void count(), COUNT_AFTER_MS)
    return () => {
      stop.abort()
      clearTimeout(waiting)
    }
  }, [system, pack, revision, language])
  return useMemo(
    () => (missing.length === 0 ? groups : [{ key: 'missing', title: i18next.t('placing:groups.missing'), parts: missing }, ...groups]),
    [groups, missing],
  )
}
