import type { Part } from '../report-document'
import type { ReportContext } from '../report-context'

/** Writes design temperatures and elevation; missing values are stated, because the pack's rating conditions then apply. */
export function designConditions({ project, words, figures }: ReportContext): Part {
  const { design } = project.information
  const rows = [
    ['cooling', design.coolingIndoorDryBulbC, design.coolingIndoorWetBulbC, design.coolingOutdoorDryBulbC, design.coolingOutdoorWetBulbC],
    ['heating', design.heatingIndoorDryBulbC, design.heatingIndoorWetBulbC, design.heatingOutdoorDryBulbC, design.heatingOutdoorWetBulbC],
  ] as const
  const unit = figures.unit('temperature')
  const deciding = [
    design.coolingIndoorWetBulbC,
    design.coolingOutdoorDryBulbC,
    design.heatingIndoorDryBulbC,
    design.heatingOutdoorWetBulbC,
  ]
  return {
    id: 'conditions',
    title: words('report:section.conditions'),
    level: 1,
    startsPage: false,
    blocks: [
      {
        kind: 'table',
        id: 'conditions',
        columns: [
          { label: words('report:conditions.mode'), align: 'left', weight: 1 },
          { label: words('report:conditions.indoorDryBulb'), unit, align: 'right', weight: 1 },
          { label: words('report:conditions.indoorWetBulb'), unit, align: 'right', weight: 1 },
          { label: words('report:conditions.outdoorDryBulb'), unit, align: 'right', weight: 1 },
          { label: words('report:conditions.outdoorWetBulb'), unit, align: 'right', weight: 1 },
        ],
        rowCount: rows.length,
        row: (index) => {
          const [mode, ...values] = rows[index === 0 ? 0 : 1]
          return [words(`report:conditions.${mode}`), ...values.map((value) => figures.cell.value(value, 'temperature'))]
        },
        empty: '',
      },
      { kind: 'pairs', pairs: [{ label: words('report:conditions.elevation'), value: figures.withUnit(design.elevationM, 'length', 0) }] },
      ...(deciding.includes(null) ? [{ kind: 'text' as const, text: words('report:conditions.notGiven'), tone: 'advice' as const }] : []),
    ],
  }
}
