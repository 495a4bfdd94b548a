import { useSnapshot } from 'valtio'
import { packState, type DesignPack } from '../../state/core/pack'

/** The loaded rule pack; null before it is there. The pack is held by reference, so it is the same object at every reading. */
export function usePack(): DesignPack | null {
  const snapshot = useSnapshot(packState)
  return snapshot.pack === null ? null : packState.pack
}
