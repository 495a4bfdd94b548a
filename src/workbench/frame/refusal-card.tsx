import { ActionIcon, Button } from '@mantine/core'
import { IconBan, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { BoardHandle } from '../../board/frame/board-handle'
import classes from './refusal.module.css'
import { RepairButton } from './repair-button'
import { hideRefusal, refusalState } from '../commands/refusal'
import { MENU_ICON_PX } from '../../ui/frame/icon-sizes'

const CARD = { width: 340, height: 160, aside: 12 }

/** Shows at its place why the last drop was refused, with the core's repair. */
export function RefusalCard({ board, onClose }: { board: RefObject<BoardHandle | null>; onClose: () => void }) {
  const { t } = useTranslation('placing')
  const { current } = useSnapshot(refusalState)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const view = board.current?.viewport()
    if (!current || !view || !card.current) return
    const within = (at: number, size: number, room: number): number =>
      Math.max(CARD.aside, Math.min(at + CARD.aside, room - size - CARD.aside))
    card.current.style.setProperty('left', `${within(current.px, CARD.width, view.width)}px`)
    card.current.style.setProperty('top', `${within(current.py, CARD.height, view.height)}px`)
    const first = card.current.querySelector<HTMLElement>('[data-offer]') ?? card.current.querySelector('button')
    first?.focus()
  }, [current, board])
  if (!current) return null
  const { sentence, repair, offers = [] } = current.refusal
  const close = (): void => {
    hideRefusal()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <div
      ref={card}
      className={classes.refusal}
      style={{ width: CARD.width }}
      role="alertdialog"
      aria-label={t('refused')}
      data-over-board
      onKeyDown={onKeyDown}
    >
      <IconBan size={MENU_ICON_PX} aria-hidden="true" />
      <p>{sentence}</p>
      <ActionIcon aria-label={t('close')} onClick={close}>
        <IconX size={MENU_ICON_PX} aria-hidden="true" />
      </ActionIcon>
      {repair ? <RepairButton repair={repair} className={classes.repair} onDone={close} /> : null}
      {offers.map(({ label, run }, at) => (
        <Button
          key={label}
          className={classes.offer ?? ''}
          size="xs"
          variant={at === 0 ? 'filled' : 'default'}
          data-offer
          onClick={() => {
            close()
            run()
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
