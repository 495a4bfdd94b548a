import { useState } from 'react'
import { FilteredInput } from '../../ui/fields/filtered/filtered-input'
import classes from './selection.module.css'

interface TextCellProps {
  value: string
  label: string
  placeholder?: string
  isDisabled?: boolean
  onCommit: (value: string) => void
}

/** Edits a text in place: Enter and leaving store it, Escape restores the old one. */
export function TextCell({ value, label, placeholder, isDisabled = false, onCommit }: TextCellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const store = () => {
    if (typed !== null && typed.trim() !== value) onCommit(typed.trim())
    setTyped(null)
  }
  return (
    <FilteredInput
      mode="noEmoji"
      variant="unstyled"
      classNames={{ input: classes.cellInput ?? '' }}
      aria-label={label}
      title={typed ?? value}
      placeholder={placeholder}
      disabled={isDisabled}
      value={typed ?? value}
      onFocus={(event) => event.currentTarget.select()}
      onChange={setTyped}
      onBlur={store}
      onKeyDown={(event) => {
        if (event.key === 'Enter') store()
        else if (event.key === 'Escape' && typed !== null) {
          event.stopPropagation()
          setTyped(null)
        }
      }}
    />
  )
}
