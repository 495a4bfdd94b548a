import { useTranslation } from 'react-i18next'
import { fromMetric } from '../../engine/measure/measure'
import type { SystemResult } from '../../engine/decode/system-result'
import type { Finding } from '../../model/finding/finding'
import type { System } from '../../model/project/project'
import { shortOf } from '../../model/finding/room-shortfall'
import { useFormat } from '../../ui/words/format'
import { useUnitSettings } from '../../ui/words/unit-settings'
import { allUnitsKw, roomKw } from './delivered-kw'
import { EffectLine } from './effect-line'

interface Checked {
  system: System
  result: SystemResult
}

/** Shows delivered capacity before and after a repair: of the room with the shortfall, and of all units. */
export function DeliveredLines({ finding, before, after }: { finding: Finding; before: Checked; after: Checked }) {
  const { t } = useTranslation('panels')
  const format = useFormat()
  const { loadCapacity } = useUnitSettings()
  const figure = (kw: number): string => format.number(fromMetric(kw, 'loadCapacity', loadCapacity), 1, true)
  const quantity = shortOf(finding)
  const room = ({ system, result }: Checked): string => {
    const kw = quantity && roomKw(system, result, finding.nodeId ?? '', quantity)
    return kw ? `${figure(kw.deliveredKw)} / ${figure(kw.requiredKw)} ${loadCapacity}` : '–'
  }
  const units = (mode: 'cooling' | 'heating', { result }: Checked): string => {
    const all = allUnitsKw(result)
    return all ? `${figure(all[mode])} ${loadCapacity}` : '–'
  }
  return (
    <>
      {quantity === undefined ? null : (
        <EffectLine name={t(`repair.room.${finding.code.replace('limit.', '')}`)} before={room(before)} after={room(after)} />
      )}
      <EffectLine name={t('repair.unitsCooling')} before={units('cooling', before)} after={units('cooling', after)} />
      <EffectLine name={t('repair.unitsHeating')} before={units('heating', before)} after={units('heating', after)} />
    </>
  )
}
