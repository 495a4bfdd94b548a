import { proxy } from 'valtio'
import type { SystemResult } from '../engine/system-result'

/** What the core says of the systems of the open project, each whole. The record of them is behind `ref` and replaced with every answer. `error` is what stopped the last calculation. */
export const results = proxy<{ bySystem: Record<string, SystemResult>; computing: boolean; error: string | null }>({
  bySystem: {},
  computing: false,
  error: null,
})
