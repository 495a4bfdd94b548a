import { IconAlertOctagonFilled, IconAlertTriangleFilled, IconCircleCheckFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './severity-badge.module.css'

export type BadgeSeverity = 'error' | 'advice' | 'good'

const ICONS = { error: IconAlertOctagonFilled, advice: IconAlertTriangleFilled, good: IconCircleCheckFilled }
const ICON_PX = 13

export interface SeverityBadgeProps {
  severity: BadgeSeverity
  /** Number of findings beside the icon. */
  count?: number
  /** Word beside the icon; without it assistive technology still reads the severity. */
  label?: string
  /** Smaller padding, as in a row of tabs. */
  isCompact?: boolean
}

/** Shows a finding's severity by icon, shape and colour, so that it never depends on colour alone. */
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
