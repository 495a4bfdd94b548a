import { formula } from '../host/page-core'

const fanAirflow = formula('fanAirflow')

/** Figures of a ventilator in a pack: its catalogue point, and its fan curve where the maker gives one (air flow rising, pressure falling). */
export interface VentilatorFan {
  airflowM3h: number
  espPa: number
  fanCurve?: readonly { airflowM3h: number; espPa: number }[]
}

/** Air flow in m³/h; null where the fan does not reach the pressure. `isSinglePoint` marks the catalogue point of a model without a curve. */
export interface VentilatorAirflow {
  airflowM3h: number | null
  isSinglePoint: boolean
}

/** Returns the air flow of a ventilator at an external static pressure in Pa. Below the last point of its curve the air flow of that point holds. */
export function ventilatorAirflow({ airflowM3h, espPa, fanCurve }: VentilatorFan, pressurePa: number): VentilatorAirflow {
  if (fanCurve === undefined) return { airflowM3h: pressurePa <= espPa ? airflowM3h : null, isSinglePoint: true }
  const next = fanCurve.findIndex((point) => point.espPa <= pressurePa)
  const [before, after] = [fanCurve[next - 1], fanCurve[next]]
  if (next < 0) return { airflowM3h: fanCurve.at(-1)?.airflowM3h ?? null, isSinglePoint: false }
  if (after?.espPa === pressurePa) return { airflowM3h: after.airflowM3h, isSinglePoint: false }
  if (!before || !after) return { airflowM3h: null, isSinglePoint: false }
  return {
    airflowM3h: fanAirflow(pressurePa, before.airflowM3h, before.espPa, after.airflowM3h, after.espPa),
    isSinglePoint: false,
  }
}
