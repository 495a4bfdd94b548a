import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestRecord } from '../../../contract/account/account-guests'
import { registerGuest } from '../commands/register-guest'
import { entryFailure } from '../entry-failure'
import { without, wrongInGuestForm, type FieldErrors, type GuestForm } from '../field-errors'
import { MailCodeField } from '../fields/mail-code-field'
import { NewPasswordFields } from '../fields/new-password-fields'
import { focusField } from '../focus-field'
import { Notice } from '../frame/notice'
import classes from '../frame/panel.module.css'
import { detailsOf, formFor } from './guest-details'
import { PersonFields, EmailField } from './person-fields'
import { DEPARTMENTS, GUEST_USER_TYPES } from '../../../contract/account/guest-lists'
import type { FormParts } from './person-fields'

/** Renders user type and department, from the lists of the specification, as native selects, which suit phones best. */
function ChoiceFields({ form, errors, onChange }: FormParts) {
  const { t } = useTranslation('account')
  const choose = { value: '', label: t('register.choose'), disabled: true }
  return (
    <div className={classes.pair}>
      <NativeSelect
        label={t('register.userType')}
        name="userType"
        required
        data={[choose, ...GUEST_USER_TYPES.map((value) => ({ value, label: t(`userType.${value}`) }))]}
        value={form.userType}
        error={errors['userType']}
        onChange={(event) => onChange({ userType: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('register.department')}
        name="department"
        required
        data={[choose, ...DEPARTMENTS.map((value) => ({ value, label: t(`department.${value}`) }))]}
        value={form.department}
        error={errors['department']}
        onChange={(event) => onChange({ department: event.currentTarget.value })}
      />
    </div>
  )
}

interface RegistrationFormProps {
  /** Known details of a guest who registers again. */
  known: Partial<GuestRecord> | null
  /** True for a registration at the brand variant. */
  isFromBrand: boolean
  onDone: (email: string) => void
}

export function RegistrationForm({ known, isFromBrand, onDone }: RegistrationFormProps) {
  const { t } = useTranslation('account')
  const element = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState<GuestForm>(() => formFor(known))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [general, setGeneral] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const change = (part: Partial<GuestForm>): void => {
    setForm((now) => ({ ...now, ...part }))
    setErrors((now) => without(now, Object.keys(part)))
  }
  const blame = (field: string, text: string): void => {
    setErrors((others) => ({ ...others, [field]: text }))
    focusField(element.current, [field])
  }
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const found = wrongInGuestForm(form, t)
    setErrors(found)
    setGeneral(null)
    if (Object.keys(found).length > 0) {
      focusField(element.current, Object.keys(found))
      return
    }
    setBusy(true)
    try {
      await registerGuest(detailsOf(form, known !== null, isFromBrand))
      onDone(form.personalEmail.trim())
    } catch (error) {
      const { text, field } = entryFailure(error, t)
      if (field && Object.hasOwn(form, field)) blame(field, text)
      else setGeneral(text)
    } finally {
      setBusy(false)
    }
  }

  const parts = { form, errors, onChange: change }
  return (
    <form ref={element} onSubmit={(event) => void submit(event)} noValidate className={classes.form}>
      <div className={classes.pair}>
        <EmailField {...parts} />
        <MailCodeField
          purpose="register"
          email={form.personalEmail}
          value={form.verificationCode}
          onChange={(verificationCode) => change({ verificationCode })}
          errors={errors}
          onError={blame}
          onSent={() => setErrors((now) => without(now, ['personalEmail', 'verificationCode']))}
        />
      </div>
      <PersonFields {...parts} />
      <ChoiceFields {...parts} />
      <div className={classes.pair}>
        <NewPasswordFields value={form} onChange={change} errors={errors} />
      </div>
      <Checkbox
        name="hasConsented"
        label={t('register.consent')}
        checked={form.hasConsented}
        error={errors['hasConsented']}
        onChange={(event) => change({ hasConsented: event.currentTarget.checked })}
      />
      {general ? <Notice kind="error" text={general} /> : null}
      <Button type="submit" fullWidth loading={isBusy}>
        {t('register.submit')}
      </Button>
    </form>
  )
}
