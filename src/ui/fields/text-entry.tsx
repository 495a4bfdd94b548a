import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { FilterMode } from '../../platform/input-filters'
import { FilteredInput } from './filtered/filtered-input'

interface TextEntryProps {
  label: string
  value: string
  placeholder?: string | undefined
  description?: string | undefined
  error?: string | undefined
  isDisabled?: boolean
  isRequired?: boolean
  /** Whether a dialog that opens puts the focus here. */
  isFirst?: boolean
  type?: 'text' | 'tel'
  maxLength?: number
  /** Filter for typed text; by default everything that the report's font can print. */
  mode?: FilterMode
  onCommit: (value: string) => void
}

/** A text field that is stored on leaving or Enter; Escape restores the old text. */
export function TextEntry({
  value,
  isDisabled = false,
  isRequired = false,
  isFirst,
  mode = 'noEmoji',
  onCommit,
  ...shape
}: TextEntryProps) {
  const [entry, setEntry] = useState<{ over: string; typed: string | null }>({ over: value, typed: null })
  const typed = entry.over === value ? entry.typed : null
  const store = (): void => {
    if (typed !== null && typed.trim() !== value) onCommit(typed.trim())
    setEntry({ over: value, typed: null })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // The Enter of an input method ends a word, not the text.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') store()
    else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation()
      setEntry({ over: value, typed: null })
    }
  }
  return (
    <FilteredInput
      {...shape}
      mode={mode}
      disabled={isDisabled}
      required={isRequired}
      data-autofocus={isFirst}
      value={typed ?? value}
      data-at-rest={typed === null || undefined}
      onChange={(text) => setEntry({ over: value, typed: text })}
      onBlur={store}
      onKeyDown={onKeyDown}
    />
  )
}
