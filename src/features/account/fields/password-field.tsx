import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './fields.module.css'

interface PasswordFieldProps extends Pick<PasswordInputProps, 'label' | 'name' | 'error' | 'required' | 'mb' | 'description' | 'disabled'> {
  value: string
  onType: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  /** True to focus the field when it appears. */
  isFirst?: boolean
}

/** Renders a password field with a button to show the text, and a hint while Caps Lock is on. */
export function PasswordField({ onType, isFirst = false, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('account')
  const [isShown, setShown] = useState(false)
  const [isCapsLocked, setCapsLocked] = useState(false)
  const watch = (event: KeyboardEvent): void => setCapsLocked(event.getModifierState('CapsLock'))
  return (
    <div>
      <PasswordInput
        {...rest}
        autoFocus={isFirst}
        data-autofocus={isFirst || undefined}
        spellCheck={false}
        visible={isShown}
        onVisibilityChange={setShown}
        visibilityToggleButtonProps={{ 'aria-label': isShown ? t('hidePassword') : t('showPassword'), tabIndex: 0 }}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => setCapsLocked(false)}
      />
      <div role="status" className={classes.caps}>
        {isCapsLocked ? (
          <>
            <IconKeyboard size={16} aria-hidden="true" />
            {t('capsLock')}
          </>
        ) : null}
      </div>
    </div>
  )
}
