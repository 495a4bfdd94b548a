import { TextInput, type TextInputProps } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'

/** Longest search text; the server refuses longer ones. */
const MOST_LETTERS = 200
const ICON_PX = 15
const SMALL_ICON_PX = 14

interface SearchFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'label' | 'leftSection'> {
  label: string
  /** Whether the name is shown above the field rather than in it. */
  isLabelShown?: boolean
  value: string
  onText: (text: string) => void
}

/** A field that filters a list while the user types. */
export function SearchField({ label, isLabelShown = false, value, onText, size, ...rest }: SearchFieldProps) {
  return (
    <TextInput
      type="search"
      {...(isLabelShown ? { label } : { 'aria-label': label, placeholder: label })}
      {...(size === undefined ? {} : { size })}
      leftSection={<IconSearch size={size === 'xs' ? SMALL_ICON_PX : ICON_PX} aria-hidden="true" />}
      maxLength={MOST_LETTERS}
      value={value}
      onChange={(event) => onText(event.currentTarget.value)}
      {...rest}
    />
  )
}
