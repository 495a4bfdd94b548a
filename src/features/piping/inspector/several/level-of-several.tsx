import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { projectState } from '../../../../state/piping/project'
import { QuantityField } from '../../../../ui/fields/quantity-field'
import { setLevel } from '../../commands/set-level'
import type { PartProps } from './part-props'
import { sharedValue } from './shared'

/** Edits the level of several nodes above the outdoor unit. */
export function LevelOfSeveral({ open, part }: PartProps) {
  const { t } = useTranslation('piping')
  const { readOnly } = useSnapshot(projectState)
  const { nodeHeightM } = open.drawing.diagram
  const level = sharedValue(part.rows, (row) => nodeHeightM[row] || 0)
  return (
    <QuantityField
      quantity="length"
      label={t('unit.level')}
      description={t('unit.levelHint')}
      value={level ?? null}
      placeholder={level === undefined ? t('pipe.various') : '0'}
      step={0.5}
      isDisabled={readOnly}
      onCommit={(metric) => setLevel(open.system.id, part.ids, metric)}
    />
  )
}
