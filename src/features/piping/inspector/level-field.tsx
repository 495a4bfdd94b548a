import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { projectState } from '../../../state/piping/project'
import { QuantityField } from '../../../ui/fields/quantity-field'
import { setLevel } from '../commands/set-level'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'

/** Edits the level of a node above the outdoor unit. */
export function LevelField({ open, row }: { open: OpenSystem; row: number }) {
  const { t } = useTranslation('piping')
  const { readOnly } = useSnapshot(projectState)
  const { diagram } = open.drawing
  const id = diagram.nodeId[row] ?? ''
  const heightM = diagram.nodeHeightM[row] ?? NaN
  return (
    <QuantityField
      key={id}
      quantity="length"
      label={t('unit.level')}
      description={t('unit.levelHint')}
      value={Number.isNaN(heightM) ? 0 : heightM}
      step={0.5}
      isDisabled={readOnly}
      onCommit={(metric) => setLevel(open.system.id, [id], metric)}
    />
  )
}
