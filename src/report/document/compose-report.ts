import { diagramSvg } from '../../drawing/svg/diagram-svg'
import { createDrawing, glyphAt } from '../../drawing/drawing/drawing'
import { packEquipment } from '../../drawing/drawing/pack-equipment'
import { systemLabels } from '../../drawing/labels/system-labels'
import type { Words } from '../../drawing/labels/system-labels'
import type { Pack } from '../../contract/pack'
import { toSystemRecord } from '../../engine/decode/system-record'
import type { SystemResult } from '../../engine/decode/system-result'
import type { Finding } from '../../model/finding/finding'
import type { Project } from '../../model/project/project'
import { systemTags } from '../../model/tags/project-tags'
import { FAMILY } from '../pdf/font-runs'
import { buildDocument } from './build-document'
import { indoorEquipment } from './equipment'
import { createFigures } from './figures'
import { reportNames } from './report-names'
import type { ReportContext, ReportedSystem } from './report-context'
import type { ReportDocument } from './report-document'
import type { ReportOptions } from './report-options'

export interface ReportSource {
  project: Project
  pack: Pack
  results: Readonly<Record<string, SystemResult>>
  options: ReportOptions
  /** In the language of the options. */
  words: Words
  sentence: (finding: Finding) => string
  printedOn: Date
  /** Awaited between systems; yields to the page. */
  rest: () => Promise<void>
}

/** Returns the report of a calculated project as data, for the preview and for the PDF. */
export async function composeReport(source: ReportSource): Promise<ReportDocument> {
  const { project, pack, results, options, words, sentence, printedOn, rest } = source
  const { language, unitSettings } = options
  const systems: ReportedSystem[] = []
  for (const id of options.systems) {
    const system = project.systems[id]
    if (!system) continue
    await rest()
    const result = results[id] ?? null
    const labels = systemLabels(system, { unitSettings, pack, words, language })
    const drawing = createDrawing(system.diagram, result, packEquipment(pack))
    const record = result ? toSystemRecord(result, system, pack, sentence) : null
    const names = reportNames(drawing, labels, words, systemTags(project, id))
    const outputs = new Map(record?.PipeOutput.map((output) => [output.edgeId, output]))
    const pipes = names.pipes.flatMap((row) => {
      const output = outputs.get(system.diagram.edgeId[row] ?? '')
      const isCap = glyphAt(drawing, system.diagram.edgeTarget[row] ?? -1) === 'endCap'
      return output && !isCap ? [{ row, output }] : []
    })
    systems.push({ system, result, record, drawing, labels, names, pipes })
  }
  const context: ReportContext = {
    project,
    pack,
    options,
    words,
    figures: createFigures(language, unitSettings),
    equipment: indoorEquipment(pack),
    systems,
    printedOn,
  }
  const draw = ({ system, result, labels }: ReportedSystem): string | null =>
    system.diagram.nodeCount === 0
      ? null
      : diagramSvg(system.diagram, result, {
          theme: 'print',
          labels,
          fonts: { latin: FAMILY.latin, eastAsian: FAMILY.chinese },
          isTransparent: true,
        })
  return buildDocument(context, draw, rest)
}
