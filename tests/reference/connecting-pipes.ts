import type { ConnectingPipes } from '../../src/contract/system-record'
import type { OutdoorEquipment } from './equipment'
import type { PackTables } from './pack-tables'
import { lastOf } from './table'

/** Engineering reference section 4.5: pipes and joints between two to four outdoor modules; "N modules need N-1 outdoor joints" (section 5). */
export function connectingPipes(outdoor: OutdoorEquipment, pack: PackTables): ConnectingPipes | null {
  const { modules } = outdoor
  if (modules.length < 2) return null
  const { moduleToJoint, jointToJoint } = pack.branchJoints.outdoorConnectingPipes
  const pair = ({ gasMm, liquidMm }: { gasMm: number; liquidMm: number }) => ({ gasMm, liquidMm })
  return {
    jointModel: pack.branchJoints.outdoorJoints.find((joint) => joint.modules === modules.length)?.id ?? '',
    jointCount: modules.length - 1,
    moduleToJoint: modules.map(({ hp }) => pair(moduleToJoint.find((row) => hp <= (row.hp[1] ?? 0)) ?? lastOf(moduleToJoint))),
    jointToJoint: modules
      .slice(2)
      .map((_, place) => pair(jointToJoint.find((row) => row.upstreamModules >= place + 2) ?? lastOf(jointToJoint))),
  }
}
