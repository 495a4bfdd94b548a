import i18next from 'i18next'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenSystem } from '../use-open-system'
import type { Part, PartGroup } from './part'
import { modeOf, partGroups } from './part-groups'
import { missingParts } from './unit-parts'

/** Counting what is drawn takes a pass over the diagram: it waits until the edit is on screen. */
const COUNT_AFTER_MS = 150

/** The palette of a system: first what its list has and its drawing has not, then all parts. */
export function usePartGroups({ system, pack, labels, revision }: OpenSystem): PartGroup[] {
  const { i18n } = useTranslation('placing')
  const mode = modeOf(system)
  const { language } = i18n
  const groups = useMemo(() => partGroups({ pack, labels }, mode), [pack, labels, mode])
  const [missing, setMissing] = useState<readonly Part[]>([])
  useEffect(() => {
    const waiting = setTimeout(() => setMissing(missingParts(system, pack)), COUNT_AFTER_MS)
    return () => clearTimeout(waiting)
  }, [system, pack, revision, language])
  return useMemo(
    () => (missing.length === 0 ? groups : [{ key: 'missing', title: i18next.t('placing:groups.missing'), parts: missing }, ...groups]),
    [groups, missing],
  )
}
