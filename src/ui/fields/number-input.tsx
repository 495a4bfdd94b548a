import { TextInput, type TextInputProps } from '@mantine/core'
import { useEffect, type ReactNode, type Ref } from 'react'
import type { FilterMode } from '../../platform/input-filters'
import { FilteredInput } from './filtered/filtered-input'
import { useSameHandler } from '../hooks/use-same-handler'
import { useNumberEntry, type NumberEntry } from './number-entry'
import classes from './number-input.module.css'

export interface NumberInputShape {
  label: string
  /** Whether the label is for assistive technology only, as in a table's cell. */
  isLabelHidden?: boolean | undefined
  unit?: string | undefined
  placeholder?: string | undefined
  description?: ReactNode
  error?: string | null | undefined
  isDisabled?: boolean | undefined
  isRequired?: boolean | undefined
  /** Whether a dialog that opens puts the focus here. */
  isFirst?: boolean | undefined
  width?: number | string | undefined
  /** For whole counts: characters other than digits are rejected. Other numbers are accepted as typed, and refused with a reason. */
  mode?: Extract<FilterMode, 'naturalNum' | 'positiveInteger'> | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  /** Receives whether the field holds typed text that it refuses. */
  onRefused?: ((isRefused: boolean) => void) | undefined
}

const UNIT_CHARACTER_PX = 7
const UNIT_MARGIN_PX = 14

/** The text box of every number field of the product. */
export function NumberInput({ entry, inputRef, mode, onRefused, ...shape }: NumberInputShape & { entry: NumberEntry }) {
  const { text, isAtRest, error, onType, onLeave, onKeyDown } = useNumberEntry(entry)
  const report = useSameHandler((isRefused: boolean) => onRefused?.(isRefused))
  const isRefused = error !== null
  useEffect(() => {
    if (!isRefused) return
    report(true)
    return () => report(false)
  }, [isRefused, report])
  const unit = shape.unit ?? ''
  const box: TextInputProps = {
    type: 'text',
    classNames: { input: classes.input ?? '' },
    label: shape.isLabelHidden ? undefined : shape.label,
    'aria-label': shape.isLabelHidden ? shape.label : undefined,
    description: shape.description,
    inputWrapperOrder: ['label', 'input', 'description', 'error'],
    placeholder: shape.placeholder,
    disabled: shape.isDisabled ?? false,
    required: shape.isRequired ?? false,
    w: shape.width,
    value: text,
    error: error ?? shape.error ?? undefined,
    onFocus: (event) => event.currentTarget.select(),
    onBlur: onLeave,
    onKeyDown,
    rightSection: unit === '' ? undefined : <span className={classes.unit}>{unit}</span>,
    rightSectionWidth: unit === '' ? undefined : unit.length * UNIT_CHARACTER_PX + UNIT_MARGIN_PX,
  }
  const marks = { 'data-at-rest': isAtRest || undefined, 'data-autofocus': shape.isFirst || undefined }
  if (mode) return <FilteredInput {...box} ref={inputRef} mode={mode} value={text} {...marks} onChange={onType} />
  return (
    <TextInput
      {...box}
      ref={inputRef ?? null}
      inputMode="decimal"
      autoComplete="off"
      {...marks}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}
