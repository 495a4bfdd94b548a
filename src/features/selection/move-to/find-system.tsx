import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../../ui/filter/search-field'
import { matches } from '../../../ui/table/matches'
import classes from './find-system.module.css'

export interface OtherSystem {
  id: string
  name: string
}

/** Maximum number of shown systems; more call for a narrower search. */
const MOST_SHOWN = 50

/** Lists the systems whose names contain the typed text, selectable with the mouse or with the arrow keys and Enter. */
export function FindSystem({ others, onChoose }: { others: readonly OtherSystem[]; onChoose: (systemId: string) => void }) {
  const { t } = useTranslation(['selection', 'app'])
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const found = others.filter(({ name }) => matches(name, search))
  const [first] = found

  const walk = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    if (step === 0 || buttons.length === 0 || event.nativeEvent.isComposing) return
    event.preventDefault()
    const here = buttons.findIndex((button) => button === document.activeElement)
    const next = Math.min(buttons.length - 1, here + step)
    if (next < 0) field.current?.focus()
    else buttons[next]?.focus()
  }

  return (
    <div className={classes.find} role="group" aria-label={t('units.move')} onKeyDown={walk}>
      <SearchField
        ref={field}
        size="xs"
        data-autofocus
        label={t('units.moveSearch')}
        value={search}
        onText={setSearch}
        onKeyDown={(event) => {
          // Ignores the Enter of an input method, and Enter without a search.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && search.trim() !== '' && first) onChoose(first.id)
        }}
      />
      <ul ref={list} className={classes.list} aria-label={t('systems.title')}>
        {found.slice(0, MOST_SHOWN).map(({ id, name }) => (
          <li key={id}>
            <Button variant="subtle" size="sm" justify="flex-start" fullWidth onClick={() => onChoose(id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <small className={classes.more} role="status">
        {found.length > MOST_SHOWN ? t('units.moveMore', { more: found.length - MOST_SHOWN }) : first ? '' : t('app:palette.nothing')}
      </small>
    </div>
  )
}
