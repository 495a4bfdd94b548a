import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FieldErrors, GuestForm } from '../field-errors'
import classes from '../frame/panel.module.css'

export interface FormParts {
  form: GuestForm
  errors: FieldErrors
  onChange: (part: Partial<GuestForm>) => void
}

export function EmailField({ form, errors, onChange }: FormParts) {
  const { t } = useTranslation('account')
  return (
    <TextInput
      label={t('email')}
      name="personalEmail"
      type="email"
      autoComplete="email"
      required
      value={form.personalEmail}
      error={errors['personalEmail']}
      onChange={(event) => onChange({ personalEmail: event.currentTarget.value })}
    />
  )
}

/** Renders the fields of the guest's person and company. */
export function PersonFields({ form, errors, onChange }: FormParts) {
  const { t } = useTranslation('account')
  return (
    <>
      <TextInput
        label={t('register.userName')}
        name="userName"
        autoComplete="name"
        required
        maxLength={80}
        value={form.userName}
        error={errors['userName']}
        onChange={(event) => onChange({ userName: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <TextInput
          label={t('register.organization')}
          name="organization"
          autoComplete="organization"
          maxLength={120}
          value={form.organization}
          error={errors['organization']}
          onChange={(event) => onChange({ organization: event.currentTarget.value })}
        />
        <TextInput
          label={t('register.phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          value={form.phone}
          error={errors['phone']}
          onChange={(event) => onChange({ phone: event.currentTarget.value })}
        />
      </div>
    </>
  )
}
