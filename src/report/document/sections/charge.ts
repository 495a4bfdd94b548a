import { outdoorEquipment } from '../equipment'
import { NOTHING } from '../report-document'
import type { Part } from '../report-document'
import type { ReportContext, ReportedSystem } from '../report-context'
import { defaultLengthNote } from './default-length-note'
import { pipeRuns } from './pipe-summary'

/** Writes the refrigerant of one system: factory charge, additional charge, and the liquid pipes it is computed from. */
export function charge(reported: ReportedSystem, { pack, words, figures }: ReportContext): Part {
  const outdoor = reported.record?.ODUOutput
  const refrigerant = outdoorEquipment(pack, reported.system.outdoorModels)?.refrigerant ?? ''
  const rates = Object.entries(pack.charge.kgPerM).find(([name]) => name === refrigerant)?.[1] ?? {}
  const rateOf = (mm: number) => Object.entries(rates).find(([label]) => Number(label) === mm)?.[1]
  const liquid = pipeRuns(reported).filter((run) => run.service === 'liquid')
  const mass = (kg: number | null) => figures.withUnit(kg, 'weight', 2)
  return {
    id: `charge-${reported.system.id}`,
    title: words('report:section.charge'),
    level: 2,
    startsPage: false,
    blocks: outdoor
      ? [
          {
            kind: 'pairs',
            pairs: [
              { label: words('report:charge.refrigerant'), value: refrigerant || NOTHING },
              { label: words('report:charge.factory'), value: mass(outdoor.factoryChargeKg) },
              { label: words('report:charge.additional'), value: mass(outdoor.additionalChargeKg) },
              { label: words('report:charge.total'), value: mass(outdoor.totalChargeKg) },
            ],
          },
          {
            kind: 'table',
            id: 'charge',
            caption: words('report:charge.liquid'),
            columns: [
              { label: words('report:column.diameter'), unit: figures.unit('pipingDimension'), align: 'right', weight: 1 },
              { label: words('report:column.totalLength'), unit: figures.unit('length'), align: 'right', weight: 1 },
              { label: words('report:charge.rate'), unit: figures.massPerLength.unit, align: 'right', weight: 1 },
            ],
            rowCount: liquid.length,
            row: (index) => {
              const run = liquid[index]
              return run
                ? [figures.cell.pipe(run.mm), figures.cell.value(run.lengthM, 'length', 1), figures.cell.massPerLength(rateOf(run.mm), 3)]
                : []
            },
            empty: words('report:pipes.none'),
          },
          ...defaultLengthNote(reported, words),
          { kind: 'text', text: words('report:charge.basis'), tone: 'muted' },
        ]
      : [{ kind: 'text', text: words('report:capacities.notCalculated'), tone: 'muted' }],
  }
}
