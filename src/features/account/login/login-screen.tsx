import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { pathOf } from '../../../platform/areas'
import { settings } from '../../../state/page/settings'
import { PanelLoading } from '../frame/panel-loading'
import { EntryFrame } from '../frame/entry-frame'
import { handedOver } from '../redirect/handed-over'
import { useOffer } from '../use-offer'
import { SignInPanel } from './sign-in-panel'

/** Loaded on demand: few users have forgotten their password, and the sign-in does not wait for it. */
const RetrievalPanel = lazy(async () => ({ default: (await import('../retrieval/retrieval-panel')).RetrievalPanel }))

/** Loaded on demand: most sign-ins lead nowhere in particular. */
const ShareDoor = lazy(async () => ({ default: (await import('./share-door')).ShareDoor }))

const STEP = 'step'
const RETRIEVE = 'retrieve'

/** State that the registration passes on to the sign-in. */
export interface RegisteredState {
  registeredAs?: string
}

/** Signs in, or sets a new password in place of a forgotten one. */
export function LoginScreen() {
  const { t } = useTranslation('account')
  const { offer, failure, askAgain } = useOffer()
  const [search, setSearch] = useSearchParams()
  const [retrievedFor, setRetrievedFor] = useState<string | null>(null)
  const navigate = useNavigate()
  const { state } = useLocation() as { state: RegisteredState | null }
  const isRetrieving = search.get(STEP) === RETRIEVE

  const leaveRetrieval = (): void =>
    setSearch(
      (before) => {
        before.delete(STEP)
        return before
      },
      { replace: true },
    )
  const retrieved = (email: string): void => {
    settings.signInWay = 'guest'
    setRetrievedFor(email)
    leaveRetrieval()
  }
  return (
    <EntryFrame brand={offer?.brand ?? null} isReady={offer !== null || failure !== null}>
      {isRetrieving ? (
        <Suspense fallback={<PanelLoading title={t('retrieval.title')} />}>
          <RetrievalPanel onDone={retrieved} onBack={leaveRetrieval} />
        </Suspense>
      ) : (
        <>
          {search.has('redirect') ? (
            <Suspense>
              <ShareDoor />
            </Suspense>
          ) : null}
          <SignInPanel
            offer={offer}
            failure={failure}
            onAskAgain={askAgain}
            retrievedFor={retrievedFor}
            registeredAs={state?.registeredAs ?? null}
            onEntered={() => void navigate(handedOver(search).target, { replace: true })}
            onForgotten={() =>
              setSearch((before) => {
                before.set(STEP, RETRIEVE)
                return before
              })
            }
            onExpired={() => void navigate({ pathname: pathOf('register'), search: search.toString() })}
          />
        </>
      )}
    </EntryFrame>
  )
}
