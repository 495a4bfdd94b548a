import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface FilterSelectProps<Value extends string> {
  label: string
  width: number
  values: readonly Value[]
  nameOf: (value: Value) => string
  /** null shows everything. */
  value: Value | null
  onChoose: (value: Value | null) => void
  /** Whether the select is inside a popover, which a list outside of it would close. */
  isInPopover?: boolean
}

/** A select that filters a list by one field; it can be cleared. */
export function FilterSelect<Value extends string>({
  label,
  width,
  values,
  nameOf,
  value,
  onChoose,
  isInPopover = false,
}: FilterSelectProps<Value>) {
  const { t } = useTranslation('ui')
  return (
    <Select
      w={width}
      clearable
      clearButtonProps={{ 'aria-label': t('filter.clear') }}
      aria-label={label}
      placeholder={label}
      data={values.map((known) => ({ value: known, label: nameOf(known) }))}
      value={value}
      onChange={onChoose}
      comboboxProps={{ withinPortal: !isInPopover }}
    />
  )
}
