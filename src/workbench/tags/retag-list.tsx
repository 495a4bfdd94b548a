import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Retagging } from '../../model/edits/tags/renumber-tags'
import type { Project } from '../../model/project/project'
import { useRowWindow } from '../../ui/table/use-row-window'
import classes from './tags.module.css'

const LINE_PX = 30

/** Lists the tags that change: where, before and after. */
export function RetagList({ project, list }: { project: Project; list: readonly Retagging[] }) {
  const { t } = useTranslation('lines')
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const drawn = useRowWindow(list.length, LINE_PX, box)
  const places = useMemo(() => placesOf(project, list), [project, list])
  if (list.length === 0) return <p className={classes.none}>{t('tags.none')}</p>
  return (
    <div ref={setBox} className={classes.list} role="region" aria-label={t('tags.renumber')} tabIndex={0}>
      <ul style={{ paddingTop: drawn.before, paddingBottom: drawn.after }}>
        {list.slice(drawn.from, drawn.to).map(({ was, tag }, at) => (
          <li key={drawn.from + at} className={classes.line}>
            <span className={classes.place}>{places[drawn.from + at]}</span>
            <s>{was || '–'}</s>
            <span aria-hidden="true">→</span>
            <b>{tag}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns the room or else the model of each unit; the name of the system for its outdoor unit. */
function placesOf({ systems }: Project, list: readonly Retagging[]): string[] {
  const known = new Map<string, Map<string, string>>()
  return list.map(({ systemId, lineId }) => {
    const system = systems[systemId]
    const lines = known.get(systemId) ?? new Map(system?.indoorUnits.map(({ id, room, model }) => [id, room || model]))
    known.set(systemId, lines)
    return (lineId !== null && lines.get(lineId)) || (system?.name ?? '')
  })
}
