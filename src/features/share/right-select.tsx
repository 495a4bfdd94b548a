import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SHARE_RIGHTS, type ShareRight } from '../../contract/project/share'
import classes from './share.module.css'

export interface RightSelectProps {
  label: string
  right: ShareRight
  isDisabled?: boolean
  onChoose: (right: ShareRight) => void
}

/** Selects a user's right in the project. */
export function RightSelect({ label, right, isDisabled = false, onChoose }: RightSelectProps) {
  const { t } = useTranslation('share')
  return (
    <Select
      className={classes.right ?? ''}
      aria-label={label}
      allowDeselect={false}
      disabled={isDisabled}
      data={SHARE_RIGHTS.map((value) => ({ value, label: t(`right.${value}`) }))}
      value={right}
      onChange={(value) => {
        const chosen = SHARE_RIGHTS.find((known) => known === value)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}
