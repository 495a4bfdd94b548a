import { Button, Loader, Progress } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './progress-overlay.module.css'

export interface ProgressOverlayProps {
  /** The work in progress, such as "Drawing page 3 of 12". */
  text: string
  /** 0 to 1; without it the bar is indeterminate. */
  fraction?: number | null
  onCancel?: () => void
  /** Whether it blocks everything beneath it; its cancel button has the focus while it is shown. */
  isModal?: boolean
}

const SHOW_AFTER_MS = 300

/** Covers its positioned parent while work takes longer than 300 ms. */
export function ProgressOverlay({ text, fraction = null, onCancel, isModal = false }: ProgressOverlayProps) {
  const { t } = useTranslation('ui')
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const button = cancel.current
    if (!isShown || !isModal || !button) return
    button.focus()
    return () => {
      const isElsewhere = document.activeElement !== document.body && document.activeElement !== button
      if (!isElsewhere && before instanceof HTMLElement) before.focus()
    }
  }, [isShown, isModal])
  if (!isShown) return null
  return (
    <div className={classes.cover} role="status" aria-live="polite">
      <div className={classes.panel}>
        {fraction === null ? <Loader size="sm" /> : <Progress className={classes.bar ?? ''} value={fraction * 100} aria-label={text} />}
        <span>{text}</span>
        {onCancel ? (
          <Button ref={cancel} variant="default" onClick={onCancel}>
            {t('progress.cancel')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
