import type { JointType } from '../../project/codes'
import type { DiagramEdge, DiagramNode } from '../../diagram/diagram'
import type { UnitDemand } from '../../project/equipment'

/** The properties of a feed that a new drawing keeps: its id, lengths and bends. */
export type Feed = Partial<
  Pick<DiagramEdge, 'id' | 'lengthM' | 'gasLengthM' | 'liquidLengthM' | 'bends' | 'materialType' | 'isDisabled' | 'extra'>
>

/** One unit to be drawn. */
export interface PlannedUnit {
  demand: UnitDemand
  floor: string
  node: DiagramNode
  feed: Feed
}

/** The plan below a pipe: a unit, an end cap, or a fitting with its children. */
export type Plan =
  | { kind: 'unit'; unit: PlannedUnit }
  | { kind: 'cap'; reservedFor?: string }
  | { kind: 'joint'; branches: number; children: Plan[] }
  | { kind: 'merge'; jointType: JointType; child: Plan }
  | { kind: 'box'; jointType?: JointType; model: string; ports: number; children: { port: number; plan: Plan }[] }

/** Returns a line of Y joints, one for every plan but the last, which is also fed by the last joint. */
export function lineOf(plans: readonly Plan[]): Plan | null {
  let line: Plan | null = null
  for (let place = plans.length - 1; place >= 0; place--) {
    const plan = plans[place]
    if (plan) line = line ? { kind: 'joint', branches: 2, children: [plan, line] } : plan
  }
  return line
}
