import { InputError } from '../../input-error'
import type { Pack } from '../schema'

/** Lowest and highest barometric pressure of any inhabited place, kPa. */
const LEAST_KPA = 40
const MOST_KPA = 110

/** Checks barometric pressure: a falling table from sea level on, or a pressure at sea level, each within the range of inhabited places. */
export function checkPressure({ capacityCorrection }: Pack): void {
  const { pressure } = capacityCorrection
  if (!pressure) return
  const at = '$.capacityCorrection.pressure'
  const { m, kPa, seaLevelKPa } = pressure
  if (seaLevelKPa !== undefined) {
    if (m) throw new InputError(`${at}.seaLevelKPa`, 'a table by m and kPa, or a pressure at sea level, not both')
    inReach(seaLevelKPa, `${at}.seaLevelKPa`)
  } else if (!m) throw new InputError(`${at}.m`, 'elevations in m, or seaLevelKPa in their place')
  if ((m === undefined) !== (kPa === undefined))
    throw new InputError(m ? `${at}.kPa` : `${at}.m`, 'as many numbers as the other column of the table')
  if (!m || !kPa) return
  if (kPa.length !== m.length) throw new InputError(`${at}.kPa`, `${m.length} numbers, as many as ${at}.m has`)
  if (m[0] !== 0) throw new InputError(`${at}.m[0]`, '0, the sea level that densities are held against')
  m.forEach((value, i) => {
    if (i > 0 && value <= (m[i - 1] ?? NaN)) throw new InputError(`${at}.m[${i}]`, `more than ${m[i - 1] ?? ''}, the value before it`)
  })
  kPa.forEach((value, i) => {
    inReach(value, `${at}.kPa[${i}]`)
    if (i > 0 && value >= (kPa[i - 1] ?? NaN))
      throw new InputError(`${at}.kPa[${i}]`, `less than ${kPa[i - 1] ?? ''}, because air is thinner higher up`)
  })
}

function inReach(kPa: number, path: string): void {
  if (!(kPa >= LEAST_KPA && kPa <= MOST_KPA)) throw new InputError(path, `a pressure from ${LEAST_KPA} to ${MOST_KPA} kPa; ${kPa} is not`)
}

/** Checks that the least area has a formula and a flammable refrigerant. */
export function checkLeastArea({ safety }: Pack): void {
  const { leastArea } = safety
  if (!leastArea) return
  const at = '$.safety.leastArea'
  if (leastArea.sealed !== true && leastArea.tightShare === undefined)
    throw new InputError(`${at}.sealed`, 'true, or a tightShare: without either there is no least area')
  if (!safety.refrigerants.some(({ lflKgM3 }) => typeof lflKgM3 === 'number' && lflKgM3 > 0))
    throw new InputError(at, 'nothing where no refrigerant of the pack has a lflKgM3')
}
