import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconClipboard, IconTableExport } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot, proxy } from 'valtio'
import type { Picked } from '../../drawing/view/picked'
import { useSliced } from '../../ui/hooks/use-sliced'
import { useRowWindow } from '../../ui/table/use-row-window'
import { copyComparison } from '../commands/as-built/copy-comparison'
import { pasteInstalled } from '../commands/as-built/paste-installed'
import { useUnitSettings } from '../../ui/words/unit-settings'
import { PanelHint } from '../../ui/feedback/panel-hint'
import { LARGE_NODES } from '../../model/diagram/is-large'
import type { OpenSystem } from '../open-system/use-open-system'
import classes from './as-built.module.css'
import { comparisonLines, linesBetween } from './comparison-lines'
import type { ComparisonLines } from './comparison-lines'
import { ComparisonRow } from './comparison-row'
import { csvLines } from './csv-lines'
import { useLineEffects } from './use-line-effects'
import { ICON_PX } from '../../ui/frame/icon-sizes'

/** The rows of the comparison to show, kept while the app is open. */
const asBuiltState = proxy<{ lines: 'differences' | 'all' }>({ lines: 'differences' })

function showLines(lines: 'differences' | 'all'): void {
  asBuiltState.lines = lines
}

/** Row heights as in the style sheet: differences have a third line for their effect, and rows are higher on touch screens. */
const ROW_PX = { fine: { differences: 96, all: 72 }, coarse: { differences: 132, all: 96 } }
const NO_LINES: ComparisonLines = { count: 0, at: noLine, hasLengths: false, withSame: false, lengthPipes: () => [] }

interface ComparisonProps {
  open: OpenSystem
  isReadOnly: boolean
  onGoTo: (picked: Picked) => void
}

/** Lists every pipe and node as designed and as installed, with the effect of the difference. Installed values are entered or pasted here. */
export function Comparison({ open, isReadOnly, onGoTo }: ComparisonProps) {
  const { t } = useTranslation('as-built')
  const { lines: which } = useSnapshot(asBuiltState)
  const settings = useUnitSettings()
  const isCoarse = useMediaQuery('(pointer: coarse)')
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const work = useCallback(() => comparisonLines(open, t, which === 'all'), [open, which, t])
  const { value: found, isPresent } = useSliced(work, open.drawing.nodeCount >= LARGE_NODES)
  const isFound = found?.withSame === (which === 'all')
  const lines = isFound ? found : NO_LINES
  const { effects, isDone } = useLineEffects(open, which === 'differences' ? lines : NO_LINES)
  const drawn = useRowWindow(lines.count, ROW_PX[isCoarse ? 'coarse' : 'fine'][which], scroller)

  return (
    <div className={classes.comparison}>
      <div className={classes.tools}>
        <SegmentedControl
          size="xs"
          aria-label={t('show')}
          value={which}
          onChange={(value) => showLines(value === 'all' ? 'all' : 'differences')}
          data={[
            { value: 'differences', label: t('onlyDifferences') },
            { value: 'all', label: t('everything') },
          ]}
        />
        <span className={classes.count} role="status">
          {isFound ? t('lineCount', { count: lines.count }) : ''}
        </span>
        <Tooltip label={t('pasteLengths')}>
          <ActionIcon
            aria-label={t('pasteLengths')}
            disabled={isReadOnly || !isPresent || !lines.hasLengths}
            onClick={() => void pasteInstalled(open.system.id, lines.lengthPipes(), settings.length)}
          >
            <IconClipboard size={ICON_PX} aria-hidden="true" />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('copyCsv')}>
          <ActionIcon
            aria-label={t('copyCsv')}
            disabled={!isPresent || lines.count === 0}
            onClick={() => {
              const table = csvLines(linesBetween(lines, 0), settings, t)
              void copyComparison(table.head, table.lines)
            }}
          >
            <IconTableExport size={ICON_PX} aria-hidden="true" />
          </ActionIcon>
        </Tooltip>
      </div>
      {lines.count === 0 ? (
        <PanelHint>{isFound ? t('noDifferences') : ''}</PanelHint>
      ) : (
        <div ref={setScroller} className={classes.lines} data-which={which}>
          <div role="table" aria-label={t('lines')} aria-rowcount={lines.count + 1}>
            <div role="row" className={classes.columns} aria-rowindex={1}>
              <span role="columnheader">{t('place')}</span>
              <span role="columnheader" className={classes.spoken}>
                {t('quantity')}
              </span>
              <span role="columnheader">{t('designed')}</span>
              <span role="columnheader">{t('installed')}</span>
              <span role="columnheader">{t('difference')}</span>
              <span role="columnheader" className={classes.spoken}>
                {t('effect')}
              </span>
            </div>
            <div role="presentation" style={{ height: drawn.before }} />
            {linesBetween(lines, drawn.from, drawn.to).map((line, index) => (
              <ComparisonRow
                key={line.key}
                line={line}
                place={drawn.from + index}
                effect={effects.get(line.key) ?? (isDone && which === 'differences' ? 'unknown' : null)}
                systemId={open.system.id}
                isReadOnly={isReadOnly}
                onGoTo={onGoTo}
              />
            ))}
            <div role="presentation" style={{ height: drawn.after }} />
          </div>
        </div>
      )}
    </div>
  )
}

function noLine(): never {
  throw new Error('There is no line.')
}
