import { listingWireRows, type WireRow } from '../../../drawing/wiring/wire-rows'
import type { Engine } from '../../../engine/engine'
import { startPageFormulas } from '../../../engine/host/page-formulas'
import { practiceOf, type Practice } from '../../../engine/wiring/electrical-loads'
import { findingWires, type LineFinding } from '../../../engine/wiring/findings-of-wires'
import type { SignalLine } from '../../../engine/wiring/wire-signal'
import { wireCentrals, wireSystems, type SystemWires } from '../../../engine/wiring/wire-systems'
import { atOnce } from '../../../model/change/at-once'
import type { Project } from '../../../model/project/project'
import type { WireDiagram } from '../../../model/wiring/wiring'
import { nextSlice } from '../../../schedule/next-slice'
import { slice } from '../../../schedule/slice'
import type { DesignPack } from '../../../state/core/pack'
import { readingRowsByKey } from './rows-by-key'
import { summingUpWires, type WiringFigures } from './wiring-figures'

/** Computed lines of some systems, and what is wrong with them. */
export interface Wires {
  systemIds: readonly string[]
  systems: readonly SystemWires[]
  /** Lines of central controllers and gateways; of all that serve one of the systems. */
  centrals: readonly SignalLine[]
  findings: readonly LineFinding[]
  /** How the country of the project protects and sizes lines; null where the pack says nothing about it. */
  practice: Practice | null
  /** Rows of both diagrams, each device before those behind it. */
  rows: Record<WireDiagram, readonly WireRow[]>
  figures: WiringFigures
}

/** Systems that are planned in one slice. */
const AT_ONCE = 8

/** Computes the lines of systems in slices. Null where it was cancelled. */
export async function computeWires(
  engine: Engine,
  project: Project,
  pack: DesignPack,
  systemIds: readonly string[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<Wires | null> {
  await startPageFormulas()
  const practice = practiceOf(pack, project.information.country)
  if (!practice) return atOnce(readingWires({ systemIds, systems: [], centrals: [], practice }, project))
  const served = new Set(systemIds)
  const all = await engine.run(wireCentrals, project)
  const centrals = all.filter(({ bus }) => bus.devices.some(({ systemId }) => served.has(systemId)))
  const systems: SystemWires[] = []
  for (let from = 0; from < systemIds.length; from += AT_ONCE) {
    if (signal.aborted) return null
    systems.push(...(await engine.run(wireSystems, project, systemIds.slice(from, from + AT_ONCE))))
    onProgress(systems.length / systemIds.length)
    if (systemIds.length > AT_ONCE) await nextSlice()
  }
  return slice(readingWires({ systemIds, systems, centrals, practice }, project), { signal })
}

/** Reads what the step shows of computed lines, pausing after every system. */
function* readingWires(computed: Pick<Wires, 'systemIds' | 'systems' | 'centrals' | 'practice'>, project: Project): Generator<void, Wires> {
  const { systems, centrals, practice } = computed
  const findings = practice ? yield* findingWires(systems, centrals, project, practice) : []
  const rows = {
    power: yield* listingWireRows('power', systems, centrals),
    signal: yield* listingWireRows('signal', systems, centrals),
  }
  // Indexed here, in slices: the screen looks up picked rows by their keys.
  yield* readingRowsByKey(rows.power)
  yield* readingRowsByKey(rows.signal)
  return { ...computed, findings, rows, figures: yield* summingUpWires(rows, findings) }
}
