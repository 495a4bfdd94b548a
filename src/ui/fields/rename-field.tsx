import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { filterInput } from '../../platform/input-filters'
import { FilteredInput } from './filtered/filtered-input'
import { useSameHandler } from '../hooks/use-same-handler'

const MODE = 'noEmoji'
const LONGEST = 200

interface RenameFieldProps {
  name: string
  label: string
  className?: string | undefined
  /** Called at the end with the new name, or null where the old one stays. `isByKey` means that the focus belongs back in the list. */
  onEnd: (name: string | null, isByKey: boolean) => void
}

/** Edits the name of an entry of a list: Enter or leaving stores it, Escape restores the old one. Scrolling the entry out of sight counts as leaving. */
export function RenameField({ name, label, className, onEnd }: RenameFieldProps) {
  const [typed, setTyped] = useState(name)
  const isOver = useRef(false)
  const end = (text: string | null, isByKey: boolean): void => {
    if (isOver.current) return
    isOver.current = true
    onEnd(text === null ? null : filterInput(MODE, text), isByKey)
  }

  const leave = useSameHandler(() => end(typed, false))
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      // In development React unmounts and remounts every component once.
      queueMicrotask(() => {
        if (!isHere.current) leave()
      })
    }
  }, [leave])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // The Enter of an input method ends a word, not the name.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') end(event.currentTarget.value, true)
    else if (event.key === 'Escape') end(null, true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <FilteredInput
      mode={MODE}
      className={className ?? ''}
      size="xs"
      autoFocus
      aria-label={label}
      maxLength={LONGEST}
      data-mantine-stop-propagation="true"
      value={typed}
      onChange={setTyped}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => end(event.currentTarget.value, false)}
      onKeyDown={onKeyDown}
    />
  )
}
