import { proxy, ref } from 'valtio'
import { brandSide } from '../../contract/account/brand'
import type { Pack } from '../../contract/pack'
import type { EquipmentPack } from '../../model/project/equipment'
import { startKitLayout } from '../../engine/arrange/kit-layout'
import type { FindKitLayout } from '../../model/drawing/kits/kit-layout'
import { NO_MERGE_JOINTS } from '../../model/pack-rules/merge-joints'
import type { MergeRules } from '../../model/pack-rules/merge-joints'
import { houseWords } from '../page/house-words'
import { session } from '../page/session'
import { libraryInUse } from '../page/viewing'
import { statePorts } from '../page/ports'
import { nextSlice } from '../../schedule/next-slice'

/** The rule pack with everything that edits need besides its data. */
export type DesignPack = Pack & EquipmentPack

/** The rule pack in use; null until it has been loaded. */
export const packState = proxy<{ pack: DesignPack | null }>({ pack: null })

let loading: Promise<Pack> | null = null

/** Loads the rule pack once. After a failure the next call tries again. */
export function loadPack(): Promise<Pack> {
  loading ??= fetchPack()
  return loading
}

async function fetchPack(): Promise<Pack> {
  try {
    const { loadPack: load, startKits = startKitLayout } = statePorts()
    const [pack, findKitLayout] = await Promise.all([load(), startKits()])
    // Checking the pack fills a whole task, so drawing gets a task of its own.
    await nextSlice()
    packState.pack = ref(forUser(pack, findKitLayout))
    return pack
  } catch (error) {
    loading = null
    throw error
  }
}

/** Returns the rules for merge joints of the pack in use. */
export function mergeRules(): MergeRules {
  return packState.pack ?? NO_MERGE_JOINTS
}

/** Returns the pack for edits: with the library whose rules hold and the user's brand at the time of the edit, and the core's layout of kits. */
function forUser(pack: Pack, findKitLayout: FindKitLayout): DesignPack {
  return {
    ...pack,
    findKitLayout,
    get library() {
      return libraryInUse()
    },
    get side() {
      return brandSide(session.userInfo?.brand ?? '', houseWords())
    },
  }
}
