import { proxy } from 'valtio'
import type { Paper } from '../../report/document/report-document'
import { SECTIONS } from '../../report/document/report-options'
import type { SectionId } from '../../report/document/report-options'

export type ReportUnits = 'project' | 'metric' | 'imperial'

/** What the user has ticked, kept while the app is open. `leftOut` holds ids, so that a new system is in the report by itself. */
export const reportChoice = proxy<{
  leftOut: Record<string, boolean>
  sections: Record<SectionId, boolean>
  /** null follows the interface. */
  language: string | null
  paper: Paper
  units: ReportUnits
}>({
  leftOut: {},
  sections: Object.fromEntries(SECTIONS.map((id) => [id, true])) as Record<SectionId, boolean>,
  language: null,
  paper: 'A4',
  units: 'project',
})
