import { ActionIcon } from '@mantine/core'
import { useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ICON_PX } from './icon-sizes'
import { ResizeHandle } from './resize-handle'
import classes from './split-panel.module.css'

interface SplitPanelProps {
  children: ReactNode
  /** Content of the panel. */
  panel: ReactNode
  isOpen: boolean
  title: string
  closeLabel: string
  onClose: () => void
  /** Key under which the browser keeps the panel's width. */
  widthKey: string
}

const WIDTHS = { min: 360, start: 472, max: 900 }
const NARROW = '(max-width: 1180px)'

/** A main area with a panel beside it, in the lower half where the window is narrow. Nothing is covered; Escape closes the panel and returns the focus. */
export function SplitPanel({ children, panel, isOpen, title, closeLabel, onClose, widthKey }: SplitPanelProps) {
  const { t } = useTranslation('ui')
  const isNarrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches, { getInitialValueInEffect: false })
  const [width, setWidth] = useLocalStorage({ key: widthKey, defaultValue: WIDTHS.start, getInitialValueInEffect: false })
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const opener = document.activeElement
    box.current?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [isOpen])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }
  return (
    <div className={classes.split} data-narrow={isNarrow}>
      <div className={classes.main}>{children}</div>
      {isOpen ? (
        <>
          {isNarrow ? null : (
            <ResizeHandle label={t('step.resize', { panel: title })} width={width} min={WIDTHS.min} max={WIDTHS.max} onWidth={setWidth} />
          )}
          <aside
            ref={box}
            className={classes.panel}
            aria-label={title}
            tabIndex={-1}
            style={isNarrow ? undefined : { width }}
            onKeyDown={onKeyDown}
          >
            <header className={classes.head}>
              <h2 className={classes.title}>{title}</h2>
              <ActionIcon aria-label={closeLabel} onClick={onClose}>
                <IconX size={ICON_PX} aria-hidden="true" />
              </ActionIcon>
            </header>
            {panel}
          </aside>
        </>
      ) : null}
    </div>
  )
}
