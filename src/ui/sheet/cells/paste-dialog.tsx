import { Button, Modal } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { slice } from '../../../schedule/slice'
import { DataTable } from '../../table/data-table'
import type { Column } from '../../table/data-table'
import { readBlock } from './clipboard-block'
import { entriesOf, planPaste } from './paste-plan'
import type { PastedCell, PasteOutcome, PastePlan, PasteTarget } from './paste-plan'
import classes from './paste-dialog.module.css'
import type { SheetEntry } from './sheet-column'

export interface PasteDialogProps {
  text: string
  target: PasteTarget
  lineName: (line: number) => string
  onApply: (entries: SheetEntry[]) => void
  onClose: () => void
}

/** Previews what a pasted block will change, line by line: the present value, the new one, and why some cannot be set. */
export function PasteDialog({ text, target, lineName, onApply, onClose }: PasteDialogProps) {
  const { t } = useTranslation('sheet')
  const [plan, setPlan] = useState<PastePlan | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    void slice(planText(text, target), { signal: stop.signal }).then(setPlan)
    return () => stop.abort()
  }, [text, target])

  const count = (outcome: PasteOutcome): number => plan?.byOutcome[outcome].length ?? 0
  const toSet = count('set')
  const remarks = plan
    ? [
        plan.hasUnits ? t('paste.headingUnits') : plan.hasHeading ? t('paste.heading') : '',
        count('same') > 0 ? t('paste.sameCount', { count: count('same') }) : '',
        count('refused') > 0 ? t('paste.refusedCount', { count: count('refused') }) : '',
        count('closed') > 0 ? t('paste.closedCount', { count: count('closed') }) : '',
        count('noLine') > 0 ? t('paste.tooMany', { count: count('noLine') }) : '',
        plan.linesWithoutText > 0 ? t('paste.tooFew', { count: plan.linesWithoutText }) : '',
        plan.columnsLeftOut > 0 ? t('paste.columnsLeftOut', { count: plan.columnsLeftOut }) : '',
      ].filter((remark) => remark !== '')
    : []
  const apply = (): void => {
    if (plan) onApply(entriesOf(plan))
    onClose()
  }

  return (
    <Modal opened onClose={onClose} title={t('paste.title')} size={720} closeButtonProps={{ 'aria-label': t('paste.close') }}>
      <div className={classes.summary} role="status">
        <p>{plan ? t('paste.setCount', { count: toSet }) : t('paste.reading')}</p>
        {remarks.length > 0 ? (
          <ul>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className={classes.preview}>{plan ? <Preview plan={plan} lineName={lineName} /> : null}</div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('paste.cancel')}
        </Button>
        <Button data-autofocus disabled={toSet === 0} onClick={apply}>
          {t('paste.apply', { count: toSet })}
        </Button>
      </div>
    </Modal>
  )
}

function* planText(text: string, target: PasteTarget): Generator<void, PastePlan> {
  return yield* planPaste(yield* readBlock(text), target)
}

const rowKey = (cell: PastedCell): string => `${cell.source} ${cell.column.key}`
const isDimmed = (cell: PastedCell): boolean => cell.outcome !== 'set'

function Preview({ plan, lineName }: { plan: PastePlan; lineName: (line: number) => string }) {
  const { t } = useTranslation('sheet')
  const rows = useMemo(() => {
    const { refused, closed, noLine, set, same } = plan.byOutcome
    // Cells that need attention come first.
    return [...refused, ...closed, ...noLine, ...set, ...same]
  }, [plan])
  const columns: Column<PastedCell>[] = [
    { key: 'source', header: t('paste.line'), isNumeric: true, width: 52, value: (cell) => cell.source },
    { key: 'name', header: t('paste.name'), value: (cell) => (cell.line < 0 ? '–' : lineName(cell.line)) },
    { key: 'column', header: t('paste.column'), value: (cell) => cell.column.header },
    {
      key: 'before',
      header: t('paste.before'),
      isNumeric: true,
      value: (cell) => (cell.line < 0 ? '' : cell.column.text(cell.line) || '–'),
    },
    {
      key: 'after',
      header: t('paste.after'),
      isNumeric: true,
      value: (cell) => cell.text,
      render: (cell) => <span data-outcome={cell.outcome}>{cell.text.trim() === '' ? t('paste.emptied') : cell.text}</span>,
    },
    {
      key: 'remark',
      header: t('paste.remark'),
      value: (cell) => (cell.outcome === 'refused' ? cell.reason : t(`paste.outcome.${cell.outcome}`)),
    },
  ]
  return (
    <DataTable
      label={t('paste.title')}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      isDimmed={isDimmed}
      empty={<p>{t('paste.nothing')}</p>}
    />
  )
}
