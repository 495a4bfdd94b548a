import { TextInput } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { useNumberEntry, type NumberEntry } from './number-entry'
import classes from './number-input.module.css'

export interface NumberInputShape {
  label: string
  /** The label is for assistive technology only, as in a table's cell. */
  isLabelHidden?: boolean | undefined
  unit?: string | undefined
  placeholder?: string | undefined
  description?: ReactNode
  error?: string | null | undefined
  isDisabled?: boolean | undefined
  isRequired?: boolean | undefined
  width?: number | string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

const UNIT_CHARACTER_PX = 7
const UNIT_MARGIN_PX = 14

/** The one text box under every number of the product. */
export function NumberInput({ entry, ...shape }: NumberInputShape & { entry: NumberEntry }) {
  const { text, isAtRest, error, onType, onLeave, onKeyDown } = useNumberEntry(entry)
  const unit = shape.unit ?? ''
  return (
    <TextInput
      ref={shape.inputRef ?? null}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      classNames={{ input: classes.input ?? '' }}
      label={shape.isLabelHidden ? undefined : shape.label}
      aria-label={shape.isLabelHidden ? shape.label : undefined}
      description={shape.description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={shape.placeholder}
      disabled={shape.isDisabled ?? false}
      required={shape.isRequired ?? false}
      w={shape.width}
      value={text}
      data-at-rest={isAtRest || undefined}
      error={error ?? shape.error ?? undefined}
      onChange={(event) => onType(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={onLeave}
      onKeyDown={onKeyDown}
      rightSection={unit === '' ? undefined : <span className={classes.unit}>{unit}</span>}
      rightSectionWidth={unit === '' ? undefined : unit.length * UNIT_CHARACTER_PX + UNIT_MARGIN_PX}
    />
  )
}
