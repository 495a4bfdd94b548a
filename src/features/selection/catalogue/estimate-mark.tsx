import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Basis } from './catalogue-entry'
import classes from '../selection.module.css'

/** Marks figures that are estimated or recalled, so that these are not mistaken for the maker's. */
export function EstimateMark({ basis }: { basis: Basis }) {
  const { t } = useTranslation('selection')
  if (basis !== 'E' && basis !== 'K') return null
  const text = t(`basis.${basis}`)
  return (
    <Tooltip label={text}>
      <sup className={classes.mark} role="img" aria-label={text}>
        {basis}
      </sup>
    </Tooltip>
  )
}
