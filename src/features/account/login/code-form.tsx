import { Button } from '@mantine/core'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CODE } from '../../../contract/envelope'
import { CallError } from '../../../platform/http/call-error'
import { enterCode } from '../commands/due-steps'
import type { CodeStep, Entrance } from '../commands/open-session'
import { entryFailure } from '../entry-failure'
import { FactorCodeField } from '../fields/factor-code-field'
import { focusField } from '../focus-field'
import classes from '../frame/panel.module.css'

interface CodeFormProps {
  step: CodeStep
  onEntered: (entrance: Entrance) => void
  onLeave: (reason: string) => void
}

/** Asks for the code of the authenticator app, or a recovery code. */
export function CodeForm({ step, onEntered, onLeave }: CodeFormProps) {
  const { t } = useTranslation('own')
  const { t: words } = useTranslation('account')
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const fail = (failure: unknown): void => {
    const { text } = entryFailure(failure, words)
    if (failure instanceof CallError && failure.code !== CODE.wrongFactor && !failure.isOffline) {
      onLeave(text)
      return
    }
    setError(text)
    setCode('')
    focusField(form.current, ['code'])
  }
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    if (code.trim().length < 6) {
      setError(t('factor.missingCode'))
      focusField(form.current, ['code'])
      return
    }
    setBusy(true)
    try {
      onEntered(await enterCode(step, code))
    } catch (failure) {
      fail(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={classes.form}>
      <FactorCodeField label={t('factor.codeOrRecovery')} value={code} error={error} onType={setCode} isFirst />
      <Button type="submit" fullWidth loading={isBusy}>
        {words('signIn')}
      </Button>
    </form>
  )
}
