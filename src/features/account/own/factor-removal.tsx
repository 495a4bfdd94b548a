import { Button, Group } from '@mantine/core'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CODE } from '../../../contract/envelope'
import { CallError } from '../../../platform/http/call-error'
import { entryFailure } from '../entry-failure'
import type { FieldErrors } from '../field-errors'
import { FactorCodeField } from '../fields/factor-code-field'
import { PasswordField } from '../fields/password-field'
import { focusField } from '../focus-field'
import { Notice } from '../frame/notice'
import classes from '../frame/panel.module.css'

interface FactorRemovalProps {
  asksPassword: boolean
  /** The button's text: the factor is turned off, or replaced. */
  submitLabel: string
  onSubmit: (code: string, password: string) => Promise<void>
  onCancel: () => void
}

/** Turns the second factor off, with the password and a code. */
export function FactorRemoval({ asksPassword, submitLabel, onSubmit, onCancel }: FactorRemovalProps) {
  const { t } = useTranslation('own')
  const { t: words } = useTranslation('account')
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [general, setGeneral] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const blame = (found: FieldErrors): void => {
    setErrors(found)
    focusField(form.current, Object.keys(found))
  }
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const found = {
      ...(asksPassword && password === '' ? { oldPassword: t('password.missingOld') } : {}),
      ...(code.trim().length < 6 ? { code: t('factor.missingCode') } : {}),
    }
    setGeneral(null)
    blame(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await onSubmit(code.trim(), password)
    } catch (error) {
      const { text, field } = entryFailure(error, words)
      if (error instanceof CallError && error.code === CODE.wrongCredentials) blame({ oldPassword: t('password.wrongOld') })
      else if (field === 'code') blame({ code: text })
      else setGeneral(text)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={classes.form}>
      {general ? <Notice kind="error" text={general} /> : null}
      {asksPassword ? (
        <PasswordField
          label={words('password')}
          name="oldPassword"
          autoComplete="current-password"
          required
          isFirst
          value={password}
          error={errors['oldPassword']}
          onType={setPassword}
        />
      ) : null}
      <FactorCodeField
        label={t('factor.codeOrRecovery')}
        value={code}
        error={errors['code'] ?? null}
        onType={setCode}
        isFirst={!asksPassword}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onCancel}>
          {t('factor.cancel')}
        </Button>
        <Button type="submit" color="var(--danger-fill)" loading={isBusy}>
          {submitLabel}
        </Button>
      </Group>
    </form>
  )
}
