import { proxy, ref } from 'valtio'
import type { Pack } from '../contract/pack'
import { statePorts } from './ports'

/** The rule pack in use; null until it has been loaded. */
export const packState = proxy<{ pack: Pack | null }>({ pack: null })

let loading: Promise<Pack> | null = null

/** The rule pack, loaded once. A load that failed is tried again by the next caller. */
export function loadPack(): Promise<Pack> {
  loading ??= fetchPack()
  return loading
}

async function fetchPack(): Promise<Pack> {
  try {
    const pack = await statePorts().loadPack()
    packState.pack = ref(pack)
    return pack
  } catch (error) {
    loading = null
    throw error
  }
}
