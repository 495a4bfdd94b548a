import * as L from '../../../assembly/common/layout/layout'
import * as H from '../../../assembly/common/layout/layout-humidity'
import type { Verb } from '../../../workers/verb'
import type { DesignConditions } from '../../model/project/project'
import type { PackedCore } from '../host/packed-core'

const RELATIVE_HUMIDITIES = { name: 'relativeHumidities', takes: ['pack', 'layout-humidity'] } as const satisfies Verb

const PAIRS = {
  coolingIndoor: ['coolingIndoorDryBulbC', 'coolingIndoorWetBulbC'],
  coolingOutdoor: ['coolingOutdoorDryBulbC', 'coolingOutdoorWetBulbC'],
  heatingIndoor: ['heatingIndoorDryBulbC', 'heatingIndoorWetBulbC'],
  heatingOutdoor: ['heatingOutdoorDryBulbC', 'heatingOutdoorWetBulbC'],
} as const satisfies Record<string, readonly [dry: keyof DesignConditions, wet: keyof DesignConditions]>

/** Relative humidity in per cent at the four design states; null where one of the two temperatures is not given. */
export type DesignHumidity = Record<keyof typeof PAIRS, number | null>

/**
 * Computes the relative humidity of the four design states at the pack's barometric pressure of the site's elevation, which is 0 m where none is given.
 * @example await engine.run(relativeHumidities, project.information.design)
 */
export async function relativeHumidities({ core, handle }: PackedCore, design: Readonly<DesignConditions>): Promise<DesignHumidity> {
  const pairs = Object.values(PAIRS)
  const table = new ArrayBuffer(H.humidityBytes(pairs.length))
  const head = new DataView(table)
  head.setInt32(L.HEAD_MAGIC, H.HUMIDITY_MAGIC, true)
  head.setInt32(L.HEAD_VERSION, L.LAYOUT_VERSION, true)
  head.setInt32(L.HEAD_BYTE_LENGTH, table.byteLength, true)
  head.setInt32(L.HEAD_NODES, pairs.length, true)
  head.setFloat64(H.HUMIDITY_ELEVATION, design.elevationM ?? 0, true)
  const rows = new Float64Array(table, H.HUMIDITY_ROWS)
  for (const [row, [dry, wet]] of pairs.entries()) {
    rows[row * H.PAIR_WIDTH + H.PAIR_DRY_BULB] = design[dry] ?? NaN
    rows[row * H.PAIR_WIDTH + H.PAIR_WET_BULB] = design[wet] ?? NaN
  }
  const [answer] = await core.call(RELATIVE_HUMIDITIES, handle, table)
  const out = new Float64Array(answer, H.HUMIDITY_ROWS)
  const humidityAt = (row: number): number | null => {
    const pct = out[row * H.PAIR_WIDTH + H.PAIR_HUMIDITY] ?? NaN
    return Number.isNaN(pct) ? null : pct
  }
  return Object.fromEntries(Object.keys(PAIRS).map((name, row) => [name, humidityAt(row)])) as DesignHumidity
}
