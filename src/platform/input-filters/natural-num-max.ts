import type { FilterStep } from './options'
import { positiveNum } from './positive-num'

const MAX = 20
const DECIMALS = 2

/** Accepts a number up to a maximum (20), with at most two decimals. */
export const naturalNumMax: FilterStep = (accepted, character, { max = MAX, decimals = DECIMALS, ...options }) =>
  positiveNum(accepted, character, { ...options, max, decimals })
