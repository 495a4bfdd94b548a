import { useTranslation } from 'react-i18next'
import type { IndoorOutput } from '../../../contract/system-record'
import { itemAt } from '../../../drawing/labels/node-label'
import { requiredCapacity } from '../../../drawing/labels/required-capacity'
import { unitEquipment } from '../../../engine/encode/unit-equipment'
import { shortfallAt } from '../../../model/finding/room-shortfall'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { ShareBar } from '../../../ui/badges/share-bar'
import classes from '../../../workbench/frame/panels.module.css'
import { Provable } from '../../../workbench/proof/provable'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'

interface CapacityTableProps {
  open: OpenSystem
  row: number
  record: IndoorOutput | null
}

/** Shows required beside delivered capacity, for cooling, sensible cooling and heating. */
export function CapacityTable({ open, row, record }: CapacityTableProps) {
  const { t } = useTranslation('piping')
  const { result, pack, drawing, labels } = open
  const required = requiredCapacity(drawing, row, labels)
  const short = shortfallAt(result?.findings ?? [], drawing.diagram, row, (node) => itemAt(drawing, node, labels))
  const hasSensible = (unitEquipment(pack).get(record?.IDUModel ?? '')?.sensibleKw ?? 0) > 0
  const lines = [
    {
      key: 'cooling',
      required: required.coolingKw,
      nominal: record?.nominalCoolCapa,
      delivered: result?.deliveredCoolingKw[row],
      proofs: ['nominalCoolCapa', null, 'adjustTCforCooling'],
    },
    {
      key: 'sensible',
      required: required.sensibleKw,
      nominal: undefined,
      delivered: hasSensible ? result?.deliveredSensibleKw[row] : undefined,
      proofs: [null, null, 'adjustSCforCooling'],
    },
    {
      key: 'heating',
      required: required.heatingKw,
      nominal: record?.nominalHeatCapa,
      delivered: result?.deliveredHeatingKw[row],
      proofs: ['nominalHeatCapa', null, 'adjustTCforHeating'],
    },
  ] as const
  const heads = [t('unit.nominal'), t('unit.required'), t('unit.delivered')]
  return (
    <table className={classes.capacities}>
      <thead>
        <tr>
          <th scope="col">{open.unitSettings.loadCapacity}</th>
          <th scope="col">{t('unit.nominal')}</th>
          <th scope="col">{t('unit.required')}</th>
          <th scope="col">{t('unit.delivered')}</th>
          <th scope="col" title={t('unit.shareOf')}>
            {t('unit.share')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, required, nominal, delivered, proofs }) => (
          <tr key={key}>
            <th scope="row">{t(`unit.${key}`)}</th>
            {[nominal, required, delivered].map((value, at) => (
              <td key={at}>
                <Proven
                  quantity={proofs[at] ?? null}
                  node={drawing.diagram.nodeId[row] ?? ''}
                  label={`${t(`unit.${key}`)}, ${heads[at] ?? ''}`}
                  value={value}
                />
              </td>
            ))}
            <td>
              <ShareBar requiredKw={required} deliveredKw={delivered ?? null} finding={short[key] ?? null} label={t('unit.shareOf')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ProvenProps {
  /** Quantity of the proof; null for an input. */
  quantity: string | null
  node: string
  label: string
  value: number | null | undefined
}

function Proven({ quantity, node, label, value }: ProvenProps) {
  const text = <QuantityText quantity="loadCapacity" value={value} isUnitHidden />
  if (quantity === null || value === null || value === undefined || !Number.isFinite(value)) return text
  return (
    <Provable subject={{ node, quantity }} label={label}>
      {text}
    </Provable>
  )
}
