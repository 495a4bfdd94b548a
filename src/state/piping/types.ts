import type { Change } from '../../model/change/change'
import type { Project } from '../../model/project/project'
import type { KeptChange } from '../../model/redrawing/kept-change'

/** The types of the piping document: a project with its systems. */
export interface PipingTypes {
  document: Project
  change: Change
  kept: KeptChange
  settled: Positions
}

/** Positions of the nodes of some systems, one system after the other. */
export interface Positions {
  systemIds: readonly string[]
  nodeCounts: Int32Array
  x: Float64Array<ArrayBuffer>
  y: Float64Array<ArrayBuffer>
}
