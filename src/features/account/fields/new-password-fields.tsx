import { useTranslation } from 'react-i18next'
import { PasswordField } from './password-field'
import { StrengthHint } from './strength-hint'

export interface NewPassword {
  password: string
  repeated: string
}

interface NewPasswordFieldsProps {
  value: NewPassword
  onChange: (value: NewPassword) => void
  errors: Partial<Record<string, string>>
  /** True to focus the first field when it appears. */
  isFirst?: boolean
}

/** Renders the fields for a new password, which is typed twice. */
export function NewPasswordFields({ value, onChange, errors, isFirst = false }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <div>
        <PasswordField
          label={t('newPassword')}
          name="password"
          autoComplete="new-password"
          required
          isFirst={isFirst}
          value={value.password}
          error={errors['password']}
          onType={(password) => onChange({ ...value, password })}
        />
        <StrengthHint password={value.password} />
      </div>
      <PasswordField
        label={t('repeatPassword')}
        name="repeated"
        autoComplete="new-password"
        required
        value={value.repeated}
        error={errors['repeated']}
        onType={(repeated) => onChange({ ...value, repeated })}
      />
    </>
  )
}
