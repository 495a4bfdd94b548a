import type { CoreApi } from '../../../workers/core-api'
import type { Pack } from '../../../src/contract/pack'
import { decodeResult } from '../../../src/engine/decode/decode-result'
import { startKitLayout } from '../../../src/engine/arrange/kit-layout'
import { INSPECT } from '../../../src/engine/host/inspect'
import { askMask } from '../../../src/engine/drop/ask-drop'
import type { DropItem } from '../../../src/engine/drop/drop-item'
import type { DropMask } from '../../../src/engine/drop/drop-mask'
import { fittingNames } from '../../../src/engine/encode/encode-constants'
import { encodeSystem } from '../../../src/engine/encode/encode-diagram'
import { encodePack } from '../../../src/engine/encode/encode-pack'
import { packRows } from '../../../src/engine/encode/pack-rows'
import { suggestions } from '../../../src/engine/repair/with-repairs'
import type { SystemResult } from '../../../src/engine/decode/system-result'
import { newProject } from '../../../src/model/project/defaults'
import { isUnitKind } from '../../../src/model/project/codes'
import { nodeRow } from '../../../src/model/diagram/diagram-rows'
import { kindAt } from '../../../src/model/diagram/diagram-tree'
import type { EquipmentPack } from '../../../src/model/project/equipment'
import type { Finding } from '../../../src/model/finding/finding'
import type { System } from '../../../src/model/project/project'

const { design } = newProject().information

/** Limits of fittings that drawing and repairing keep. */
const KEPT_LIMITS = new Set([
  'limit.portCapacityKw',
  'limit.maxIduPerPort',
  'limit.totalCapacityKw',
  'limit.maxIdu',
  'limit.maxDownstreamKw',
  'limit.maxKw',
  'limit.maxBranchKw',
  'limit.branches',
])

/** A core with one pack, and the library by which it is used. */
export interface RuleBench {
  pack: Pack & EquipmentPack
  check(system: System): Promise<SystemResult>
  mask(system: System, item: DropItem): Promise<DropMask>
  /** Findings of a result with their repairs. */
  repairs(system: System, result: SystemResult): Promise<Finding[]>
}

/** Loads a pack into a core under a handle. */
export async function ruleBench(core: CoreApi, handle: number, rules: Pack, library: string | undefined): Promise<RuleBench> {
  const rows = packRows(rules)
  const names = fittingNames(rules)
  const pack = { ...rules, library, findKitLayout: await startKitLayout() }
  const context = { design, revision: 1, arrange: false, changers: false, ...(library === undefined ? {} : { library }) }
  await core.loadPack(handle, encodePack(rules, rows))
  const check = async (system: System): Promise<SystemResult> => {
    const [answer] = await core.call(INSPECT, handle, encodeSystem(system, context, rows))
    return decodeResult(answer, system, 1, names)
  }
  return {
    pack,
    check,
    mask: (system, item) => askMask({ core, handle, rows, pack: rules, fittingNames: names }, system, context, item),
    repairs: async (system, result) => {
      const asking = { rank: () => Promise.resolve([]), check }
      return result.findings.map(await suggestions(result, system, context, rules, asking))
    },
  }
}

/** Errors of the rules that drawing and repairing keep: order, ports and fittings. Limits of the outdoor unit and of lengths are others. */
export function keptErrors({ diagram }: System, { findings }: SystemResult): Finding[] {
  return findings.filter(({ code, severity, nodeId, edgeId }) => {
    if (severity !== 'error') return false
    if (!code.startsWith('limit.')) return code !== 'outdoorMode' && code !== 'outdoorMixed'
    if (!KEPT_LIMITS.has(code)) return false
    const kind = edgeId === undefined ? kindAt(diagram, nodeRow(diagram, nodeId ?? '')) : 'joint'
    return kind !== 'outdoor' && !isUnitKind(kind)
  })
}

/** Code and place of a finding. */
export function keyOf({ code, nodeId, edgeId }: Finding): string {
  return `${code} ${nodeId ?? edgeId ?? ''}`
}
