import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VERIFICATION_CODE, type CodePurpose } from '../../../contract/guest-lists'
import { sendCode } from '../../../platform/calls/account-calls'
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
  /** The address is not one, or the server refused it. */
  onError: (field: string, text: string) => void
  /** A code is on its way: what was said of its field before no longer holds. */
  onSent: () => void
}

/** The code of a mail and the button that asks for it. The answer is the same whether or not the address is known. */
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
      await sendCode({ personalEmail, purpose })
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
