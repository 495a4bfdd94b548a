import * as L from '../../../assembly/shared/layout/layout'
import type { DiameterChanger, PipeLine, PipeOutput } from '../../contract/system-record'

const LINES: readonly (readonly [number, PipeLine])[] = [
  [L.CHANGER_GAS, 'gas'],
  [L.CHANGER_LIQUID, 'liquid'],
  [L.CHANGER_HIGH, 'highPressure'],
]

/** Returns the core's bits of one pipe as fields of the wire. */
export function diameterChangers(bits: number): Pick<PipeOutput, 'diameterChangerUp' | 'diameterChangerDown'> {
  return { diameterChangerUp: changerOf(bits), diameterChangerDown: changerOf(bits >> L.CHANGER_DOWN_SHIFT) }
}

function changerOf(bits: number): DiameterChanger | null {
  const lines = LINES.filter(([bit]) => (bits & bit) !== 0).map(([, line]) => line)
  return lines.length === 0 ? null : { extent: lines.length === 1 ? 'one' : 'list', lines }
}
