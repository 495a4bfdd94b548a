import { proxy } from 'valtio'
import type { SystemResult } from '../../engine/decode/system-result'

/**
 * The core's answers for the systems of the open project. The record is behind `ref` and replaced with every answer. `error` is the cause that stopped the last
 * calculation. `arrangings` grows with every inactive system that was arranged, as no answer reports that.
 */
export const results = proxy<{ bySystem: Record<string, SystemResult>; arrangings: number; computing: boolean; error: string | null }>({
  bySystem: {},
  arrangings: 0,
  computing: false,
  error: null,
})
