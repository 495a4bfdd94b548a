import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import { VERIFICATION_CODE, type CodePurpose } from '../../../contract/account/guest-lists'
import { isEmail } from '../../../platform/input-filters'
import { entryFailure } from '../entry-failure'
import classes from './fields.module.css'
import { asClock, useCountdown } from './use-countdown'

const RESEND_S = 60

interface MailCodeFieldProps {
  purpose: CodePurpose
  email: string
  value: string
  onChange: (code: string) => void
  errors: Partial<Record<string, string>>
  /** Called for an invalid address, or one that the server refused. */
  onError: (field: string, text: string) => void
  /** Called when a code is sent, which clears the former errors of its field. */
  onSent: () => void
}

/** Renders the field for a mailed code and the button that requests it. The answer is the same for known and unknown addresses. */
export function MailCodeField({ purpose, email, value, onChange, errors, onError, onSent }: MailCodeFieldProps) {
  const { t } = useTranslation('account')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const wait = useCountdown()

  const ask = async (): Promise<void> => {
    const personalEmail = email.trim()
    if (!isEmail(personalEmail)) {
      onError('personalEmail', t('missing.personalEmail'))
      return
    }
    setSending(true)
    try {
      await call(CALLS.guest.sendCode, { body: { personalEmail, purpose } })
      setSentTo(personalEmail)
      onSent()
      wait.start(RESEND_S)
    } catch (error) {
      const failure = entryFailure(error, t)
      if (failure.waitSeconds) wait.start(failure.waitSeconds)
      onError(failure.field ?? 'verificationCode', failure.text)
    } finally {
      setSending(false)
    }
  }

  return (
    <div>
      <div className={classes.codeRow}>
        <TextInput
          className={classes.code}
          label={t('code')}
          required
          name="verificationCode"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={VERIFICATION_CODE.digits}
          value={value}
          error={Boolean(errors['verificationCode'])}
          aria-describedby="code-note"
          onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, ''))}
        />
        <Button variant="default" loading={isSending} disabled={wait.seconds > 0} onClick={() => void ask()}>
          {wait.seconds > 0 ? t('sendAgainIn', { time: asClock(wait.seconds) }) : sentTo ? t('sendAgain') : t('sendCode')}
        </Button>
      </div>
      <p id="code-note" role="status" className={classes.note} data-wrong={Boolean(errors['verificationCode'])}>
        {errors['verificationCode'] ?? (sentTo ? t(`sent.${purpose}`, { email: sentTo, minutes: VERIFICATION_CODE.minutes }) : '')}
      </p>
    </div>
  )
}
