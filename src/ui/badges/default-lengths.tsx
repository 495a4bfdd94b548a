import { IconRulerMeasure } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LengthCounts } from '../../model/project/default-lengths'
import classes from './unchecked-badge.module.css'
import { SMALL_ICON_PX } from '../frame/icon-sizes'

interface DefaultLengthsProps {
  counts: LengthCounts | null | undefined
  /** Leads to where they are entered; without it the text stands alone. */
  onEnter?: (() => void) | undefined
}

/** Shows how many pipes of a system have the default length because none was typed; nothing where every length was typed. */
export function DefaultLengths({ counts, onEnter }: DefaultLengthsProps) {
  const { t } = useTranslation('ui')
  if (!counts || counts.defaultLengthCount === 0) return null
  const content = (
    <>
      <IconRulerMeasure size={SMALL_ICON_PX} aria-hidden="true" />
      {t('defaultLengths', { count: counts.defaultLengthCount, total: counts.pipeCount })}
    </>
  )
  return onEnter ? (
    <button type="button" className={classes.badge} data-whole="true" title={t('enterLengths')} onClick={onEnter}>
      {content}
    </button>
  ) : (
    <span className={classes.badge} data-whole="true">
      {content}
    </span>
  )
}
