import { proxy } from 'valtio'
import type { SystemResult } from '../engine/system-result'

/** What the core says of the systems of the open project, each whole and behind `ref`. `error` is what stopped the last calculation. */
export const results = proxy<{ bySystem: Record<string, SystemResult>; computing: boolean; error: string | null }>({
  bySystem: {},
  computing: false,
  error: null,
})
