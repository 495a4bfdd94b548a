import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { projectState } from '../../../../state/piping/project'
import { NumberField } from '../../../../ui/fields/number-field'
import { QuantityField } from '../../../../ui/fields/quantity-field'
import { QuantityText } from '../../../../ui/fields/quantity-text'
import { setPipeBends } from '../../commands/set-pipe-bends'
import { setPipeLength } from '../../commands/set-pipe-length'
import { defaultLengthM } from '../../../../engine/encode/default-length'
import { Figure, FigureList } from '../../../../workbench/frame/figure-list'
import { setCells } from '../../../../workbench/commands/set-cells'
import { TextEntry } from '../../../../ui/fields/text-entry'
import { MOST_BENDS, MOST_MATERIAL_LETTERS } from '../../../../workbench/lines/pipe-limits'
import { local } from '../../../../workbench/open-system/local'
import classes from '../../../../workbench/frame/panels.module.css'
import { openSideTable } from '../../side-table/side-scope'
import type { PartProps } from './part-props'
import { sharedNumber, sharedValue } from './shared'

/** Edits several pipes at once: length, bends and material. */
export function PipesPart({ open, part }: PartProps) {
  const { t } = useTranslation(['piping', 'lines'])
  const { readOnly } = useSnapshot(projectState)
  const { rows, ids } = part
  const { diagram } = open.drawing
  const total = sumOf(diagram.edgeLengthM, rows, defaultLengthM(diagram, open.pack))
  const sharedLength = sharedNumber(diagram.edgeLengthM, rows)
  const sharedBends = sharedNumber(diagram.edgeBends, rows)
  const material = sharedValue(rows, (row) => diagram.edgeRest[row]?.materialType ?? '')
  return (
    <>
      <div className={classes.nodeFields}>
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
        <TextEntry
          label={t('lines:column.material')}
          value={material ?? ''}
          placeholder={material === undefined ? t('pipe.various') : undefined}
          maxLength={MOST_MATERIAL_LETTERS}
          isDisabled={readOnly}
          onCommit={(text) => setCells(open.system.id, [{ property: 'material', ids: [...ids], values: ids.map(() => text) }], open.pack)}
        />
        <Button variant="default" onClick={() => openSideTable(open.system.id, open.drawing, local.picked)}>
          {t('lines:side.openSeveral')}
        </Button>
      </div>
      <FigureList title={t('pipe.derived')}>
        <Figure name={t('pipe.totalLength')}>
          <QuantityText quantity="length" value={total} />
        </Figure>
      </FigureList>
    </>
  )
}

function sumOf(column: Float64Array, rows: readonly number[], fallback: number): number {
  let sum = 0
  for (const row of rows) {
    const value = column[row] ?? NaN
    sum += Number.isNaN(value) ? fallback : value
  }
  return sum
}
