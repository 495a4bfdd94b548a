import { useCallback, useEffect, useState } from 'react'
import type { LoginKey } from '../../contract/account/account-sign-in'
import { brandOfAddress } from '../../platform/words/brand'
import { askLoginKey } from '../../state/page/ask-login-key'

/** The server's ways to sign in, and the brand of the page's address. */
export interface Offer {
  isDemoOffered: boolean
  isDirectoryOffered: boolean
  brand: string | null
}

let known: Offer | null = null

/** Asks the server once for its ways to sign in; `failure` is set until an answer arrives, and `askAgain` retries. */
export function useOffer(): { offer: Offer | null; failure: unknown; askAgain: () => void } {
  const [offer, setOffer] = useState(known)
  const [failure, setFailure] = useState<unknown>(null)
  const ask = useCallback(() => {
    askLoginKey().then(
      (key) => {
        known = offerOf(key)
        setOffer(known)
        setFailure(null)
      },
      (error: unknown) => setFailure(error),
    )
  }, [])
  useEffect(ask, [ask])
  return { offer, failure, askAgain: ask }
}

function offerOf({ isDemoOffered, isDirectoryOffered, brandWords }: LoginKey): Offer {
  return { isDemoOffered, isDirectoryOffered, brand: brandOfAddress(brandWords, window.location) }
}
