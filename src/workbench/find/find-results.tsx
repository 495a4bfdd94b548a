import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRowWindow } from '../../ui/table/use-row-window'
import type { OpenSystem } from '../open-system/use-open-system'
import classes from './find.module.css'
import { standAt } from './find-state'
import type { Match } from './match'

interface FindResultsProps {
  open: OpenSystem
  listId: string
  matches: readonly Match[]
  /** Number of all matches, which may exceed the listed ones. */
  count: number
  current: number
}

const ROW_PX = 44

export function resultId(listId: string, place: number): string {
  return `${listId}-${place}`
}

/** Lists the matches: the text, its kind, and its system. */
export function FindResults({ open, listId, matches, count, current }: FindResultsProps) {
  const { t } = useTranslation('find')
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const drawn = useRowWindow(matches.length, ROW_PX, box)
  const { reveal } = drawn
  useEffect(() => {
    if (current < 0) return
    reveal(current)
    const frame = requestAnimationFrame(() => document.getElementById(resultId(listId, current))?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [current, reveal, listId])

  return (
    <div ref={setBox} className={classes.results} data-empty={matches.length === 0}>
      <div id={listId} role="listbox" aria-label={t('results')} style={{ paddingTop: drawn.before, paddingBottom: drawn.after }}>
        {matches.slice(drawn.from, drawn.to).map((match, index) => {
          const place = drawn.from + index
          return (
            <div
              key={place}
              id={resultId(listId, place)}
              role="option"
              className={classes.result}
              aria-selected={place === current}
              aria-setsize={matches.length}
              aria-posinset={place + 1}
              onClick={() => standAt(place)}
            >
              <span title={match.text}>{match.text}</span>
              <small>
                {t(`matchField.${match.field}`)}
                {match.systemId === open.system.id ? '' : ` · ${open.project.systems[match.systemId]?.name ?? ''}`}
              </small>
            </div>
          )
        })}
      </div>
      {count > matches.length ? <p className={classes.more}>{t('more', { count: count - matches.length })}</p> : null}
    </div>
  )
}
