import type { OutdoorEquipment } from './equipment'
import { isAtLeast } from './limit'
import type { Sizes } from './pipe-sizes'
import { oneStepUp } from './pipe-sizes'
import type { PackTables } from './pack-tables'
import { mainRow } from './table'

/** Main pipe by total horsepower before any rule of length (engineering reference sections 4.1 and 4.4). */
export function standardMain(outdoor: OutdoorEquipment, connectedKw: number, pack: PackTables): Sizes {
  if (outdoor.series.pipes === 3) {
    const row = mainRow(pack.pipes.main3.items, outdoor.hp)
    return { gas: row.lpGasMm, liquid: row.liquidMm, high: row.hpGasMm }
  }
  if (!outdoor.isMini) {
    const row = mainRow(pack.pipes.main2.items, outdoor.hp)
    return { gas: row.gasMm, liquid: row.liquidMm, high: null }
  }
  const row = mainRow(pack.pipes.main2Mini.items, outdoor.hp)
  const gas = row.gasMm === 15.9 && connectedKw >= 16.8 ? oneStepUp(pack, row.gasMm) : row.gasMm
  return { gas, liquid: row.liquidMm, high: null }
}

/**
 * Main pipe as drawn: the 90 m rule by the farthest equivalent length with standard sizes, then the liquid pipe one step larger where the outdoor
 * unit is 40 m or more below a unit (section 4.4 "90 m rule" and "heights").
 */
export function finalMain(
  outdoor: OutdoorEquipment,
  connectedKw: number,
  farthestEquivalentM: number,
  outdoorBelowM: number,
  pack: PackTables,
): Sizes {
  const standard = standardMain(outdoor, connectedKw, pack)
  const main = isAtLeast(farthestEquivalentM, 90) ? enlargedMain(outdoor, standard, pack) : standard
  const isFarBelow = isAtLeast(outdoorBelowM, outdoor.profile.heightOduBelowStdM ?? 40)
  return isFarBelow ? { ...main, liquid: oneStepUp(pack, main.liquid) } : main
}

function enlargedMain(outdoor: OutdoorEquipment, standard: Sizes, pack: PackTables): Sizes {
  if (outdoor.series.pipes === 3) {
    return { ...standard, gas: oneStepUp(pack, standard.gas), liquid: oneStepUp(pack, standard.liquid) }
  }
  if (outdoor.isMini) return { ...standard, gas: oneStepUp(pack, mainRow(pack.pipes.main2Mini.items, outdoor.hp).gasMm) }
  const row = mainRow(pack.pipes.main2.items, outdoor.hp)
  return { gas: row.gasGe90Mm, liquid: row.liquidGe90Mm, high: null }
}
