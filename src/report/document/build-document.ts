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
import type { System } from '../../model/project/project'
import type { Chapter, Part, ReportDocument } from './report-document'
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

/** Lays out the whole report as data. `report` brings a system with its results, when the chapter of the system is written. */
export function buildDocument(
  context: ReportContext,
  report: (system: System) => ReportedSystem | Promise<ReportedSystem>,
  draw: Draw,
): ReportDocument {
  const { project, options, words, figures, pack, systems, printedOn } = context
  const own = (id: string, write: (context: ReportContext) => Part): Chapter => ({
    id,
    rows: systems.length,
    system: null,
    parts: () => [write(context)],
  })
  const chapters: Chapter[] = options.sections.flatMap((id) => {
    const write = OPENING[id]
    return write ? [own(id, write)] : []
  })
  if (options.sections.some((id) => id === 'diagram' || OF_SYSTEM[id])) {
    systems.forEach((system, place) =>
      chapters.push({
        id: `system-${system.id}`,
        rows: system.diagram.edgeCount + system.indoorUnits.length,
        system: place + 1,
        parts: () => systemParts(system, report, context, draw),
      }),
    )
  }
  chapters.push({ ...own('notes', notes), rows: 0 })
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
    chapters,
  }
}

async function* systemParts(
  system: System,
  report: (system: System) => ReportedSystem | Promise<ReportedSystem>,
  context: ReportContext,
  draw: Draw,
): AsyncGenerator<Part, void> {
  const { options, words } = context
  yield {
    id: `system-${system.id}`,
    title: words('report:section.system', { name: system.name }),
    level: 1,
    startsPage: true,
    blocks: [],
  }
  const reported = await report(system)
  for (const id of options.sections) {
    if (id === 'diagram') yield diagram(reported, context, draw)
    else if (OF_SYSTEM[id]) yield OF_SYSTEM[id](reported, context)
  }
}
