import { Button, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Pack } from '../../../contract/pack'
import { airHandlerOf } from '../../../model/drawing/kits/derive-kits'
import { lineModels } from '../../../model/project/list/line-models'
import { catalogueEntries } from '../catalogue/catalogue-entry'
import { EstimateMark } from '../catalogue/estimate-mark'
import type { UnitLine } from './unit-line'
import { openAirHandler } from '../local'
import classes from '../selection.module.css'

interface ModelCellProps {
  line: UnitLine
  systemId: string
  pack: Pack | null
  isReadOnly: boolean
  onModel: (model: string) => void
}

/** Shows the model of a list line: a choice among the models of its type, or the kits of an air handler, which open its dialog. */
export function ModelCell({ line: { unit, entry }, systemId, pack, isReadOnly, onModel }: ModelCellProps) {
  const { t } = useTranslation(['selection', 'airHandler'])
  if (airHandlerOf(unit)) {
    const kits = [...lineModels({ ...unit, count: 1 })].map(([model, quantity]) => `${quantity} × ${model}`).join(', ')
    return (
      <Button
        size="compact-sm"
        variant="subtle"
        px={4}
        disabled={isReadOnly}
        aria-label={`${kits}: ${t('airHandler:edit', { name: unit.name })}`}
        onClick={() => openAirHandler(systemId, unit.id)}
      >
        {kits}
      </Button>
    )
  }
  const models = pack && entry ? catalogueEntries(pack).flatMap(({ id, type }) => (type === entry.type ? id : [])) : [unit.model]
  return (
    <span className={classes.model}>
      <NativeSelect
        variant="unstyled"
        classNames={{ input: classes.modelSelect ?? '' }}
        aria-label={t('units.modelOf', { name: unit.name })}
        disabled={isReadOnly || !entry}
        value={unit.model}
        onChange={(event) => onModel(event.currentTarget.value)}
        data={models}
      />
      {entry ? <EstimateMark basis={entry.basis} /> : null}
    </span>
  )
}
