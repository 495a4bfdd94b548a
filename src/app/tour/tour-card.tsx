import { Button, CloseButton, Group, Portal } from '@mantine/core'
import { useElementSize, useViewportSize } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { pathOf } from '../../platform/areas'
import { placeCard } from './place-card'
import { finishTour, goToStop, leaveTour, tour } from './tour-state'
import { TOUR, type StepStop } from './tour-steps'
import classes from './tour.module.css'
import { useAnchor } from './use-anchor'

const CARD_WIDTH = 320
const RING_PX = 4

/** Shows the present stop of the tour beside what it explains. The page stays usable; Escape leaves the tour, which can be taken up again. */
export function TourCard() {
  const { at } = useSnapshot(tour)
  const stop = at === null ? undefined : TOUR[at]
  return at === null || !stop ? null : <Stop key={stop.id} at={at} stop={stop} />
}

function Stop({ at, stop }: { at: number; stop: StepStop }) {
  const { t } = useTranslation('help')
  const navigate = useNavigate()
  const { asked } = useSnapshot(tour)
  const anchor = useAnchor(stop.anchors)
  const { ref: size, height } = useElementSize()
  const view = useViewportSize()
  const heading = useRef<HTMLHeadingElement>(null)
  const isLast = at === TOUR.length - 1
  const place = anchor && placeCard(anchor, { width: CARD_WIDTH, height }, view, stop.side)

  useEffect(() => {
    void navigate(pathOf(stop.area))
    stop.prepare?.()
  }, [navigate, stop, asked])
  // A screen that opens takes the focus, so the card asks for it once its element is there.
  const isThere = anchor !== null
  useEffect(() => heading.current?.focus({ preventScroll: true }), [isThere])

  const leave = (): void => {
    leaveTour()
    document.querySelector<HTMLElement>('[data-help]')?.focus()
  }
  const next = (): void => {
    if (!isLast) goToStop(at + 1)
    else {
      leave()
      finishTour()
    }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') leave()
    else if (event.key === 'ArrowRight' && !isLast) next()
    else if (event.key === 'ArrowLeft' && at > 0) goToStop(at - 1)
    else return
    event.stopPropagation()
  }
  return (
    <Portal>
      {anchor ? (
        <div
          className={classes.ring}
          aria-hidden="true"
          style={{
            left: anchor.left - RING_PX,
            top: anchor.top - RING_PX,
            width: anchor.width + 2 * RING_PX,
            height: anchor.height + 2 * RING_PX,
          }}
        />
      ) : null}
      <section
        ref={size}
        className={classes.card}
        role="dialog"
        aria-label={t('tour.label')}
        data-side={place?.side ?? 'corner'}
        style={place ? { left: place.left, top: place.top, width: CARD_WIDTH } : { width: CARD_WIDTH }}
        onKeyDown={onKeyDown}
      >
        <header className={classes.head}>
          <p>{t('tour.place', { at: at + 1, count: TOUR.length })}</p>
          <CloseButton aria-label={t('tour.leave')} title={t('tour.leave')} onClick={leave} />
        </header>
        <h2 ref={heading} tabIndex={-1}>
          {t(`tour.${stop.id}.title`)}
        </h2>
        <p>{t(`tour.${stop.id}.text`)}</p>
        <Group justify="space-between" gap="xs">
          <Button variant="default" size="xs" disabled={at === 0} onClick={() => goToStop(at - 1)}>
            {t('tour.back')}
          </Button>
          <Group gap="xs">
            {anchor ? null : (
              <Button variant="default" size="xs" onClick={() => goToStop(at)}>
                {t('tour.show')}
              </Button>
            )}
            <Button size="xs" onClick={next}>
              {t(isLast ? 'tour.done' : 'tour.next')}
            </Button>
          </Group>
        </Group>
      </section>
    </Portal>
  )
}
