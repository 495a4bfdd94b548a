import type { FrozenDesign } from '../as-built/frozen-design'
import type { Diagram, DiagramEdge, DiagramNode } from '../diagram/diagram'
import type { IndoorUnit, ProjectInformation, System } from '../project/project'
import type { UnitSettings } from '../project/quantity'
import type { ColumnValues, EdgeValueColumn, NodeValueColumn } from './value-columns'

/** What stands where: `before` null puts, `after` null removes, both patch. `at` is the row or the place in the list. */
interface Put<T> {
  before: T | null
  after: T | null
  at: number
}

/** A system without what has tables of its own. */
export type SystemHead = Omit<System, 'indoorUnits' | 'diagram' | 'frozen'>

export type Op =
  | ({ table: 'node'; systemId: string } & Put<DiagramNode>)
  | ({ table: 'edge'; systemId: string } & Put<DiagramEdge>)
  /** Values of whole columns at many rows: what one hand does to thousands of pipes or nodes, without an object for each. */
  | { table: 'nodeValues'; systemId: string; rows: Int32Array; before: ColumnValues<NodeValueColumn>; after: ColumnValues<NodeValueColumn> }
  | { table: 'edgeValues'; systemId: string; rows: Int32Array; before: ColumnValues<EdgeValueColumn>; after: ColumnValues<EdgeValueColumn> }
  | ({ table: 'indoorUnit'; systemId: string } & Put<IndoorUnit>)
  | ({ table: 'system' } & Put<SystemHead>)
  /** A whole diagram for another: generated, copied, or more rows at once than are worth listing. Neither side is ever written to again. */
  | { table: 'diagram'; systemId: string; before: Diagram; after: Diagram }
  /** The frozen design of a system for another, or for none. Neither side is ever written to. */
  | { table: 'frozen'; systemId: string; before: FrozenDesign | null; after: FrozenDesign | null }
  | { table: 'systemOrder'; before: string[]; after: string[] }
  | { table: 'information'; before: ProjectInformation; after: ProjectInformation }
  | { table: 'unitSettings'; before: UnitSettings; after: UnitSettings }

/**
 * One user intent as data. `label` names it for undo and redo (a key under `commands.` of the translations). Ops are in the order of
 * application; the inverse swaps before and after and runs backwards, and restores the same rows at the same places.
 */
export interface Change {
  label: string
  ops: Op[]
}
