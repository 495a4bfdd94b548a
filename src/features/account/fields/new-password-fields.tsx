import { useTranslation } from 'react-i18next'
import { PasswordField } from './password-field'
import { IconCheck, IconPoint } from '@tabler/icons-react'
import { PASSWORD_RULE } from '../../../contract/account/guest-lists'
import classes from './fields.module.css'
import { passwordStrength } from './password-strength'

const LEVELS = [1, 2, 3, 4]

/** Shows the requirements of a new password, checked off while typing, and its strength. */
function StrengthHint({ password }: { password: string }) {
  const { t } = useTranslation('account')
  const { isLongEnough, isVaried, level } = passwordStrength(password)
  return (
    <div className={classes.strength}>
      <div className={classes.bars} data-level={level} aria-hidden="true">
        {LEVELS.map((step) => (
          <span key={step} className={classes.bar} data-reached={step <= level} />
        ))}
      </div>
      <span role="status" className={classes.word}>
        {level === 0 ? '' : t(`strength.${level}`)}
      </span>
      <ul className={classes.needs}>
        <Need isMet={isLongEnough} text={t('strength.length', { count: PASSWORD_RULE.minLength })} />
        <Need isMet={isVaried} text={t('strength.variety', { count: PASSWORD_RULE.minDifferent })} />
      </ul>
    </div>
  )
}

function Need({ isMet, text }: { isMet: boolean; text: string }) {
  const Icon = isMet ? IconCheck : IconPoint
  return (
    <li className={classes.need} data-met={isMet}>
      <Icon size={14} aria-hidden="true" />
      {text}
    </li>
  )
}

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
