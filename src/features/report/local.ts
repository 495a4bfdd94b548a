import { proxy } from 'valtio'
import type { Paper } from '../../report/document/report-document'
import { SECTIONS } from '../../report/document/report-options'
import type { SectionId } from '../../report/document/report-options'

export type ReportUnits = 'project' | 'metric' | 'imperial'

/** The user's choices, kept while the app is open. `leftOut` holds ids, so that a new system is included by default. */
export const reportChoice = proxy<{
  leftOut: Record<string, boolean>
  sections: Record<SectionId, boolean>
  /** Null follows the interface language. */
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
