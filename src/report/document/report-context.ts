import type { Drawing } from '../../drawing/drawing/drawing'
import type { LabelSource } from '../../drawing/labels/label-source'
import type { Words } from '../../drawing/labels/system-labels'
import type { Pack } from '../../contract/pack'
import type { PipeOutput, SystemRecord } from '../../contract/system-record'
import type { SystemResult } from '../../engine/decode/system-result'
import type { Project, System } from '../../model/project/project'
import type { IndoorEquipment } from './equipment'
import type { Figures } from './figures'
import type { ReportNames } from './report-names'
import type { ReportOptions } from './report-options'

/** One system with all results of the core. */
export interface ReportedSystem {
  system: System
  result: SystemResult | null
  record: SystemRecord | null
  drawing: Drawing
  labels: LabelSource
  names: ReportNames
  /** Calculated pipes from the outdoor unit downwards, each with its row in the diagram. A cap sits on its port without a pipe. */
  pipes: { row: number; output: PipeOutput }[]
}

/** The inputs of a report's parts. */
export interface ReportContext {
  project: Project
  pack: Pack
  options: ReportOptions
  words: Words
  figures: Figures
  equipment: Map<string, IndoorEquipment>
  systems: System[]
  printedOn: Date
}
