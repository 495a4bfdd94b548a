import { Portal } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ProgressOverlay } from '../../../ui/feedback/progress-overlay'
import { useBlockedKeys } from '../../../ui/hooks/use-blocked-keys'
import classes from './export-menu.module.css'

/** Covers the page while an image is exported, so that no input changes the drawing. Escape cancels. */
export function ExportCover({ fraction, onCancel }: { fraction: number; onCancel: () => void }) {
  const { t } = useTranslation('piping')
  const cover = useRef<HTMLDivElement>(null)
  useBlockedKeys(cover, onCancel)
  return (
    <Portal>
      <div ref={cover} className={classes.whilst}>
        <ProgressOverlay text={t('picture.drawing')} fraction={fraction} onCancel={onCancel} isModal />
      </div>
    </Portal>
  )
}
