import type { JointType } from '../../project/codes'
import type { DiagramEdge, DiagramNode } from '../../diagram/diagram'
import type { UnitDemand } from '../../project/equipment'

/** What of a feed is carried over to a new drawing: that it is the same pipe, its lengths and bends. */
export type Feed = Partial<Pick<DiagramEdge, 'id' | 'lengthM' | 'gasLengthM' | 'liquidLengthM' | 'bends' | 'materialType' | 'extra'>>

/** One unit that the drawing must hold. */
export interface PlannedUnit {
  demand: UnitDemand
  floor: string
  node: DiagramNode
  feed: Feed
}

/** What hangs on a pipe: a unit, an end cap, or a fitting with what hangs on it. */
export type Plan =
  | { kind: 'unit'; unit: PlannedUnit }
  | { kind: 'cap'; reservedFor?: string }
  | { kind: 'joint'; branches: number; children: Plan[] }
  | { kind: 'merge'; jointType: JointType; child: Plan }
  | { kind: 'box'; jointType?: JointType; model: string; ports: number; children: { port: number; plan: Plan }[] }

/** A line of Y joints, one for every plan but the last, which hangs on the last joint. */
export function lineOf(plans: readonly Plan[]): Plan | null {
  let line: Plan | null = null
  for (let place = plans.length - 1; place >= 0; place--) {
    const plan = plans[place]
    if (plan) line = line ? { kind: 'joint', branches: 2, children: [plan, line] } : plan
  }
  return line
}
