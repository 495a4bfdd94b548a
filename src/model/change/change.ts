import type { Alternatives } from '../project/project'
import type { FrozenDesign } from '../project/frozen-design'
import type { Diagram, DiagramEdge, DiagramNode } from '../diagram/diagram'
import type { IndoorUnit, ProjectInformation, System } from '../project/project'
import type { UnitSettings } from '../project/quantity'
import type { Room } from '../project/rooms/room'
import type { Weights } from '../project/weights'
import type { Control, ControlGroup } from '../wiring/control'
import type { ColumnValues, EdgeValueColumn, NodeValueColumn } from './value-columns'

/** One inserted (`before` null), removed (`after` null) or patched entry. `at` is the row or the index in the list. */
interface Put<T> {
  before: T | null
  after: T | null
  at: number
}

/** A system without the parts that have tables of their own. */
export type SystemHead = Omit<System, 'indoorUnits' | 'diagram' | 'frozen'>

export type Op =
  | ({ table: 'node'; systemId: string } & Put<DiagramNode>)
  | ({ table: 'edge'; systemId: string } & Put<DiagramEdge>)
  /** Column values at many rows: one edit of thousands of pipes or nodes, without an object for each. */
  | { table: 'nodeValues'; systemId: string; rows: Int32Array; before: ColumnValues<NodeValueColumn>; after: ColumnValues<NodeValueColumn> }
  | { table: 'edgeValues'; systemId: string; rows: Int32Array; before: ColumnValues<EdgeValueColumn>; after: ColumnValues<EdgeValueColumn> }
  | ({ table: 'indoorUnit'; systemId: string } & Put<IndoorUnit>)
  | ({ table: 'room' } & Put<Room>)
  | ({ table: 'controlGroup' } & Put<ControlGroup>)
  /** Central controllers, gateways and accepted findings, of which there are few. */
  | { table: 'control'; before: Omit<Control, 'groups'>; after: Omit<Control, 'groups'> }
  | ({ table: 'system' } & Put<SystemHead>)
  /** Replaces a whole diagram: generated, copied, or with too many changed rows to list. Neither side is ever written to again. */
  | { table: 'diagram'; systemId: string; before: Diagram; after: Diagram }
  /** Replaces or removes the frozen design of a system. Neither side is ever written to. */
  | { table: 'frozen'; systemId: string; before: FrozenDesign | null; after: FrozenDesign | null }
  /** Replaces the designs that are put aside, and the name of the current one. Neither side is ever written to. */
  | { table: 'alternatives'; before: Alternatives | null; after: Alternatives | null }
  | { table: 'systemOrder'; before: string[]; after: string[] }
  | { table: 'information'; before: ProjectInformation; after: ProjectInformation }
  | { table: 'weights'; before: Weights; after: Weights }
  | { table: 'unitSettings'; before: UnitSettings; after: UnitSettings }

// See docs/decisions/0007-changes-carry-rows.md.
/**
 * One user intent as data. `label` names it for undo and redo (a key under `commands.` of the translations). Ops are in the order of
 * application; the inverse swaps before and after, runs backwards, and restores the same rows at the same indices.
 */
export interface Change {
  label: string
  ops: Op[]
}
