import { NativeSelect, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { glyphAt } from '../../../drawing/drawing/drawing'
import { itemAt } from '../../../drawing/labels/node-label'
import type { Words } from '../../../drawing/labels/system-labels'
import { projectState } from '../../../state/piping/project'
import { TextEntry } from '../../../ui/fields/text-entry'
import { setCells } from '../../../workbench/commands/set-cells'
import { writeCells } from '../../../workbench/commands/write-cells'
import { currentChoice, replacementItem, replacementsFor } from '../../../workbench/lines/replacements'
import classes from '../../../workbench/frame/panels.module.css'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'

/** Edits the name and the model of a node; a fitting can be turned. */
export function NodeFields({ open, row }: { open: OpenSystem; row: number }) {
  const { t } = useTranslation(['panels', 'lines'])
  const { readOnly } = useSnapshot(projectState)
  const { drawing, labels, pack, sentence, system } = open
  const { diagram } = drawing
  const id = diagram.nodeId[row] ?? ''
  const words: Words = (key, values = {}) => t(key, values)
  const choices = replacementsFor(drawing, row, pack, words)
  const current = currentChoice(drawing, row)
  const isFitting = ['joint', 'header', 'box'].includes(glyphAt(drawing, row))
  const replace = (value: string): void => {
    const item = replacementItem(drawing, row, pack, value)
    if (item && value !== current) void writeCells(system.id, [{ property: 'item', ids: [id], values: [item] }], pack, sentence)
  }
  return (
    <div className={classes.nodeFields} key={id}>
      <TextEntry
        label={t('panels:field.name')}
        value={diagram.nodeRest[row]?.label ?? itemAt(drawing, row, labels)?.name ?? ''}
        placeholder={open.names.node(row)}
        isDisabled={readOnly}
        onCommit={(name) => setCells(system.id, [{ property: 'name', ids: [id], values: [name] }], pack)}
      />
      {choices.length > 0 ? (
        <NativeSelect
          label={isFitting ? t('panels:field.size') : t('panels:field.model')}
          value={current}
          disabled={readOnly}
          data={choices.some(({ value }) => value === current) ? [...choices] : [{ value: current, label: current }, ...choices]}
          onChange={(event) => replace(event.currentTarget.value)}
        />
      ) : null}
      {isFitting ? (
        <Switch
          label={t('panels:field.turned')}
          checked={diagram.nodeReverse[row] === 1}
          disabled={readOnly}
          onChange={() => void writeCells(system.id, [{ property: 'reverse', ids: [id] }], pack, sentence)}
        />
      ) : null}
    </div>
  )
}
