import { diagramSvg } from '../../drawing/svg/diagram-svg'
import { createDrawing, glyphAt } from '../../drawing/drawing/drawing'
import { packEquipment } from '../../drawing/drawing/pack-equipment'
import { systemLabels } from '../../drawing/labels/system-labels'
import type { Words } from '../../drawing/labels/system-labels'
import type { Pack } from '../../contract/pack'
import { toSystemRecord } from '../../engine/decode/system-record'
import type { SystemResult } from '../../engine/decode/system-result'
import type { Finding } from '../../model/finding/finding'
import type { Project, System } from '../../model/project/project'
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
}

/** Returns the report of a calculated project as data, for the preview and for the PDF. */
export function composeReport(source: ReportSource): ReportDocument {
  const { project, pack, options, words, printedOn } = source
  const { language, unitSettings } = options
  const context: ReportContext = {
    project,
    pack,
    options,
    words,
    figures: createFigures(language, unitSettings),
    equipment: indoorEquipment(pack),
    systems: options.systems.flatMap((id) => project.systems[id] ?? []),
    printedOn,
  }
  return buildDocument(context, (system) => reportSystem(system, source), draw)
}

/** Brings a system together with its results, its names and its drawing. */
function reportSystem(system: System, { project, pack, results, options, words, sentence }: ReportSource): ReportedSystem {
  const { language, unitSettings } = options
  const result = results[system.id] ?? null
  const labels = systemLabels(system, { unitSettings, pack, words, language })
  const drawing = createDrawing(system.diagram, result, packEquipment(pack))
  const record = result ? toSystemRecord(result, system, pack, sentence) : null
  const names = reportNames(drawing, labels, words, systemTags(project, system.id))
  const outputs = new Map(record?.PipeOutput.map((output) => [output.edgeId, output]))
  const pipes = names.pipes.flatMap((row) => {
    const output = outputs.get(system.diagram.edgeId[row] ?? '')
    const isCap = glyphAt(drawing, system.diagram.edgeTarget[row] ?? -1) === 'endCap'
    return output && !isCap ? [{ row, output }] : []
  })
  return { system, result, record, drawing, labels, names, pipes }
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
