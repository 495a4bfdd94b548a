import type { Pack } from '../../contract/pack'
import { JOINT_TYPES, type JointType, type NodeKind } from '../../model/project/codes'
import type { Diagram } from '../../model/diagram/diagram'
import { kindAt, parentOf, type DiagramTree } from '../../model/diagram/diagram-tree'
import type { Finding } from '../../model/finding/finding'
import type { SystemResult } from '../decode/system-result'

/** Where a finding stands, with what a suggestion asks of the drawing. */
export interface RepairPlace {
  finding: Finding
  diagram: Diagram
  tree: DiagramTree
  pack: Pack
  /** Row of the node, or of the lower end of the pipe; -1 where the finding names none. */
  row: number
  kind: NodeKind
  jointType: JointType
  parent: number
  /** Downstream load of the node in kW. */
  loadKw: number
  outdoor: SystemResult['outdoor']
}

export function repairPlace(
  finding: Finding,
  row: number,
  diagram: Diagram,
  tree: DiagramTree,
  pack: Pack,
  result: Pick<SystemResult, 'loadIndex' | 'outdoor'>,
): RepairPlace {
  return {
    finding,
    diagram,
    tree,
    pack,
    row,
    kind: kindAt(diagram, row),
    jointType: jointTypeAt(diagram, row),
    parent: row < 0 ? -1 : parentOf(diagram, tree, row),
    loadKw: (result.loadIndex[row] ?? 0) / 10,
    outdoor: result.outdoor,
  }
}

export function jointTypeAt(diagram: Diagram, row: number): JointType {
  return JOINT_TYPES[diagram.nodeJointType[row] ?? 0] ?? ''
}
