import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { projectState } from '../../state/document/project'
import { QuantityText } from '../../ui/fields/quantity-text'
import { useLaterSystemResult } from '../../ui/hooks/use-system-result'
import { useFormat } from '../../ui/words/format'
import { sumLines } from './system-sums'
import { usePack } from './use-pack'

/** Capacity ratio of a system and what its indoor units sum up to, for its row in the list of systems. */
export function SystemFigures({ systemId }: { systemId: string }) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const pack = usePack()
  const indoorUnits = useSnapshot(projectState).current?.systems[systemId]?.indoorUnits
  const ratio = useLaterSystemResult(systemId)?.outdoor?.ratedCR
  return (
    <>
      <QuantityText
        quantity="loadCapacity"
        value={pack && indoorUnits ? sumLines(indoorUnits, pack).nominalCoolingKw : null}
        decimals={1}
        isFixed
      />
      {ratio === undefined ? null : <span className="figure">{t('percent', { value: format.number(ratio, 1) })}</span>}
    </>
  )
}
