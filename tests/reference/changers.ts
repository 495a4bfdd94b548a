import type { DiameterChanger, PipeLine, PipeOutput } from '../../src/contract/system-record'
import { boxEquipment } from './equipment'
import type { OutdoorEquipment } from './equipment'
import type { Feed, Place } from './graph'
import { isUnit } from './graph'
import type { PackTables } from './pack-tables'
import { isCounted, sizeOf } from './piping'
import type { Sizes } from './pipe-sizes'
import type { CheckedSystem } from './system-check'

type Connection = Partial<Record<PipeLine, number>>

/**
 * Design specification 3.8 "diameter-changer flags": an end needs a changer on every line whose diameter is not that of what it is joined to. Lines that
 * end there need none, and pipes between a kit and its air handler are not piped on site.
 */
export function changersOf(
  checked: CheckedSystem,
  outdoor: OutdoorEquipment,
  sizes: Map<Feed, Sizes>,
  feed: Feed,
): Pick<PipeOutput, 'diameterChangerUp' | 'diameterChangerDown'> {
  if (!isCounted(feed)) return { diameterChangerUp: null, diameterChangerDown: null }
  const own = connectionOf(sizeOf(sizes, feed))
  return {
    diameterChangerUp: changer(own, aboveOf(checked, outdoor, sizes, feed.upper)),
    diameterChangerDown: changer(own, belowOf(checked.pack, feed.lower)),
  }
}

function connectionOf(size: Sizes): Connection {
  return { gas: size.gas, liquid: size.liquid, ...(size.high === null ? {} : { highPressure: size.high }) }
}

/** The outdoor unit's own connections where it is one module, a box's port pipe, else the pipe into the fitting above. */
function aboveOf(checked: CheckedSystem, outdoor: OutdoorEquipment, sizes: Map<Feed, Sizes>, upper: Place): Connection {
  const [module, second] = outdoor.modules
  if (upper.kind === 'outdoor') return module && !second ? ofModule(checked.pack, module.id) : {}
  if (upper.kind === 'box') {
    const { gasMm, liquidMm } = boxEquipment(upper, checked.pack).portPipe
    return { gas: gasMm, liquid: liquidMm }
  }
  return upper.feed ? connectionOf(sizeOf(sizes, upper.feed)) : {}
}

function ofModule(pack: PackTables, id: string): Connection {
  const row = pack.oduModules.items.find((module) => module.id === id)
  if (!row) return {}
  return { gas: row.gasMm, liquid: row.liquidMm, ...(row.hpGasMm === undefined ? {} : { highPressure: row.hpGasMm }) }
}

function belowOf(pack: PackTables, lower: Place): Connection {
  if (lower.kind === 'box') {
    const { upstream } = boxEquipment(lower, pack)
    return { gas: upstream.lpGasMm, liquid: upstream.liquidMm, highPressure: upstream.hpGasMm }
  }
  if (!isUnit(lower)) return {}
  const lists = [pack.iduModels.items, pack.freshAirUnits.items, pack.hydroModules.items, pack.ahuKits.items]
  const row = lists.flatMap((list) => [...list]).find((item) => item.id === lower.data.model)
  return row ? { gas: row.gasMm, liquid: row.liquidMm } : {}
}

function changer(own: Connection, other: Connection): DiameterChanger | null {
  const lines = (['gas', 'liquid', 'highPressure'] as const).filter((line) => {
    const [one, two] = [own[line], other[line]]
    return one !== undefined && two !== undefined && Math.abs(one - two) > 0.014
  })
  return lines.length === 0 ? null : { extent: lines.length === 1 ? 'one' : 'list', lines }
}
