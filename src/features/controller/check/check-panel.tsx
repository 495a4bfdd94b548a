import { Button, SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { NO_CONTROL } from '../../../model/wiring/control'
import { controlCheck } from '../../../state/core/control-check'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { DataTable } from '../../../ui/table/data-table'
import { useControl } from '../control-context'
import { exceptionRows, findingRows, toAccept, type ExceptionRow, type FindingRow } from '../model/finding-rows'
import { askForReason, withdraw } from '../../../workbench/exceptions/exceptions'
import { useExceptionColumns, useFindingColumns } from './check-columns'
import { currentProject } from '../../../state/piping/project'
import classes from './check.module.css'
import { GoneBar } from './gone-bar'

type List = 'open' | 'accepted'

const keyOf = ({ key }: { key: string }) => key
const ROW_PX = 44

/** Lists what is wrong with the controllers, with value, limit and excess, and what somebody has accepted, why, and when. */
export function CheckPanel() {
  const { t } = useTranslation('control')
  const { view, checked } = useControl()
  const [list, setList] = useState<List>('open')
  const open = useMemo(() => findingRows(checked.findings, view), [checked, view])
  const accepted = useMemo(
    () => exceptionRows((currentProject()?.control ?? NO_CONTROL).exceptions, checked.findings, view),
    [checked, view],
  )
  const choice = (
    <SegmentedControl
      aria-label={t('check.list')}
      value={list}
      onChange={(value) => setList(value)}
      data={[
        { value: 'open', label: t('check.open', { number: open.length }) },
        { value: 'accepted', label: t('check.accepted', { number: accepted.length }) },
      ]}
    />
  )
  return (
    <div className={classes.panel}>
      <GoneBar />
      {list === 'open' ? <OpenFindings rows={open} choice={choice} /> : <Exceptions rows={accepted} choice={choice} />}
    </div>
  )
}

function OpenFindings({ rows, choice }: { rows: readonly FindingRow[]; choice: React.ReactNode }) {
  const { t } = useTranslation('control')
  const { view, isReadOnly } = useControl()
  const { isPresent, error } = useSnapshot(controlCheck)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const columns = useFindingColumns()
  const chosen = rows.filter(({ key }) => picked.has(key))
  const isEmpty = view.groups.length + view.centrals.length === 0
  return (
    <DataTable
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowHeight={ROW_PX}
      label={t('check.title')}
      search={rows.length > 0 ? t('check.search') : false}
      selected={picked}
      onSelect={setPicked}
      isLate={!isPresent}
      toolbar={
        <>
          {choice}
          <Button variant="default" disabled={isReadOnly || chosen.length === 0} onClick={() => askForReason(chosen.map(toAccept))}>
            {t('accept.title')}
          </Button>
        </>
      }
      empty={
        error !== null ? (
          <EmptyState title={t('check.failed')} text={error} />
        ) : isEmpty ? (
          <EmptyState title={t('check.notBegun')} text={t('check.notBegunText')} />
        ) : (
          <EmptyState title={t('check.none')} text={t('check.noneText')} />
        )
      }
    />
  )
}

function Exceptions({ rows, choice }: { rows: readonly ExceptionRow[]; choice: React.ReactNode }) {
  const { t } = useTranslation('control')
  const { isReadOnly } = useControl()
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const columns = useExceptionColumns()
  const chosen = rows.filter(({ key }) => picked.has(key)).map(({ key }) => key)
  return (
    <DataTable
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowHeight={ROW_PX}
      label={t('check.exceptions')}
      search={rows.length > 0 ? t('check.search') : false}
      selected={picked}
      onSelect={setPicked}
      onRemove={(keys) => !isReadOnly && withdraw([...keys])}
      toolbar={
        <>
          {choice}
          <Button variant="default" disabled={isReadOnly || chosen.length === 0} onClick={() => withdraw(chosen)}>
            {t('check.withdraw')}
          </Button>
        </>
      }
      empty={<EmptyState title={t('check.noExceptions')} text={t('check.noExceptionsText')} />}
    />
  )
}
