import { TextInput, type TextInputProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useRef, type Ref, useLayoutEffect, useState, type RefObject } from 'react'
import { filterInput, finishInput, type FilterMode } from '../../../platform/input-filters'
import type { FilterOptions } from '../../../platform/input-filters/options'
import { useBeforeInput } from './use-before-input'
import { useComposition } from './use-composition'

/** Keeps the caret at the typed position: changing a field's text in its filter would move it to the end. */
function useCaret(box: RefObject<HTMLInputElement | null>, shown: string): (place: number) => void {
  const wanted = useRef<number | null>(null)
  // A text that the filter rejects is no change to React, but the box has to be written again.
  const [, drawAgain] = useState(0)
  useLayoutEffect(() => {
    const place = wanted.current
    wanted.current = null
    const element = box.current
    if (place === null || !element || document.activeElement !== element) return
    if (element.selectionStart !== place || element.selectionEnd !== place) element.setSelectionRange(place, place)
  })
  return (place) => {
    wanted.current = place
    if (box.current?.value !== shown) drawAgain((count) => count + 1)
  }
}

export interface FilteredInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'ref'> {
  mode: FilterMode
  /** Options of the mode: decimals, maximum, decimal sign, minimum on leaving. */
  filter?: FilterOptions | undefined
  value: string
  /** Receives filtered text only. */
  onChange: (text: string) => void
  ref?: Ref<HTMLInputElement> | undefined
}

const INPUT_MODES: Partial<Record<FilterMode, TextInputProps['inputMode']>> = {
  naturalNum: 'numeric',
  positiveInteger: 'numeric',
  positiveNum: 'decimal',
  naturalNumMax: 'decimal',
}

/** A text field that accepts only what its mode allows, whether typed, pasted, dropped, or written by an input method once that has ended. */
export function FilteredInput({ mode, filter, value, onChange, onBlur, ref, ...shape }: FilteredInputProps) {
  const box = useRef<HTMLInputElement>(null)
  const boxes = useMergedRef(box, ref)
  const through = (text: string): string => filterInput(mode, text, filter)
  const keepCaret = useCaret(box, value)

  const take = (raw: string): void => {
    const next = through(raw)
    if (box.current) keepCaret(Math.min(through(raw.slice(0, box.current.selectionStart ?? raw.length)).length, next.length))
    if (next !== value) onChange(next)
  }
  const composition = useComposition(value, take)
  useBeforeInput(box, through)

  return (
    <TextInput
      ref={boxes}
      inputMode={INPUT_MODES[mode] ?? 'text'}
      autoComplete="off"
      {...shape}
      value={composition.text}
      onChange={(event) => composition.onType(event.currentTarget.value, event.nativeEvent)}
      onCompositionStart={composition.onStart}
      onCompositionEnd={(event) => composition.onEnd(event.currentTarget.value)}
      onBlur={(event) => {
        const finished = finishInput(mode, event.currentTarget.value, filter)
        composition.onEnd(null)
        if (finished !== value) onChange(finished)
        onBlur?.(event)
      }}
    />
  )
}
