import { IconBan, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { KeyboardEvent } from 'react'
import type { PlaceAnswer } from '../../../board/placing/placing'
import type { Part, PartGroup } from '../palette/part'
import classes from './choose-part.module.css'
import { ICON_PX } from '../../../ui/frame/icon-sizes'

interface ChoiceListProps {
  groups: readonly PartGroup[]
  verdicts: ReadonlyMap<string, PlaceAnswer>
  onChoose: (part: Part) => void
}

/** Lists the parts for the place, accepted ones first in each group; a refused one shows the reason. */
export function ChoiceList({ groups, verdicts, onChoose }: ChoiceListProps) {
  const { t } = useTranslation('placing')
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const rows = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('button'))
    const at = rows.indexOf(document.activeElement as HTMLElement)
    const to: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }
    const next = rows[to[event.key] ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div className={classes.list} role="group" aria-label={t('parts.label')} onKeyDown={onKeyDown}>
      {groups.length === 0 ? <p className={classes.where}>{t('parts.none')}</p> : null}
      {groups.map((group) => (
        <section key={group.key} aria-label={group.title}>
          <h3>{group.title}</h3>
          {acceptingFirst(group.parts, verdicts).map((part) => {
            const verdict = verdicts.get(part.key)
            return (
              <button
                key={part.key}
                type="button"
                data-refused={verdict?.accepts === false}
                aria-label={[part.title, part.detail, verdict?.sentence].filter(Boolean).join(', ')}
                onClick={() => onChoose(part)}
              >
                <span className={classes.mark}>
                  {verdict?.accepts ? (
                    <IconCheck size={ICON_PX} aria-hidden="true" />
                  ) : verdict ? (
                    <IconBan size={ICON_PX} aria-hidden="true" />
                  ) : null}
                </span>
                <span>{part.title}</span>
                <small>{verdict?.accepts === false ? verdict.sentence : part.detail}</small>
              </button>
            )
          })}
        </section>
      ))}
    </div>
  )
}

function acceptingFirst(parts: readonly Part[], verdicts: ReadonlyMap<string, PlaceAnswer>): Part[] {
  const isRefused = (part: Part): boolean => verdicts.get(part.key)?.accepts === false
  return [...parts.filter((part) => !isRefused(part)), ...parts.filter(isRefused)]
}
