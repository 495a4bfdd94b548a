import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardHandle } from '../../../board/frame/board-handle'
import { beginPart } from '../commands/drop/begin'
import { useLatest } from '../../../ui/hooks/use-latest'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { dragPart } from './drag-part'
import classes from './palette.module.css'
import type { Part } from './part'
import { PartList } from './part-list'
import { searchParts } from './part-groups'
import { usePartGroups } from './use-part-groups'
import { ICON_PX } from '../../../ui/frame/icon-sizes'

/** Groups of the long catalogue, which are folded until opened or searched. */
const CLOSED_AT_FIRST = ['indoor', 'freshAir', 'hydro', 'kits']

interface PartsPaletteProps {
  open: OpenSystem
  board: RefObject<BoardHandle | null>
  isReadOnly: boolean
}

/** Renders all parts of the board: dragged there, or taken with Enter and placed with the keyboard. */
export function PartsPalette({ open, board, isReadOnly }: PartsPaletteProps) {
  const { t } = useTranslation('placing')
  const [search, setSearch] = useState('')
  const [closed, setClosed] = useState<readonly string[]>(CLOSED_AT_FIRST)
  const list = useRef<HTMLDivElement>(null)
  const groups = usePartGroups(open)
  const openRef = useLatest(open)
  const shown = useMemo(() => searchParts(groups, search), [groups, search])
  const closedNow = useMemo(() => (search.trim() === '' ? closed : []), [search, closed])

  const toggle = useCallback((key: string): void => {
    setClosed((before) => (before.includes(key) ? before.filter((each) => each !== key) : [...before, key]))
  }, [])
  const take = useCallback(
    (part: Part): void => {
      if (beginPart(part, openRef.current)) board.current?.focus()
    },
    [openRef, board],
  )
  const press = useCallback((event: PointerEvent, part: Part): void => dragPart(event, part, openRef.current, board), [openRef, board])
  const onSearchKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[data-row]')?.focus()
    else if (event.key === 'Escape' && search !== '') setSearch('')
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <section className={classes.palette} aria-label={t('parts.label')}>
      <h2>{t('parts.label')}</h2>
      {isReadOnly ? <p className={classes.hint}>{t('ui:readOnly')}</p> : null}
      <TextInput
        className={classes.search}
        aria-label={t('parts.search')}
        placeholder={t('parts.search')}
        leftSection={<IconSearch size={ICON_PX} aria-hidden="true" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={onSearchKey}
      />
      <div ref={list} className={classes.list}>
        {shown.length === 0 ? <p className={classes.hint}>{t('parts.none')}</p> : null}
        <PartList groups={shown} closed={closedNow} isDisabled={isReadOnly} onToggle={toggle} onTake={take} onPress={press} />
      </div>
    </section>
  )
}
