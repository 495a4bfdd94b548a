import { useSnapshot } from 'valtio'
import type { Pack } from '../../contract/pack'
import { packState } from '../../state/core/pack'

/** The loaded rule pack; null before it is there. The pack is held by reference, so it is the same object at every reading. */
export function usePack(): Pack | null {
  const snapshot = useSnapshot(packState)
  return snapshot.pack === null ? null : packState.pack
}
