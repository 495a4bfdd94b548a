import type { Pack } from '../../contract/pack'
import type { Basis } from './catalogue/catalogue-entry'

/** Facts about an outdoor unit beside its capacity; null where the pack has none. */
export interface OutdoorFacts {
  soundDbA: number | null
  weightKg: number | null
  gasMm: number | null
  liquidMm: number | null
  highPressureMm: number | null
  basis: Basis
}

/** Returns the facts of one module or of a listed combination, given by its id or its modules. Mains are those of short runs. */
export function outdoorFacts(pack: Pack, models: readonly string[]): OutdoorFacts {
  const cls = pack.oduModules.provenance?.cls
  const basis: Basis = cls === 'S' || cls === 'D' || cls === 'K' || cls === 'E' ? cls : ''
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
      basis,
    }
  }
  const single = models.length === 1 ? pack.oduModules.items.find((item) => item.id === models[0]) : undefined
  return {
    soundDbA: single?.soundPressureDbA ?? null,
    weightKg: single?.weightKg ?? null,
    gasMm: single?.gasMm ?? null,
    liquidMm: single?.liquidMm ?? null,
    highPressureMm: single?.hpGasMm ?? null,
    basis,
  }
}
