import type { ConnectingPipes } from '../../src/contract/system-record'
import type { OutdoorEquipment } from './equipment'
import type { PackTables } from './pack-tables'
import { lastOf } from './table'

/** Metres of the pipes between the modules that the pack counts for one purpose: all of them, and those up to the farthest module. */
export function countedM(
  outdoor: OutdoorEquipment,
  pack: PackTables,
  purpose: 'charge' | 'total' | 'farthest',
): { allM: number; farM: number } {
  const { counted } = pack.branchJoints.outdoorConnectingPipes
  const modules = outdoor.modules.length
  if (modules < 2 || !counted?.in.includes(purpose)) return { allM: 0, farM: 0 }
  const betweenM = (modules - 2) * (counted.jointToJointM ?? 0)
  return { allM: modules * counted.moduleToJointM + betweenM, farM: counted.moduleToJointM + betweenM }
}

/** Liquid pipes between the modules that the charge counts. */
export function chargedConnecting(outdoor: OutdoorEquipment, pack: PackTables): { liquidMm: number; lengthM: number }[] {
  const { counted } = pack.branchJoints.outdoorConnectingPipes
  const pipes = connectingPipes(outdoor, pack)
  if (!pipes || !counted?.in.includes('charge')) return []
  return [
    ...pipes.moduleToJoint.map(({ liquidMm }) => ({ liquidMm, lengthM: counted.moduleToJointM })),
    ...pipes.jointToJoint.map(({ liquidMm }) => ({ liquidMm, lengthM: counted.jointToJointM ?? 0 })),
  ]
}

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
