import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { projectState } from '../../../state/piping/project'
import { NumberField } from '../../../ui/fields/number-field'
import { QuantityField } from '../../../ui/fields/quantity-field'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { setPipeBends } from '../commands/set-pipe-bends'
import { setPipeLength } from '../commands/set-pipe-length'
import { defaultLengthM } from '../../../engine/encode/default-length'
import { Figure, FigureList } from '../../../workbench/frame/figure-list'
import { MOST_BENDS } from '../../../workbench/lines/pipe-limits'
import { local } from '../../../workbench/open-system/local'
import { PanelHead } from '../../../workbench/frame/panel-head'
import { picksKey } from '../../../workbench/open-system/picks-key'
import classes from '../../../workbench/frame/panels.module.css'
import { openSideTable } from '../side-table/side-scope'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'

interface SeveralPipesPanelProps {
  open: OpenSystem
  /** Rows of the drawing on screen. */
  edges: readonly number[]
  /** Ids to write to: rows may belong to other pipes by the time a value is complete. */
  ids: readonly string[]
}

/** Edits several pipes at once: a value is set for all of them, in one step of undo. */
export function SeveralPipesPanel({ open, edges, ids }: SeveralPipesPanelProps) {
  const { t } = useTranslation(['piping', 'lines'])
  const { readOnly } = useSnapshot(projectState)
  const { diagram } = open.drawing
  const total = sumOf(diagram.edgeLengthM, edges, defaultLengthM(diagram, open.pack))
  const sharedLength = shared(diagram.edgeLengthM, edges)
  const sharedBends = shared(diagram.edgeBends, edges)
  return (
    <>
      <PanelHead kind={t('pipe.title')} title={t('pipe.several', { count: edges.length })} />
      <section className={classes.group} key={picksKey(edges)}>
        <h3>{t('pipe.asLaid')}</h3>
        <div className={classes.fields}>
          <QuantityField
            quantity="length"
            label={t('pipe.length')}
            value={sharedLength ?? null}
            placeholder={sharedLength === undefined ? t('pipe.various') : t('pipe.defaultLength')}
            min={0}
            step={0.5}
            isDisabled={readOnly}
            onCommit={(metric) => setPipeLength(open.system.id, ids, metric)}
          />
          <NumberField
            label={t('pipe.bends')}
            mode="naturalNum"
            value={sharedBends ?? null}
            placeholder={sharedBends === undefined ? t('pipe.various') : '0'}
            min={0}
            max={MOST_BENDS}
            decimals={0}
            isDisabled={readOnly}
            onCommit={(value) => setPipeBends(open.system.id, ids, value)}
          />
        </div>
        <p className={classes.hint}>{t('pipe.severalHint')}</p>
        <Button variant="default" onClick={() => openSideTable(open.system.id, open.drawing, local.picked)}>
          {t('lines:side.openSeveral')}
        </Button>
      </section>
      <FigureList title={t('pipe.derived')}>
        <Figure name={t('pipe.totalLength')}>
          <QuantityText quantity="length" value={total} />
        </Figure>
      </FigureList>
    </>
  )
}

/** Returns the common value; null where all have none, undefined where they differ. */
function shared(column: Float64Array, rows: readonly number[]): number | null | undefined {
  const first = column[rows[0] ?? -1] ?? NaN
  for (const row of rows) if (!Object.is(column[row] ?? NaN, first)) return undefined
  return Number.isNaN(first) ? null : first
}

function sumOf(column: Float64Array, rows: readonly number[], fallback: number): number {
  let sum = 0
  for (const row of rows) {
    const value = column[row] ?? NaN
    sum += Number.isNaN(value) ? fallback : value
  }
  return sum
}
