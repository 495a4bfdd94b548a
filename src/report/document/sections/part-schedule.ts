import { partWords } from '../../../contract/pack/part-words'
import { orderedParts } from '../../../model/pack-rules/parts/ordered-parts'
import { partLines } from '../../../model/project/part-lines'
import { PART_TYPES } from '../../../model/project/unit-part'
import { basisOf } from '../equipment'
import type { Part } from '../report-document'
import type { ReportContext } from '../report-context'

const MOST_MODELS = 6

/** Writes the order list of panels, rear-mounted components and accessories: one row for each over all systems of the report, panels first. */
export function partSchedule({ systems, pack, words, figures, options }: ReportContext): Part {
  const lines = partLines(systems)
  const rows = orderedParts(pack, lines)
    .map((part) => ({ ...part, ...partWords(pack, part.id, options.language) }))
    .sort((a, b) => PART_TYPES.indexOf(a.type) - PART_TYPES.indexOf(b.type) || a.id.localeCompare(b.id, 'en', { numeric: true }))
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const weightKg = rows.reduce((sum, { count, weightKg: each }) => sum + count * (each ?? 0), 0)
  return {
    id: 'parts',
    title: words('report:section.parts'),
    level: 1,
    startsPage: false,
    blocks: [
      {
        kind: 'table',
        id: 'parts',
        columns: [
          { label: words('report:column.model'), align: 'left', weight: 2 },
          { label: words('report:column.name'), align: 'left', weight: 3 },
          { label: words('report:column.kind'), align: 'left', weight: 2 },
          { label: words('report:column.quantity'), align: 'right', weight: 0 },
          { label: words('report:column.weightInAll'), unit: figures.unit('weight'), align: 'right', weight: 0 },
          { label: words('report:column.forModels'), align: 'left', weight: 3 },
          { label: words('report:column.basis'), align: 'left', weight: 0 },
        ],
        rowCount: rows.length,
        row: (index) => {
          const part = rows[index]
          if (!part) return []
          return [
            part.id,
            part.name === part.id ? words('report:indoor.unknownModel') : part.name,
            words(`parts:type.${part.type}`),
            figures.cell.plain(part.count),
            figures.cell.value(part.weightKg === null ? null : part.weightKg * part.count, 'weight'),
            modelText(part.models),
            basisOf(sectionOf(pack, part.type)),
          ]
        },
        ...(rows.length > 0 && {
          total: [words('report:column.total'), '', '', figures.cell.plain(total), figures.cell.value(weightKg, 'weight'), '', ''],
        }),
        empty: words('report:parts.none'),
      },
    ],
  }
}

function modelText(models: readonly string[]): string {
  const sorted = [...models].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const shown = sorted.slice(0, MOST_MODELS).join(', ')
  return models.length > MOST_MODELS ? `${shown} …` : shown
}

function sectionOf({ panels, rearMountedComponents, accessories }: ReportContext['pack'], type: (typeof PART_TYPES)[number]) {
  return (type === 'panel' ? panels : type === 'rearMountedComponents' ? rearMountedComponents : accessories) ?? {}
}
