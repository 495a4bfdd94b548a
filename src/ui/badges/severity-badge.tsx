import { IconAlertOctagonFilled, IconAlertTriangleFilled, IconCircleCheckFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './severity-badge.module.css'

export type BadgeSeverity = 'error' | 'advice' | 'good'

const ICONS = { error: IconAlertOctagonFilled, advice: IconAlertTriangleFilled, good: IconCircleCheckFilled }
const ICON_PX = 13

export interface SeverityBadgeProps {
  severity: BadgeSeverity
  /** Number of findings beside the sign. */
  count?: number
  /** Word beside the sign; without it assistive technology still hears the severity. */
  label?: string
  /** Less room around, as in a row of tabs. */
  isCompact?: boolean
}

/** A finding's severity as sign, shape and colour, so that colour is never alone. */
export function SeverityBadge({ severity, count, label, isCompact = false }: SeverityBadgeProps) {
  const { t } = useTranslation('ui')
  const Icon = ICONS[severity]
  const spoken = count === undefined ? t(`severity.${severity}`) : t(`severity.${severity}Count`, { count })
  return (
    <span className={classes.badge} data-severity={severity} data-compact={isCompact}>
      <Icon size={ICON_PX} aria-hidden="true" />
      {label === undefined ? <span className={classes.spoken}>{spoken}</span> : label}
      {count === undefined ? null : <span aria-hidden={label === undefined}>{count}</span>}
    </span>
  )
}
