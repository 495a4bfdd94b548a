import type { CoreApi } from '../../workers/core-api'
import { LAYOUT_VERSION } from '../../assembly/shared/layout/layout'
import type { Pack } from '../contract/pack'
import { writeProject, type WireProject } from '../contract/project-wire'
import type { Project, System } from '../model/project/project'
import type { UnitSettings } from '../model/project/quantity'
import { arrange } from './arrange/arrange'
import type { Arrangement } from './arrange/arrangement'
import { decodeResult } from './decode/decode-result'
import { askDrop, askMask, askMasks } from './drop/ask-drop'
import type { DropItem } from './drop/drop-item'
import type { DropMask } from './drop/drop-mask'
import type { DropVerdict } from './drop/drop-verdict'
import { fittingNames } from './encode/encode-constants'
import type { InspectContext } from './encode/encode-design'
import { encodeSystem } from './encode/encode-diagram'
import { encodePack } from './encode/encode-pack'
import { decodeMeters } from './meters/decode-meters'
import type { LimitMeter } from './meters/limit-meter'
import { packRows } from './encode/pack-rows'
import type { Proof, ProofSubject } from './proof/proof'
import { prove } from './proof/prove'
import type { Proposal, ProposalDemand } from './propose/proposal'
import { propose } from './propose/propose'
import { reconvert } from './measure/reconvert'
import { withRepairs } from './repair/with-repairs'
import { openResident } from './resident/open-resident'
import type { ResidentSystem } from './resident/resident-system'
import type { SystemResult } from './decode/system-result'

export interface Engine {
  /**
   * The whole check of one system: rules, limits, sizes, capacities, charge, arrangement. Metric. A diagram that is no tree is a finding, not
   * an error.
   */
  inspect(system: System, context: InspectContext): Promise<SystemResult>
  /**
   * Opens a system to stay in the core, so that a change of it is answered by what depends on it.
   * @throws RangeError where as many systems are open as may be
   */
  open(system: System, context: InspectContext): Promise<ResidentSystem>
  /** Places of the nodes and of the pipes' labels, without any check. A diagram that is no tree keeps its places. */
  arrange(system: System): Promise<Arrangement>
  /** The project as the wire has it, in other units than metric: everything converted in one batch. */
  reconvert(project: Project, settings: UnitSettings): Promise<WireProject>
  /** Outdoor units and combinations of the pack for a demand, best first; those that do not fit stand last with the reason. */
  propose(demand: ProposalDemand): Promise<Proposal[]>
  /** Where an item may be dropped: one answer for each node of a system, found at once. */
  dropMask(system: System, context: InspectContext, item: DropItem): Promise<DropMask>
  /** The same for several items of one system, which is read once, and at once. */
  dropMasks(system: System, context: InspectContext, items: readonly DropItem[]): Promise<DropMask[]>
  /** May an item be dropped on this node? With the findings where it may not. */
  drop(system: System, context: InspectContext, nodeId: string, item: DropItem): Promise<DropVerdict>
  /** How near a system is to every limit of the pack, also to those it keeps; the same checks that make the findings. */
  meters(system: System, context: InspectContext): Promise<LimitMeter[]>
  /** Answers one question of the pack's own tables; the buffer is made by `examples/ask-core`. */
  ask(question: ArrayBuffer): Promise<ArrayBuffer>
  /**
   * How a figure came about: formula, operands, row and source of the pack; null where the system has no such figure.
   * @throws InputError for a subject or quantity that is none.
   */
  prove(system: System, context: InspectContext, subject: ProofSubject): Promise<Proof | null>
}

let handles = 0

/**
 * An engine over one core and one pack, which becomes resident in the core.
 * @throws Error when the core was compiled with another memory layout.
 */
export async function createEngine(core: CoreApi, pack: Pack): Promise<Engine> {
  const found = await core.layoutVersion()
  if (found !== LAYOUT_VERSION) throw new Error(`The core has memory layout ${found}, this program ${LAYOUT_VERSION}: build it again.`)
  const rows = packRows(pack)
  const names = fittingNames(pack)
  const handle = handles++
  await core.loadPack(handle, encodePack(pack, rows))
  const rank = (demand: ProposalDemand) => propose(core, handle, pack, rows, demand)
  const check = async (system: System, context: InspectContext) =>
    decodeResult(await core.inspect(handle, encodeSystem(system, context, rows)), system, context.revision, names)
  const asking = {
    rank,
    check: (system: System, context: InspectContext) => check(system, { ...context, arrange: false, changers: false }),
  }
  return {
    inspect: async (system, context) => withRepairs(await check(system, context), system, context, pack, asking),
    open: (system, context) => openResident({ core, handle, rows, fittingNames: names, pack, asking }, system, context),
    arrange: (system) => arrange(core, handle, rows, system),
    reconvert: async (project, settings) => reconvert(core, writeProject(project), settings),
    propose: rank,
    dropMask: (system, context, item) => askMask({ core, handle, rows }, system, context, item),
    dropMasks: (system, context, items) => askMasks({ core, handle, rows }, system, context, items),
    prove: (system, context, subject) =>
      prove((question) => core.prove(handle, encodeSystem(system, context, rows), question), system, subject, pack),
    drop: (system, context, nodeId, item) => askDrop({ core, handle, rows }, system, context, nodeId, item),
    meters: async (system, context) => decodeMeters(await core.meters(handle, encodeSystem(system, context, rows)), system),
    ask: (question) => core.ask(handle, question),
  }
}
