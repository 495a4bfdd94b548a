import { ActionIcon, CloseButton, NativeSelect, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react'
import { memo, useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { BoardHandle } from '../../board/frame/board-handle'
import { useFormat } from '../../ui/words/format'
import type { OpenSystem } from '../open-system/use-open-system'
import classes from './find.module.css'
import { FindResults, resultId } from './find-results'
import { closeFind, finding, openFind, stepTo } from './find-state'
import { useSearch } from './use-search'
import { pickedPlaces } from '../../drawing/view/picked'
import type { Picked } from '../../drawing/view/picked'
import { openSystem } from '../commands/open-system'
import { setPicked } from '../open-system/local'
import { ICON_PX } from '../../ui/frame/icon-sizes'

/** Goes to the wanted place: opens its system, picks its rows and shows the first of them. */
function useGoToMatch({ system, drawing }: OpenSystem, board: RefObject<BoardHandle | null>): void {
  const { goingTo } = useSnapshot(finding)
  useEffect(() => {
    if (!goingTo) return
    if (goingTo.systemId !== system.id) {
      openSystem(goingTo.systemId)
      return
    }
    finding.goingTo = null
    const picked = goingTo.picked as Picked
    setPicked(picked)
    const [place] = pickedPlaces(drawing, picked)
    // A drawing that has just been opened is fitted first.
    if (place) requestAnimationFrame(() => board.current?.goTo(place))
  }, [goingTo, system, drawing, board])
}

/**
 * Renders the search of Ctrl F: finds units, rooms, models, sizes and findings in the open or all systems, steps through them and marks them on the
 * board.
 */
export const FindBar = memo(function FindBar({ open, board }: { open: OpenSystem; board: RefObject<BoardHandle | null> }) {
  const { isOpen } = useSnapshot(finding)
  useFindKeys()
  useSearch(open)
  useGoToMatch(open, board)
  return isOpen ? <OpenBar open={open} onLeave={() => board.current?.focus()} /> : null
})

function OpenBar({ open, onLeave }: { open: OpenSystem; onLeave: () => void }) {
  const { t } = useTranslation('find')
  const format = useFormat()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { text, scope, found, isWorking, current, request } = useSnapshot(finding, { sync: true })
  const { count, matches } = found

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [request])

  const close = (): void => {
    closeFind()
    onLeave()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') close()
    else if (steps !== undefined && event.target === field.current) stepTo(steps)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const status =
    text.trim() === ''
      ? t('hint')
      : isWorking
        ? t('working')
        : count === 0
          ? t('nothing')
          : t('place', { place: format.number(current + 1, 0), count, shown: format.number(count, 0) })
  return (
    <search className={classes.bar} aria-label={t('title')} onKeyDown={onKeyDown}>
      <div className={classes.line}>
        <TextInput
          ref={field}
          className={classes.field ?? ''}
          role="combobox"
          aria-expanded={matches.length > 0}
          aria-controls={listId}
          aria-activedescendant={current >= 0 ? resultId(listId, current) : undefined}
          aria-label={t('field')}
          placeholder={t('field')}
          leftSection={<IconSearch size={ICON_PX} aria-hidden="true" />}
          value={text}
          onChange={(event) => (finding.text = event.currentTarget.value)}
        />
        <ActionIcon aria-label={t('before')} disabled={matches.length === 0} onClick={() => stepTo(-1)}>
          <IconChevronUp size={ICON_PX} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon aria-label={t('next')} disabled={matches.length === 0} onClick={() => stepTo(1)}>
          <IconChevronDown size={ICON_PX} aria-hidden="true" />
        </ActionIcon>
        <CloseButton aria-label={t('close')} onClick={close} />
      </div>
      <div className={classes.line}>
        <NativeSelect
          aria-label={t('scope.title')}
          value={scope}
          data={[
            { value: 'system', label: t('scope.system') },
            { value: 'project', label: t('scope.project') },
          ]}
          onChange={(event) => (finding.scope = event.currentTarget.value === 'project' ? 'project' : 'system')}
        />
        <span role="status" className={classes.status}>
          {status}
        </span>
      </div>
      <FindResults open={open} listId={listId} matches={matches} count={count} current={current} />
    </search>
  )
}

/** Opens the search with Ctrl F wherever the focus is; steps through its matches with F3. */
function useFindKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey) return
      const isFind = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'f'
      if (!isFind && event.key !== 'F3') return
      event.preventDefault()
      if (isFind || !finding.isOpen) openFind()
      else stepTo(event.shiftKey ? -1 : 1)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
