import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'

interface TextEntryProps {
  label: string
  value: string
  placeholder?: string | undefined
  description?: string | undefined
  isDisabled?: boolean
  onCommit: (value: string) => void
}

/** A text that is stored when it is left or Enter is pressed; Escape gives the old one back. */
export function TextEntry({ label, value, placeholder, description, isDisabled = false, onCommit }: TextEntryProps) {
  const [entry, setEntry] = useState<{ over: string; typed: string | null }>({ over: value, typed: null })
  const typed = entry.over === value ? entry.typed : null
  const store = (): void => {
    if (typed !== null && typed.trim() !== value) onCommit(typed.trim())
    setEntry({ over: value, typed: null })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') store()
    else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation()
      setEntry({ over: value, typed: null })
    }
  }
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      description={description}
      disabled={isDisabled}
      autoComplete="off"
      value={typed ?? value}
      data-at-rest={typed === null || undefined}
      onChange={(event) => setEntry({ over: value, typed: event.currentTarget.value })}
      onBlur={store}
      onKeyDown={onKeyDown}
    />
  )
}
