import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { glyphAt } from '../../../../drawing/drawing/drawing'
import type { Words } from '../../../../drawing/labels/system-labels'
import { projectState } from '../../../../state/piping/project'
import { writeCells } from '../../../../workbench/commands/write-cells'
import { currentChoice, replacementItem, replacementsFor } from '../../../../workbench/lines/replacements'
import type { PartProps } from './part-props'
import { sharedValue } from './shared'

/** Replaces the model of several units, or the size of several fittings, of one kind; the rules refuse what does not fit and say why. */
export function ModelOfSeveral({ open, part, label }: PartProps & { label: string }) {
  const { t } = useTranslation(['piping', 'lines'])
  const { readOnly } = useSnapshot(projectState)
  const { drawing, pack, sentence, system } = open
  const [first = -1] = part.rows
  // Things of different kinds have no model in common.
  if (sharedValue(part.rows, (row) => glyphAt(drawing, row)) === undefined) return null
  const words: Words = (key, values = {}) => t(key, values)
  const choices = replacementsFor(drawing, first, pack, words)
  if (choices.length === 0) return null
  const current = sharedValue(part.rows, (row) => currentChoice(drawing, row)) ?? ''
  const isListed = choices.some(({ value }) => value === current)
  const replace = (value: string): void => {
    const item = replacementItem(drawing, first, pack, value)
    if (!item || value === current) return
    const values = part.ids.map(() => item)
    void writeCells(system.id, [{ property: 'item', ids: [...part.ids], values }], pack, sentence)
  }
  return (
    <NativeSelect
      label={label}
      value={current}
      disabled={readOnly}
      data={isListed ? [...choices] : [{ value: current, label: current === '' ? t('pipe.various') : current }, ...choices]}
      onChange={(event) => replace(event.currentTarget.value)}
    />
  )
}
