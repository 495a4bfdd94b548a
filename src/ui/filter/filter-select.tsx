import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface FilterSelectProps<Value extends string> {
  label: string
  width: number
  values: readonly Value[]
  nameOf: (value: Value) => string
  /** Nothing chosen lets everything through. */
  value: Value | null
  onChoose: (value: Value | null) => void
}

/** One thing a list may be narrowed to; it can be cleared. */
export function FilterSelect<Value extends string>({ label, width, values, nameOf, value, onChoose }: FilterSelectProps<Value>) {
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
    />
  )
}
