import { Button } from '@mantine/core'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CODE } from '../../../contract/envelope'
import { CallError } from '../../../platform/http/call-error'
import { entryFailure } from '../entry-failure'
import { wrongNewPassword, type FieldErrors } from '../field-errors'
import { NewPasswordFields } from '../fields/new-password-fields'
import { PasswordField } from '../fields/password-field'
import { focusField } from '../focus-field'
import { Notice } from '../frame/notice'
import classes from '../frame/panel.module.css'

interface OwnPasswordFormProps {
  /** The old password, where it was typed just before. */
  known?: string
  onSubmit: (before: string, after: string) => Promise<void>
}

const EMPTY = { password: '', repeated: '' }

/** Replaces the user's password with a new one. */
export function OwnPasswordForm({ known, onSubmit }: OwnPasswordFormProps) {
  const { t } = useTranslation('own')
  const { t: words } = useTranslation('account')
  const form = useRef<HTMLFormElement>(null)
  const [before, setBefore] = useState(known ?? '')
  const [passwords, setPasswords] = useState(EMPTY)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [general, setGeneral] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const blame = (found: FieldErrors): void => {
    setErrors(found)
    focusField(form.current, Object.keys(found))
  }
  const fail = (error: unknown): void => {
    const isOldWrong = error instanceof CallError && error.code === CODE.wrongCredentials && known === undefined
    const { text, field } = entryFailure(error, words)
    if (isOldWrong) blame({ oldPassword: t('password.wrongOld') })
    else if (field === 'password') blame({ password: text })
    else setGeneral(text)
  }
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const found = { ...(before === '' ? { oldPassword: t('password.missingOld') } : {}), ...wrongNewPassword(passwords, words) }
    setGeneral(null)
    blame(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await onSubmit(before, passwords.password)
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={classes.form}>
      {general ? <Notice kind="error" text={general} /> : null}
      {known === undefined ? (
        <PasswordField
          label={t('password.old')}
          name="oldPassword"
          autoComplete="current-password"
          required
          isFirst
          value={before}
          error={errors['oldPassword']}
          onType={setBefore}
        />
      ) : null}
      <NewPasswordFields value={passwords} onChange={setPasswords} errors={errors} isFirst={known !== undefined} />
      <Button type="submit" fullWidth loading={isBusy}>
        {t('password.submit')}
      </Button>
    </form>
  )
}
