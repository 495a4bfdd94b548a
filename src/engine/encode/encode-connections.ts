import * as P from '../../../assembly/common/layout/layout-pack'
import type { Pack } from '../../contract/pack'
import { fittingNames } from './encode-constants'
import type { PutTable } from './pack-rows'

/** Metres above the floor at which a leak enters the room (IEC 60335-2-40), where a pack gives none. */
const RELEASE_HEIGHTS = { floor: 0.6, window: 1, wall: 1.8, ceiling: 2.2 } as const

/** Encodes the connections of pipes: those of equipment, boxes and modules, pipes and joints between modules, and the heights at which leaks enter a room. */
export function encodeConnections(pack: Pack, put: PutTable): void {
  const equipment = [pack.iduModels, pack.freshAirUnits, pack.hydroModules, pack.ahuKits].flatMap((list) => [...list.items])
  put(
    P.PACK_CONNECTION,
    P.CONNECTION_WIDTH,
    equipment.flatMap((item) => [item.gasMm, item.liquidMm, NaN]),
  )
  put(
    P.PACK_BOX_INLET,
    P.CONNECTION_WIDTH,
    pack.msBoxes.items.flatMap(({ upstream }) => (upstream ? [upstream.lpGasMm, upstream.liquidMm, upstream.hpGasMm] : [NaN, NaN, NaN])),
  )
  put(
    P.PACK_MODULE_PIPE,
    P.CONNECTION_WIDTH,
    pack.oduModules.items.flatMap((module) => [module.gasMm, module.liquidMm, module.hpGasMm ?? NaN]),
  )
  put(P.PACK_RELEASE, 1, releaseHeights(pack))
  encodeOutdoorJoints(pack, put)
}

function encodeOutdoorJoints(pack: Pack, put: PutTable): void {
  const joints = pack.branchJoints.outdoorJoints ?? []
  const first = fittingNames(pack).length - joints.length
  const pipes = pack.branchJoints.outdoorConnectingPipes
  put(
    P.PACK_OUTDOOR_JOINT,
    P.OUTDOOR_JOINT_WIDTH,
    joints.flatMap((joint, row) => [joint.modules, joint.count, first + row]),
  )
  put(
    P.PACK_MODULE_TO_JOINT,
    P.CONNECTING_WIDTH,
    (pipes?.moduleToJoint ?? []).flatMap((row) => [row.hp[1], row.gasMm, row.liquidMm]),
  )
  put(
    P.PACK_JOINT_TO_JOINT,
    P.CONNECTING_WIDTH,
    (pipes?.jointToJoint ?? []).flatMap((row) => [row.upstreamModules, row.gasMm, row.liquidMm]),
  )
}

/** Release height by mounting type; equipment without a type hangs under the ceiling. */
function releaseHeights(pack: Pack): number[] {
  const heights = pack.safety.releaseHeightM ?? RELEASE_HEIGHTS
  const indoor = pack.iduModels.items.map((item) => heights[pack.iduTypes[item.type]?.mount ?? 'ceiling'])
  const others = pack.freshAirUnits.items.length + pack.hydroModules.items.length + pack.ahuKits.items.length
  return [...indoor, ...Array.from({ length: others }, () => heights.ceiling)]
}
