import { IconRulerMeasure } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LengthCounts } from '../../model/project/default-lengths'
import classes from './unchecked-badge.module.css'
import { SMALL_ICON_PX } from '../frame/icon-sizes'

/** Shows how many pipes of a system have the default length because none was typed; nothing where every length was typed. */
export function DefaultLengths({ counts }: { counts: LengthCounts | null | undefined }) {
  const { t } = useTranslation('ui')
  if (!counts || counts.defaultLengthCount === 0) return null
  return (
    <span className={classes.badge} data-whole="true">
      <IconRulerMeasure size={SMALL_ICON_PX} aria-hidden="true" />
      {t('defaultLengths', { count: counts.defaultLengthCount, total: counts.pipeCount })}
    </span>
  )
}
