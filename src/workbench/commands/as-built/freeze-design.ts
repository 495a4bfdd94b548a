import { proxy } from 'valtio'
import type { SystemResult } from '../../../engine/decode/system-result'
import { NO_FIGURES } from '../../../model/as-built/frozen-design'
import type { Freezing } from '../../../model/as-built/frozen-design'
import type { FrozenFigures } from '../../../model/project/frozen-design'
import { freezingDesign } from '../../../model/edits/as-built/freeze-design'
import type { System } from '../../../model/project/project'
import { toldAhead } from '../../../model/redrawing/kept-change'
import { packState } from '../../../state/core/pack'
import { answered, isAwaited, presentResult } from '../../../state/core/answers'
import { projectState } from '../../../state/piping/project'
import { session } from '../../../state/page/session'
import { sliceProject } from '../../../state/piping/slice-project'
import { change } from '../change'
import { defaultLengthM } from '../../../engine/encode/default-length'

const NEVER = new AbortController().signal

/** Systems whose design is being frozen. */
export const freezings = proxy<{ systemIds: string[] }>({ systemIds: [] })

/**
 * Freezes the design of a system with the core's figures for that same revision: if an edit comes between, both are awaited again. A second freeze
 * of the system meanwhile is ignored, since it would only add a step of undo. An inactive system has no figures and is not frozen.
 */
export async function freezeDesign(systemId: string): Promise<void> {
  const project = projectState.current
  if (!project || freezings.systemIds.includes(systemId)) return
  const made = { at: new Date().toISOString(), by: session.userInfo?.userName ?? '' }
  freezings.systemIds.push(systemId)
  try {
    while (projectState.current === project && project.systems[systemId]?.active) {
      await answered(systemId)
      const described = await sliceProject(
        (open) =>
          open.systems[systemId] && !isAwaited(systemId)
            ? toldAhead(open, freezingDesign(open, systemId, { ...made, ...ofToday(open.systems[systemId]) }))
            : null,
        NEVER,
      )
      if (!described) continue
      change(() => described)
      return
    }
  } finally {
    freezings.systemIds = freezings.systemIds.filter((id) => id !== systemId)
  }
}

function ofToday({ id, diagram }: System): Pick<Freezing, 'figures' | 'defaultLengthM'> {
  const figures = figuresOf(presentResult(id))
  const { pack } = packState
  return pack ? { figures, defaultLengthM: defaultLengthM(diagram, pack) } : { figures }
}

/** Returns the figures of a result that a frozen design keeps. */
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
