import * as R from '../../../assembly/shared/layout/layout-codes'
import { LIMIT_CODES } from '../decode/finding-codes'

/** Limits that share their key with another one. */
const OWN_NAMES: Readonly<Record<number, string>> = {
  [R.LIMIT_BOX_UNITS]: 'boxMaxIdu',
  [R.LIMIT_HEADER_KW]: 'headerMaxKw',
  [R.LIMIT_KIT_MAX]: 'kitMaxKw',
}

/** Returns the name of a limit by the core's code: the pack's key where no other limit has it. */
export function meterName(code: number): string {
  return OWN_NAMES[code] ?? (LIMIT_CODES[code - R.LIMIT_FIRST]?.[0] ?? '').replace('limit.', '')
}
