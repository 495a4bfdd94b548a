import { Anchor, Button, Skeleton, Divider } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { pathOf } from '../../../platform/areas'
import { session } from '../../../state/page/session'
import { endQuietly, type DueStep, type Entrance } from '../commands/open-session'
import { entryFailure } from '../entry-failure'
import { PanelLoading } from '../frame/panel-loading'
import classes from '../frame/panel.module.css'
import { Notice } from '../frame/notice'
import type { Offer } from '../use-offer'
import { SignInWays } from './sign-in-ways'
import { IconArrowRight } from '@tabler/icons-react'
import { signInToDemo } from '../commands/sign-in'

/** Offers the sign-in without an account. */
function DemoOffer({ onEntered }: { onEntered: (entrance: Entrance) => void }) {
  const { t } = useTranslation('account')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const enter = async (): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      onEntered(await signInToDemo())
    } catch (failure) {
      setError(entryFailure(failure, t).text)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {error ? <Notice kind="error" text={error} /> : null}
      <Button fullWidth loading={isBusy} rightSection={<IconArrowRight size={16} aria-hidden="true" />} onClick={() => void enter()}>
        {t('demo')}
      </Button>
      <Divider my="lg" label={t('or')} />
    </>
  )
}

/** Loaded on demand: few sign-ins have a second step, and the form does not wait for it. */
const DueStepPanel = lazy(async () => ({ default: (await import('./due-step-panel')).DueStepPanel }))

interface SignInPanelProps {
  /** Ways to sign in; null until the server has answered. */
  offer: Offer | null
  failure: unknown
  onAskAgain: () => void
  /** Account whose password has just been reset. */
  retrievedFor: string | null
  /** Address that has just been registered. */
  registeredAs: string | null
  onEntered: () => void
  onForgotten: () => void
  /** Called for a guest whose access has expired; the known details are kept for the registration. */
  onExpired: () => void
}

/** Offers every way to sign in: the existing session, the demo, and the accounts. */
export function SignInPanel({
  offer,
  failure,
  onAskAgain,
  retrievedFor,
  registeredAs,
  onEntered,
  onForgotten,
  onExpired,
}: SignInPanelProps) {
  const { t } = useTranslation('account')
  const { token, userInfo } = useSnapshot(session)
  // A link that led here still opens after the registration.
  const { search } = useLocation()
  const [isWaiting, setWaiting] = useState(false)
  const [due, setDue] = useState<DueStep | null>(null)
  /** Reason why the sign-in has to start again. */
  const [ended, setEnded] = useState<string | null>(null)
  const entered = (entrance: Entrance): void => {
    setEnded(null)
    setDue(typeof entrance === 'object' ? entrance : null)
    if (entrance === 'open') onEntered()
    if (entrance === 'waiting') setWaiting(true)
  }
  const leaveDue = (reason: string | null): void => {
    if (due && due.step !== 'code') endQuietly(due.answer.token)
    setDue(null)
    setEnded(reason)
  }
  if (due)
    return (
      <Suspense fallback={<PanelLoading title={t('title')} />}>
        <DueStepPanel key={due.step} due={due} onEntered={entered} onLeave={leaveDue} />
      </Suspense>
    )

  return (
    <>
      <h1 className={classes.title}>{t('title')}</h1>
      {ended ? <Notice kind="error" text={ended} /> : null}
      {isWaiting ? <Notice kind="info" text={t('waiting.text')} /> : null}
      {retrievedFor ? <Notice kind="good" text={t('retrieval.done')} /> : null}
      {token && userInfo ? (
        <Button fullWidth mb="lg" variant="light" onClick={onEntered}>
          {t('continueAs', { name: userInfo.userName })}
        </Button>
      ) : null}
      {offer ? (
        <>
          {offer.isDemoOffered ? <DemoOffer onEntered={entered} /> : null}
          <SignInWays
            offer={offer}
            known={retrievedFor ?? registeredAs}
            onEntered={entered}
            onForgotten={onForgotten}
            onExpired={onExpired}
          />
          <p className={classes.foot}>
            {t('noAccount')}{' '}
            <Anchor component={Link} to={{ pathname: pathOf('register'), search }} inherit>
              {t('registerLink')}
            </Anchor>
          </p>
        </>
      ) : failure ? (
        <>
          <Notice kind="error" text={entryFailure(failure, t).text} />
          <Button fullWidth variant="default" onClick={onAskAgain}>
            {t('askAgain')}
          </Button>
        </>
      ) : (
        <div role="status" aria-busy="true" aria-label={t('asking')}>
          <Skeleton height={40} mb="lg" />
          <Skeleton height={58} mb="md" />
          <Skeleton height={58} mb="lg" />
          <Skeleton height={40} />
        </div>
      )}
    </>
  )
}
