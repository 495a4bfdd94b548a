import { TextInput } from '@mantine/core'
import classes from './fields.module.css'

interface FactorCodeFieldProps {
  label: string
  value: string
  error: string | null
  onType: (value: string) => void
  /** True to focus the field when it appears. */
  isFirst?: boolean
}

/** Renders the field for a code of an authenticator app, or a recovery code. */
export function FactorCodeField({ label, value, error, onType, isFirst = false }: FactorCodeFieldProps) {
  return (
    <TextInput
      className={classes.code}
      label={label}
      name="code"
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
      autoFocus={isFirst}
      data-autofocus={isFirst || undefined}
      value={value}
      error={error}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}
