import { useTranslation } from 'react-i18next'
import type { IndoorOutput } from '../../contract/system-record'
import { unitEquipment } from '../../engine/unit-equipment'
import type { IndoorUnit } from '../../model/project'
import { MarginBar } from '../../ui/margin-bar'
import { QuantityText } from '../../ui/quantity-text'
import classes from './piping.module.css'
import { Provable } from './proof/provable'
import type { OpenSystem } from './use-open-system'

interface CapacityTableProps {
  open: OpenSystem
  row: number
  item: IndoorUnit | undefined
  record: IndoorOutput | null
}

/** Required beside delivered, for cooling, sensible cooling and heating. */
export function CapacityTable({ open, row, item, record }: CapacityTableProps) {
  const { t } = useTranslation('piping')
  const { result, pack } = open
  const hasSensible = unitEquipment(pack).get(record?.IDUModel ?? '')?.hasSensible === true
  const lines = [
    {
      key: 'cooling',
      required: item?.requiredCoolingKw,
      nominal: record?.nominalCoolCapa,
      delivered: result?.deliveredCoolingKw[row],
      proofs: ['nominalCoolCapa', null, 'adjustTCforCooling'],
    },
    {
      key: 'sensible',
      required: item?.requiredSensibleKw,
      nominal: undefined,
      delivered: hasSensible ? result?.deliveredSensibleKw[row] : undefined,
      proofs: [null, null, 'adjustSCforCooling'],
    },
    {
      key: 'heating',
      required: item?.requiredHeatingKw,
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
          <th scope="col">{t('unit.margin')}</th>
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
                  node={open.drawing.diagram.nodeId[row] ?? ''}
                  label={`${t(`unit.${key}`)}, ${heads[at] ?? ''}`}
                  value={value}
                />
              </td>
            ))}
            <td>
              <MarginBar requiredKw={required ?? null} deliveredKw={delivered ?? null} label={t('unit.margin')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ProvenProps {
  /** What the proof is asked of; null for what was given. */
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
