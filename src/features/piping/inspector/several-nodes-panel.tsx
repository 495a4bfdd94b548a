import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { projectState } from '../../../state/piping/project'
import { QuantityField } from '../../../ui/fields/quantity-field'
import { setLevel } from '../commands/set-level'
import { PanelHead } from '../../../workbench/frame/panel-head'
import { picksKey } from '../../../workbench/open-system/picks-key'
import classes from '../../../workbench/frame/panels.module.css'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'

interface SeveralNodesPanelProps {
  open: OpenSystem
  /** Rows of the drawing on screen. */
  rows: readonly number[]
  /** Ids to write to: rows may belong to other nodes by the time a value is complete. */
  ids: readonly string[]
}

/** Edits several units at once: a level entered here is set for all of them. */
export function SeveralNodesPanel({ open, rows, ids }: SeveralNodesPanelProps) {
  const { t } = useTranslation('piping')
  const { readOnly } = useSnapshot(projectState)
  const { diagram } = open.drawing
  const levels = rows.map((row) => diagram.nodeHeightM[row] ?? NaN).map((level) => (Number.isNaN(level) ? 0 : level))
  const first = levels[0] ?? 0
  const isShared = levels.every((level) => level === first)
  return (
    <>
      <PanelHead kind={t('inspector.label')} title={t('unit.severalTitle', { count: rows.length })} />
      <section className={classes.group} key={picksKey(rows)}>
        <QuantityField
          quantity="length"
          label={t('unit.level')}
          description={t('unit.levelHint')}
          value={isShared ? first : null}
          placeholder={isShared ? '0' : t('pipe.various')}
          step={0.5}
          isDisabled={readOnly}
          onCommit={(metric) => setLevel(open.system.id, ids, metric)}
        />
      </section>
    </>
  )
}
