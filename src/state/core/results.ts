import { proxy } from 'valtio'
import type { SystemResult } from '../../engine/decode/system-result'

/** What the core says of the systems of the open project, each whole. The record of them is behind `ref` and replaced with every answer. `error` is what stopped the last calculation. `arrangings` grows
 * with every inactive system that was put in its places: it has no answer that would tell. */
export const results = proxy<{ bySystem: Record<string, SystemResult>; arrangings: number; computing: boolean; error: string | null }>({
  bySystem: {},
  arrangings: 0,
  computing: false,
  error: null,
})
