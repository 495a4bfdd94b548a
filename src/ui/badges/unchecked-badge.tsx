import { IconHelpCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MissingInput } from '../../model/finding/missing-input'
import { notCheckedText } from '../../platform/words/missing-inputs'
import classes from './unchecked-badge.module.css'
import { SMALL_ICON_PX } from '../frame/icon-sizes'

interface UncheckedBadgeProps {
  inputs: readonly MissingInput[] | undefined
  /** Wraps the sentence instead of cutting it. */
  isWrapped?: boolean
}

/** Says that limits were not checked, and which inputs are missing. Nothing where everything was checked. */
export function UncheckedBadge({ inputs, isWrapped = false }: UncheckedBadgeProps) {
  const { t, i18n } = useTranslation('ui')
  if (!inputs || inputs.length === 0) return null
  const text = notCheckedText(inputs, (key, values = {}) => t(key, values), i18n.language)
  return (
    <span className={classes.badge} data-wrapped={isWrapped} title={text}>
      <IconHelpCircle size={SMALL_ICON_PX} aria-hidden="true" />
      <span className={classes.text}>{text}</span>
    </span>
  )
}
