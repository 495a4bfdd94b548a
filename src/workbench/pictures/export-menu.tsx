import { ActionIcon, Menu, Tooltip, Portal } from '@mantine/core'
import { IconDownload, IconFileTypeJpg, IconFileTypePng, IconFileTypeSvg } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { useState, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Viewport } from '../../drawing/view/view'
import { ProgressOverlay } from '../../ui/feedback/progress-overlay'
import { useBlockedKeys } from '../../ui/hooks/use-blocked-keys'
import panels from '../frame/panels.module.css'
import classes from './export-menu.module.css'
import { MENU_ICON_PX } from '../../ui/frame/icon-sizes'
import { savePicture } from './save-picture'
import type { PictureFormat, PictureSaving, PictureSubject } from './save-picture'

/** Covers the page while an image is exported, so that no input changes the drawing. Escape cancels. */
function ExportCover({ fraction, onCancel }: { fraction: number; onCancel: () => void }) {
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

interface ExportMenuProps {
  subject: () => PictureSubject
  /** Returns the board's view; null while the table is shown instead. */
  viewport: () => Viewport | null
  isBoard: boolean
}

const FORMATS: readonly { format: PictureFormat; icon: Icon }[] = [
  { format: 'png', icon: IconFileTypePng },
  { format: 'jpeg', icon: IconFileTypeJpg },
  { format: 'svg', icon: IconFileTypeSvg },
]

/** Saves the drawing as an image: the current view or the whole system, as PNG, JPEG or SVG. */
export function ExportMenu({ subject, viewport, isBoard }: ExportMenuProps) {
  const { t } = useTranslation('piping')
  const [saving, setSaving] = useState<PictureSaving | null>(null)
  const [fraction, setFraction] = useState(0)

  const save = (format: PictureFormat, of: Viewport | null): void => {
    setFraction(0)
    const started = savePicture(subject(), { format, viewport: of }, setFraction)
    setSaving(started)
    void started.done.finally(() => setSaving((current) => (current === started ? null : current)))
  }
  const group = (part: 'view' | 'whole') => (
    <div role="group" aria-label={t(`picture.${part}.label`)}>
      <Menu.Label aria-hidden="true">{t(`picture.${part}.label`)}</Menu.Label>
      {FORMATS.map(({ format, icon: Symbol }) => (
        <Menu.Item
          key={format}
          leftSection={<Symbol size={MENU_ICON_PX} aria-hidden="true" />}
          aria-label={t(`picture.${part}.${format}`)}
          onClick={() => save(format, part === 'view' ? viewport() : null)}
        >
          {t(`picture.format.${format}`)}
        </Menu.Item>
      ))}
    </div>
  )

  return (
    <>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <Tooltip label={t('tools.export')}>
            <ActionIcon className={panels.worded} aria-label={t('tools.export')} loading={saving !== null}>
              <IconDownload size={MENU_ICON_PX} aria-hidden="true" />
              <span className={panels.toolWord} data-word="second">
                {t('tools.export')}
              </span>
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          {isBoard ? group('view') : null}
          {isBoard ? <Menu.Divider role="presentation" /> : null}
          {group('whole')}
        </Menu.Dropdown>
      </Menu>
      {saving ? <ExportCover fraction={fraction} onCancel={saving.cancel} /> : null}
    </>
  )
}
