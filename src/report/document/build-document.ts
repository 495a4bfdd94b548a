import { diagram } from './sections/diagram'
import type { Draw } from './sections/diagram'
import { capacities } from './sections/capacities'
import { charge } from './sections/charge'
import { designConditions } from './sections/design-conditions'
import { findings } from './sections/findings'
import { fittings } from './sections/fittings'
import { indoorSchedule } from './sections/indoor-schedule'
import { notes } from './sections/notes'
import { outdoorSchedule } from './sections/outdoor-schedule'
import { partSchedule } from './sections/part-schedule'
import { pipeList } from './sections/pipe-list'
import { pipeSummary } from './sections/pipe-summary'
import { projectData } from './sections/project-data'
import type { Part, ReportDocument } from './report-document'
import type { ReportContext, ReportedSystem } from './report-context'
import type { SectionId } from './report-options'

type SystemSection = (reported: ReportedSystem, context: ReportContext) => Part

const OPENING: Partial<Record<SectionId, (context: ReportContext) => Part>> = {
  project: projectData,
  conditions: designConditions,
  outdoorSchedule,
  indoorSchedule,
  parts: partSchedule,
}

const OF_SYSTEM: Partial<Record<SectionId, SystemSection>> = { pipeSummary, pipeList, fittings, capacities, charge, findings }

/** Writes the whole report as data. `rest` is awaited between systems, so that the page stays responsive for any number of them. */
export async function buildDocument(context: ReportContext, draw: Draw, rest: () => Promise<void>): Promise<ReportDocument> {
  const { project, options, words, figures, pack, systems, printedOn } = context
  const parts: Part[] = options.sections.flatMap((id) => OPENING[id]?.(context) ?? [])
  for (const reported of systems) {
    await rest()
    const own = options.sections.flatMap((id) =>
      id === 'diagram' ? diagram(reported, context, draw) : (OF_SYSTEM[id]?.(reported, context) ?? []),
    )
    if (own.length === 0) continue
    parts.push({
      id: `system-${reported.system.id}`,
      title: words('report:section.system', { name: reported.system.name }),
      level: 1,
      startsPage: true,
      blocks: [],
    })
    parts.push(...own)
  }
  parts.push(notes(context))
  const { projectName, projectNumber } = project.information
  return {
    language: options.language,
    paper: options.paper,
    title: words('report:title'),
    subtitle: projectName,
    running: {
      headLeft: projectName,
      headRight: projectNumber,
      footLeft: words('report:running.foot', { date: figures.date(printedOn), title: pack.meta.title, version: pack.meta.version }),
      pageText: words('report:running.page', { page: '{{page}}', pages: '{{pages}}' }),
    },
    parts,
  }
}
