import type { Pack } from '../../../contract/pack'
import { outdoorModules } from '../../../model/project/outdoor-modules'
import type { Basis } from '../catalogue/catalogue-entry'

/** Facts about an outdoor unit beside its capacity; null where the pack has none. */
export interface OutdoorFacts {
  soundDbA: number | null
  weightKg: number | null
  gasMm: number | null
  liquidMm: number | null
  highPressureMm: number | null
  /** Electric power at the rating conditions in cooling, kW. */
  powerKw: number | null
  eer: number | null
  cop: number | null
  /** Refrigerant that comes with the modules, and what their combination adds, kg. */
  chargeKg: number | null
  /** Ground that the modules cover, m². */
  footprintM2: number | null
  basis: Basis
}

type Modules = Pack['oduModules']['items']

/** Returns the facts of one module or of a listed combination, given by its id or its modules. Mains are those of short runs. */
export function outdoorFacts(pack: Pack, models: readonly string[]): OutdoorFacts {
  const cls = pack.oduModules.provenance?.cls
  const basis: Basis = cls === 'S' || cls === 'D' || cls === 'K' || cls === 'E' ? cls : ''
  const modules = outdoorModules(pack, models).flatMap((id) => pack.oduModules.items.find((item) => item.id === id) ?? [])
  const footprintM2 = sumOf(modules, ({ dimensionsMm }) => (dimensionsMm.w * dimensionsMm.d) / 1e6)
  const key = [...models].sort().join()
  const combination = pack.oduCombinations.items.find((item) => item.id === key || [...item.moduleIds].sort().join() === key)
  if (combination) {
    const { main, mainLt90 } = combination
    return {
      soundDbA: combination.soundPressureDbA,
      weightKg: combination.weightKg,
      gasMm: main?.lpGasMm ?? mainLt90?.gasMm ?? null,
      liquidMm: main?.liquidMm ?? mainLt90?.liquidMm ?? null,
      highPressureMm: main?.hpGasMm ?? null,
      powerKw: combination.coolPowerKw,
      eer: combination.eer ?? null,
      cop: combination.cop ?? null,
      chargeKg: combination.factoryChargeKg + combination.extraChargeKg,
      footprintM2,
      basis,
    }
  }
  const single = modules.length === 1 ? modules[0] : undefined
  return {
    soundDbA: single?.soundPressureDbA ?? null,
    weightKg: sumOf(modules, ({ weightKg }) => weightKg),
    gasMm: single?.gasMm ?? null,
    liquidMm: single?.liquidMm ?? null,
    highPressureMm: single?.hpGasMm ?? null,
    powerKw: sumOf(modules, ({ coolPowerKw }) => coolPowerKw),
    eer: single?.eer ?? null,
    cop: single?.cop ?? null,
    chargeKg: sumOf(modules, ({ factoryChargeKg }) => factoryChargeKg),
    footprintM2,
    basis,
  }
}

/** Adds a figure of all modules; null where there is no module. */
function sumOf(modules: Modules, of: (module: Modules[number]) => number): number | null {
  return modules.length === 0 ? null : modules.reduce((sum, module) => sum + of(module), 0)
}
