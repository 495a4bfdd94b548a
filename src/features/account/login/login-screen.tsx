import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { EntryFrame } from '../frame/entry-frame'
import { RetrievalPanel } from '../retrieval/retrieval-panel'
import { useOffer } from '../use-offer'
import { SignInPanel } from './sign-in-panel'

const RETRIEVE = 'retrieve'

/** Sign-in, and the way back in for whoever has forgotten the password. */
export function LoginScreen() {
  const { offer, failure, askAgain } = useOffer()
  const [search, setSearch] = useSearchParams()
  const [retrievedFor, setRetrievedFor] = useState<string | null>(null)
  const navigate = useNavigate()
  const isRetrieving = search.get('step') === RETRIEVE

  const retrieved = (email: string): void => {
    setRetrievedFor(email)
    setSearch({}, { replace: true })
  }
  return (
    <EntryFrame brand={offer?.brand ?? null}>
      {isRetrieving ? (
        <RetrievalPanel onDone={retrieved} onBack={() => setSearch({}, { replace: true })} />
      ) : (
        <SignInPanel
          offer={offer}
          failure={failure}
          onAskAgain={askAgain}
          retrievedFor={retrievedFor}
          onEntered={() => void navigate('/gateway', { replace: true })}
          onForgotten={() => setSearch({ step: RETRIEVE })}
          onExpired={() => void navigate('/regist')}
        />
      )}
    </EntryFrame>
  )
}
