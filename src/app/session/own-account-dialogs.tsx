import { lazy, Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { dialogs } from '../dialogs'

const OwnPasswordDialog = lazy(async () => {
  const { loadOwnPasswordDialog } = await import('../../features/account')
  return { default: (await loadOwnPasswordDialog()).OwnPasswordDialog }
})
const FactorDialog = lazy(async () => {
  const { loadFactorDialog } = await import('../../features/account')
  return { default: (await loadFactorDialog()).FactorDialog }
})

/** The dialogs about the user's own account, loaded when the first of them is opened. */
export function OwnAccountDialogs() {
  const { isPasswordOpen, isFactorOpen } = useSnapshot(dialogs)
  // A dialog stays mounted once it was opened: on closing it restores the focus.
  const [isLoaded, setLoaded] = useState(false)
  if ((isPasswordOpen || isFactorOpen) && !isLoaded) setLoaded(true)
  if (!isLoaded) return null
  return (
    <Suspense>
      <OwnPasswordDialog isOpen={isPasswordOpen} onClose={() => (dialogs.isPasswordOpen = false)} />
      <FactorDialog isOpen={isFactorOpen} onClose={() => (dialogs.isFactorOpen = false)} />
    </Suspense>
  )
}
