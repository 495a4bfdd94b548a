import { Portal } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ProgressOverlay } from '../../../ui/feedback/progress-overlay'
import { useBlockedKeys } from '../../../ui/hooks/use-blocked-keys'
import classes from './export-menu.module.css'

/** Lies over the page while a picture is drawn: neither pointer nor key changes what is being painted. Escape cancels. */
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
