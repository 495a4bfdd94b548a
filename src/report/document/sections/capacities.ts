import type { FactorChain } from '../../../contract/system-record'
import { unitEquipment } from '../../../engine/encode/unit-equipment'
import { nodeRow } from '../../../model/diagram/diagram-rows'
import { shortfallAt } from '../../../model/finding/room-shortfall'
import type { Part, TableBlock, Tone } from '../report-document'
import type { ReportContext, ReportedSystem } from '../report-context'

const CHAIN: (keyof FactorChain)[] = ['ratio', 'indoor', 'outdoor', 'length', 'level', 'defrost', 'altitude']

function unitTable({ system, result, record, names }: ReportedSystem, { pack, words, figures }: ReportContext): TableBlock {
  const outputs = record?.IDUOutput ?? []
  const lineOfNode = new Map<string, (typeof system.indoorUnits)[number]>()
  const lines = new Map(system.indoorUnits.map((unit) => [unit.id, unit]))
  for (let row = 0; row < system.diagram.nodeCount; row += 1) {
    const line = lines.get(system.diagram.nodeRest[row]?.indoorUnitId ?? '')
    if (line) lineOfNode.set(system.diagram.nodeId[row] ?? '', line)
  }
  const unit = figures.unit('loadCapacity')
  const kw = (value: number | null) => figures.cell.value(value, 'loadCapacity', 2)
  const { diagram } = system
  const lineAt = (row: number) => lineOfNode.get(diagram.nodeId[row] ?? '')
  return {
    kind: 'table',
    id: 'units',
    caption: words('report:capacities.units'),
    columns: [
      { label: words('report:column.tag'), align: 'left', weight: 0 },
      { label: words('report:column.unit'), align: 'left', weight: 2 },
      { label: words('report:column.model'), align: 'left', weight: 1 },
      { label: words('report:column.room'), align: 'left', weight: 1 },
      { label: words('report:column.floor'), align: 'left', weight: 0 },
      { label: words('report:column.nominalCooling'), unit, align: 'right', weight: 0 },
      { label: words('report:column.requiredCooling'), unit, align: 'right', weight: 0 },
      { label: words('report:column.deliveredCooling'), unit, align: 'right', weight: 0 },
      { label: words('report:column.deliveredSensible'), unit, align: 'right', weight: 0 },
      { label: words('report:column.requiredHeating'), unit, align: 'right', weight: 0 },
      { label: words('report:column.deliveredHeating'), unit, align: 'right', weight: 0 },
    ],
    rowCount: outputs.length,
    row: (index) => {
      const output = outputs[index]
      if (!output) return []
      const line = lineOfNode.get(output.nodeId)
      return [
        names.tagById(output.nodeId),
        output.IDUName === output.IDUModel ? '' : output.IDUName,
        output.IDUModel,
        line?.room ?? '',
        line?.floor ?? '',
        kw(output.nominalCoolCapa),
        kw(output.CoolingLoad),
        kw(output.adjustTCforCooling),
        kw((unitEquipment(pack).get(output.IDUModel)?.sensibleKw ?? 0) > 0 ? output.adjustSCforCooling : null),
        kw(output.HeatingLoad),
        kw(output.adjustTCforHeating),
      ]
    },
    tone: (index): Tone => {
      const output = outputs[index]
      if (!output) return 'plain'
      const short = Object.values(shortfallAt(result?.findings ?? [], diagram, nodeRow(diagram, output.nodeId), lineAt)).map(
        ({ severity }) => severity,
      )
      return short.includes('error') ? 'error' : (short[0] ?? 'plain')
    },
    empty: words('report:capacities.none'),
  }
}

function factorTable(cooling: FactorChain, heating: FactorChain, { words, figures }: ReportContext): TableBlock {
  const factor = (value: number) => figures.cell.plain(value, 4)
  const rows = [cooling, heating]
  return {
    kind: 'table',
    id: 'factors',
    caption: words('report:capacities.factors'),
    columns: [
      { label: words('report:conditions.mode'), align: 'left', weight: 1 },
      ...CHAIN.map((key) => ({ label: words(`report:factor.${key}`), align: 'right' as const, weight: 1 })),
    ],
    rowCount: rows.length,
    row: (index) => {
      const chain = rows[index]
      return chain ? [words(`report:conditions.${index === 0 ? 'cooling' : 'heating'}`), ...CHAIN.map((key) => factor(chain[key]))] : []
    },
    empty: '',
  }
}

/** Writes ratios, lengths and capacities of the outdoor unit, and each indoor unit's required beside its delivered capacity. */
export function capacities(reported: ReportedSystem, context: ReportContext): Part {
  const { words, figures } = context
  const outdoor = reported.record?.ODUOutput
  const kw = (value: number) => figures.withUnit(value, 'loadCapacity', 2)
  const metres = (value: number) => figures.withUnit(value, 'length', 1)
  const pair = (key: string, value: string) => ({ label: words(`report:capacities.${key}`), value })
  return {
    id: `capacities-${reported.system.id}`,
    title: words('report:section.capacities'),
    level: 2,
    startsPage: false,
    blocks: outdoor
      ? [
          {
            kind: 'pairs',
            pairs: [
              pair('ratedRatio', figures.percent(outdoor.ratedCR)),
              pair('actualRatio', figures.percent(outdoor.actualCR)),
              pair(
                'unitCount',
                words('report:capacities.countOf', { count: figures.plain(outdoor.unitCount), most: figures.plain(outdoor.maxUnitCount) }),
              ),
              pair('indoorNominal', `${kw(outdoor.indoorNominalCoolCapa)} / ${kw(outdoor.indoorNominalHeatCapa)}`),
              pair('outdoorNominal', `${kw(outdoor.nominalCoolCapa)} / ${kw(outdoor.nominalHeatCapa)}`),
              pair('outdoorDelivered', `${kw(outdoor.coolCapa)} / ${kw(outdoor.heatCapa)}`),
              pair('powerInput', `${figures.plain(outdoor.coolPowerKw, 2)} / ${figures.plain(outdoor.heatPowerKw, 2)}\u202fkW`),
              pair('farthestActual', metres(outdoor.farthestActualM)),
              pair('farthestEquivalent', metres(outdoor.farthestEquivalentM)),
              pair('afterFirstBranch', metres(outdoor.afterFirstBranchM)),
              pair('totalLength', metres(outdoor.totalM)),
              pair('heightOutdoorIndoor', metres(outdoor.heightOduIduM)),
              pair('heightIndoorIndoor', metres(outdoor.heightIduIduM)),
            ],
          },
          factorTable(outdoor.factors.cooling, outdoor.factors.heating, context),
          unitTable(reported, context),
        ]
      : [{ kind: 'text', text: words('report:capacities.notCalculated'), tone: 'muted' }],
  }
}
