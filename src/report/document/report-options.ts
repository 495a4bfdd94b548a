import type { UnitSettings } from '../../model/project/quantity'
import type { Paper } from './report-document'

/** Optional parts, in the order of the report. */
export const SECTIONS = [
  'project',
  'conditions',
  'outdoorSchedule',
  'indoorSchedule',
  'parts',
  'diagram',
  'pipeSummary',
  'pipeList',
  'fittings',
  'capacities',
  'charge',
  'findings',
] as const
export type SectionId = (typeof SECTIONS)[number]

export interface ReportOptions {
  /** Ids of the systems to print, in the order of the project. */
  systems: string[]
  sections: SectionId[]
  language: string
  paper: Paper
  unitSettings: UnitSettings
}
