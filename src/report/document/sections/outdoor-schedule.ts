import { systemTags } from '../../../model/tags/project-tags'
import { outdoorEquipment } from '../equipment'
import { NOTHING } from '../report-document'
import type { Part } from '../report-document'
import type { ReportContext } from '../report-context'

/** Writes one row per system: its modules with the nominal figures of the pack. */
export function outdoorSchedule({ project, systems, pack, words, figures }: ReportContext): Part {
  const power = figures.unit('loadCapacity')
  return {
    id: 'outdoorSchedule',
    title: words('report:section.outdoorSchedule'),
    level: 1,
    startsPage: false,
    blocks: [
      {
        kind: 'table',
        id: 'outdoorSchedule',
        columns: [
          { label: words('report:column.tag'), align: 'left', weight: 0 },
          { label: words('report:column.system'), align: 'left', weight: 2 },
          { label: words('report:column.modules'), align: 'left', weight: 2 },
          { label: words('report:column.hp'), align: 'right', weight: 0 },
          { label: words('report:column.refrigerant'), align: 'left', weight: 0 },
          { label: words('report:column.cooling'), unit: power, align: 'right', weight: 0 },
          { label: words('report:column.heating'), unit: power, align: 'right', weight: 0 },
          { label: words('report:column.powerInput'), unit: 'kW', align: 'right', weight: 0 },
          { label: words('report:column.sound'), unit: 'dB(A)', align: 'right', weight: 0 },
          { label: words('report:column.size'), unit: figures.unit('dimension'), align: 'left', weight: 2 },
          { label: words('report:column.weight'), unit: figures.unit('weight'), align: 'right', weight: 0 },
          { label: words('report:column.basis'), align: 'left', weight: 0 },
        ],
        rowCount: systems.length,
        row: (index) => {
          const system = systems[index]
          if (!system) return []
          const machine = outdoorEquipment(pack, system.outdoorModels)
          const { outdoor } = systemTags(project, system.id)
          if (!machine) return [outdoor, system.name, words('report:outdoor.notChosen'), ...Array<string>(9).fill(NOTHING)]
          return [
            outdoor,
            system.name,
            system.outdoorModels.join(' + '),
            figures.cell.plain(machine.hp),
            machine.refrigerant,
            figures.cell.value(machine.coolKw, 'loadCapacity'),
            figures.cell.value(machine.heatKw, 'loadCapacity'),
            `${figures.plain(machine.coolPowerKw, 2)} / ${figures.plain(machine.heatPowerKw, 2)}`,
            figures.cell.plain(machine.soundDbA, 0),
            [...new Set(machine.sizesMm.map(figures.size))].join('; '),
            figures.cell.value(machine.weightKg, 'weight', 0),
            machine.basis,
          ]
        },
        empty: words('report:outdoor.none'),
      },
    ],
  }
}
