import type { SystemResult } from '../../../../engine/system-result'
import { NO_FIGURES } from '../../../../model/as-built/frozen-design'
import type { FrozenFigures } from '../../../../model/as-built/frozen-design'
import { freezeDesign as describe } from '../../../../model/edits/as-built/freeze-design'
import { session } from '../../../../state/session'
import { change } from '../change'

/** Freezes the design of a system with what the core says of it now. */
export function freezeDesign(systemId: string, result: SystemResult | null): void {
  const made = { at: new Date().toISOString(), by: session.userInfo?.userName ?? '', figures: figuresOf(result) }
  change((project) => describe(project, systemId, made))
}

/** The figures of a result that a frozen design keeps. */
export function figuresOf(result: SystemResult | null): FrozenFigures {
  const outdoor = result?.outdoor
  if (!outdoor) return NO_FIGURES
  return {
    totalM: outdoor.totalM,
    farthestActualM: outdoor.farthestActualM,
    farthestEquivalentM: outdoor.farthestEquivalentM,
    additionalChargeKg: outdoor.additionalChargeKg,
    totalChargeKg: outdoor.totalChargeKg,
    ratedCr: outdoor.ratedCR,
    actualCr: outdoor.actualCR,
    coolingKw: outdoor.coolCapa,
    heatingKw: outdoor.heatCapa,
  }
}
