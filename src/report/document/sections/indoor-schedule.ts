import { lineModels } from '../../../model/project/list/line-models'
import { NOTHING } from '../report-document'
import type { Part } from '../report-document'
import type { ReportContext } from '../report-context'

/** Writes the order list: one row per model over all systems of the report, with its quantity. */
export function indoorSchedule({ systems, equipment, words, figures }: ReportContext): Part {
  const counts = new Map<string, number>()
  for (const system of systems) {
    for (const unit of system.indoorUnits) {
      for (const [model, quantity] of lineModels(unit)) counts.set(model, (counts.get(model) ?? 0) + quantity)
    }
  }
  const rows = [...counts].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  const total = rows.reduce((sum, [, count]) => sum + count, 0)
  const power = figures.unit('loadCapacity')
  return {
    id: 'indoorSchedule',
    title: words('report:section.indoorSchedule'),
    level: 1,
    startsPage: false,
    blocks: [
      {
        kind: 'table',
        id: 'indoorSchedule',
        columns: [
          { label: words('report:column.model'), align: 'left', weight: 1 },
          { label: words('report:column.type'), align: 'left', weight: 2 },
          { label: words('report:column.quantity'), align: 'right', weight: 0 },
          { label: words('report:column.cooling'), unit: power, align: 'right', weight: 0 },
          { label: words('report:column.sensible'), unit: power, align: 'right', weight: 0 },
          { label: words('report:column.heating'), unit: power, align: 'right', weight: 0 },
          { label: words('report:column.airflow'), unit: figures.unit('airFlowRate'), align: 'right', weight: 0 },
          { label: words('report:column.sound'), unit: 'dB(A)', align: 'right', weight: 0 },
          { label: words('report:column.size'), unit: figures.unit('dimension'), align: 'left', weight: 2 },
          { label: words('report:column.connections'), unit: figures.unit('pipingDimension'), align: 'right', weight: 0 },
          { label: words('report:column.basis'), align: 'left', weight: 0 },
        ],
        rowCount: rows.length,
        row: (index) => {
          const [model, count] = rows[index] ?? ['', 0]
          const unit = equipment.get(model)
          if (!unit) return [model, words('report:indoor.unknownModel'), figures.plain(count), ...Array<string>(8).fill(NOTHING)]
          return [
            model,
            words(`catalogue:type.${unit.type}`),
            figures.cell.plain(count),
            figures.cell.value(unit.coolKw, 'loadCapacity'),
            figures.cell.value(unit.sensibleKw, 'loadCapacity', 2),
            figures.cell.value(unit.heatKw, 'loadCapacity'),
            figures.cell.value(unit.airflowM3h, 'airFlowRate', 0),
            figures.cell.plain(unit.soundDbA, 0),
            figures.size(unit.sizeMm),
            `${figures.pipe(unit.gasMm)} / ${figures.pipe(unit.liquidMm)}`,
            unit.basis,
          ]
        },
        ...(rows.length > 0 && { total: [words('report:column.total'), '', figures.cell.plain(total), ...Array<string>(8).fill('')] }),
        empty: words('report:indoor.none'),
      },
    ],
  }
}
