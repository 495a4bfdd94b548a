import { proxy, ref } from 'valtio'
import type { Pack } from '../../contract/pack'
import type { EquipmentPack } from '../../model/project/equipment'
import { session } from '../page/session'
import { statePorts } from '../document/ports'
import { nextSlice } from '../../schedule/next-slice'

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
    // Checking it has taken as long as one task may; drawing with it is another.
    await nextSlice()
    packState.pack = ref(forUser(pack))
    return pack
  } catch (error) {
    loading = null
    throw error
  }
}

/** The pack as drawings are made from it: the library is that of whoever is signed in at the time. */
function forUser(pack: Pack): Pack & Pick<EquipmentPack, 'library'> {
  return {
    ...pack,
    get library() {
      return session.userInfo?.libCode
    },
  }
}
