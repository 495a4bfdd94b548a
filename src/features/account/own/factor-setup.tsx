import { Button, CopyButton } from '@mantine/core'
import { useCallback, useEffect, useRef, useState, type SubmitEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import type { FactorEnrolment } from '../../../contract/account/account-factor'
import { FACTOR_CODE } from '../../../contract/account/sign-in-constants'
import { entryFailure } from '../entry-failure'
import { FactorCodeField } from '../fields/factor-code-field'
import { focusField } from '../focus-field'
import { Notice } from '../frame/notice'
import panel from '../frame/panel.module.css'
import classes from './factor.module.css'
import { RecoveryCodes } from './recovery-codes'
import { encode } from 'uqr'

/** Renders a text as a QR code: dark on white in both colour schemes, for cameras. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size: side, data } = encode(text, { ecc: 'M', border: 2 })
    const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: side, path: squares.join('') }
  }, [text])
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} className={classes.light} />
      <path d={path} className={classes.dark} />
    </svg>
  )
}

interface FactorSetupProps {
  /** Token of a session that waits for the set-up. */
  token?: string
  /** Called with true while recovery codes are requested or shown, because closing would lose them. */
  onLock: (isLocked: boolean) => void
  onDone: () => void
}

/** Sets up a second factor: the QR code for the app, the first code, and the recovery codes. */
export function FactorSetup({ token, onLock, onDone }: FactorSetupProps) {
  const { t } = useTranslation('own')
  const { t: words } = useTranslation('account')
  const form = useRef<HTMLFormElement>(null)
  const isAsked = useRef(false)
  const [enrolment, setEnrolment] = useState<FactorEnrolment | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [general, setGeneral] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const begin = useCallback(() => {
    setGeneral(null)
    call(CALLS.ownAccount.beginFactor, { token }).then(setEnrolment, (failure: unknown) => setGeneral(entryFailure(failure, words).text))
  }, [token, words])
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    begin()
  }, [begin])

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const typed = code.replace(/\s/g, '')
    const isWhole = new RegExp(`^\\d{${FACTOR_CODE.digits}}$`).test(typed)
    setError(isWhole ? null : t('factor.missingDigits'))
    if (!isWhole) {
      focusField(form.current, ['code'])
      return
    }
    setBusy(true)
    onLock(true)
    try {
      setRecoveryCodes((await call(CALLS.ownAccount.confirmFactor, { body: { code: typed }, token })).recoveryCodes)
    } catch (failure) {
      onLock(false)
      setError(entryFailure(failure, words).text)
      focusField(form.current, ['code'])
    } finally {
      setBusy(false)
    }
  }
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={panel.form}>
      <p className={panel.text}>{t('due.factor.lead')}</p>
      {general ? (
        <>
          <Notice kind="error" text={general} />
          <Button variant="default" onClick={begin}>
            {t('factor.retry')}
          </Button>
        </>
      ) : null}
      {enrolment ? (
        <div className={classes.picture}>
          <QrPicture text={enrolment.uri} label={t('factor.picture')} />
          <div className={classes.secret}>
            <span>{t('factor.secret')}</span>
            <code>{enrolment.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
            <CopyButton value={enrolment.secret}>
              {({ copied, copy }) => (
                <Button size="compact-sm" variant="default" onClick={copy}>
                  {t(copied ? 'factor.copied' : 'factor.copySecret')}
                </Button>
              )}
            </CopyButton>
          </div>
        </div>
      ) : null}
      <FactorCodeField label={t('factor.code')} value={code} error={error} onType={setCode} isFirst />
      <Button type="submit" fullWidth loading={isBusy} disabled={enrolment === null}>
        {t('factor.turnOn')}
      </Button>
    </form>
  )
}
