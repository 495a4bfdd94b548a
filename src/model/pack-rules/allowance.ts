import { ALLOWANCE } from '../../../assembly/common/layout/layout'

/** Whether a value breaks a maximum, with the allowance of the core. */
export function isAbove(value: number, limit: number): boolean {
  return value > limit + ALLOWANCE
}

/** Whether a value breaks a minimum, with the allowance of the core. */
export function isBelow(value: number, limit: number): boolean {
  return value < limit - ALLOWANCE
}
