import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { projectState } from '../../../../state/piping/project'
import { writeCells } from '../../../../workbench/commands/write-cells'
import classes from '../../../../workbench/frame/panels.module.css'
import { LevelOfSeveral } from './level-of-several'
import { ModelOfSeveral } from './model-of-several'
import type { PartProps } from './part-props'

/** Edits several joints, headers and boxes at once: size, direction and level. */
export function FittingsPart({ open, part }: PartProps) {
  const { t } = useTranslation('panels')
  const { readOnly } = useSnapshot(projectState)
  const { nodeReverse } = open.drawing.diagram
  const turned = part.rows.filter((row) => nodeReverse[row] === 1).length
  const isEachTurned = turned === part.rows.length
  const turn = (): void => {
    const ids = part.ids.filter((_, at) => (nodeReverse[part.rows[at] ?? -1] === 1) === isEachTurned)
    void writeCells(open.system.id, [{ property: 'reverse', ids }], open.pack, open.sentence)
  }
  return (
    <div className={classes.nodeFields}>
      <ModelOfSeveral open={open} part={part} label={t('field.size')} />
      <Checkbox
        label={t('field.turned')}
        checked={isEachTurned}
        indeterminate={turned > 0 && !isEachTurned}
        disabled={readOnly}
        onChange={turn}
      />
      <LevelOfSeveral open={open} part={part} />
    </div>
  )
}
