import type { SystemResult } from '../../../../engine/system-result'
import { NO_FIGURES } from '../../../../model/as-built/frozen-design'
import type { FrozenFigures } from '../../../../model/as-built/frozen-design'
import { freezeDesign as describe, freezingDesign } from '../../../../model/edits/as-built/freeze-design'
import { projectState } from '../../../../state/project'
import { results } from '../../../../state/results'
import { session } from '../../../../state/session'
import { undisturbed } from '../../../../state/undisturbed'
import { LARGE_NODES } from '../../use-unhurried'
import { change } from '../change'

const NEVER = new AbortController().signal

/** Freezes the design of a system with what the core says of it now. */
export async function freezeDesign(systemId: string, result: SystemResult | null): Promise<void> {
  const made = { at: new Date().toISOString(), by: session.userInfo?.userName ?? '', figures: figuresOf(result) }
  const system = projectState.current?.systems[systemId]
  if (!system || projectState.readOnly || system.diagram.nodeCount < LARGE_NODES) {
    change((project) => describe(project, systemId, made))
    return
  }
  // What the core says may be of a later drawing once an edit has come in between.
  const figures = (): FrozenFigures => figuresOf(results.bySystem[systemId] ?? result)
  const described = await undisturbed(
    (project) => (project.systems[systemId] ? freezingDesign(project, systemId, { ...made, figures: figures() }) : null),
    NEVER,
  )
  if (described) change(() => described)
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
