import { useSnapshot } from 'valtio'
import { packState, type DesignPack } from '../../state/core/pack'

/** Returns the loaded rule pack; null before it is loaded. It is behind `ref`, so every read returns the same object. */
export function usePack(): DesignPack | null {
  const snapshot = useSnapshot(packState)
  return snapshot.pack === null ? null : packState.pack
}
