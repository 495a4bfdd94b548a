import { Button, NativeSelect } from '@mantine/core'
import { IconFocusCentered } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { WireRow } from '../../../drawing/wiring/wire-rows'
import { projectState } from '../../../state/piping/project'
import { PanelHint } from '../../../ui/feedback/panel-hint'
import { ICON_PX } from '../../../ui/frame/icon-sizes'
import { DataTable } from '../../../ui/table/data-table'
import { useFormat } from '../../../ui/words/format'
import { resetLines } from '../commands/edit-lines'
import { pickWires } from '../data/picked-rows'
import type { OpenWires } from '../data/use-open-wires'
import { goToWire, wiringView } from '../wiring-view'
import { ExportSchedule } from './export-schedule'
import { scheduleColumns } from './schedule-columns'
import { scheduleSheet } from './schedule-sheet'
import classes from './schedule.module.css'
import { severityOf, worstByKey } from './worst-by-key'

const KINDS = ['all', 'power', 'signal', 'findings'] as const
type Kind = (typeof KINDS)[number]

const rowKey = ({ key }: WireRow): string => key

/** Lists all lines, power first. Enter or a double click shows a line on its diagram; lengths are typed in the table. */
export function CableSchedule({ open }: { open: OpenWires }) {
  const { t } = useTranslation('wiring')
  const format = useFormat()
  const { readOnly } = useSnapshot(projectState)
  const { picked } = useSnapshot(wiringView)
  const [kind, setKind] = useState<Kind>('all')
  const worst = useMemo(() => worstByKey(open.wires.findings), [open])
  const lines = useMemo(() => [...open.rows.power, ...open.rows.signal].filter(({ from }) => from >= 0), [open])
  const rows = useMemo(
    () => lines.filter((row) => kind === 'all' || row.diagram === kind || (kind === 'findings' && severityOf(worst, row) !== undefined)),
    [lines, kind, worst],
  )
  const columns = useMemo(
    () => scheduleColumns({ open, worst, t, number: format.number, isReadOnly: readOnly }),
    [open, worst, t, format.number, readOnly],
  )
  const selected = useMemo(() => new Set([...picked.nodes, ...picked.edges]), [picked])
  const first = selected.size === 0 ? undefined : rows.find((row) => selected.has(rowKey(row)))
  const name = open.scope === 'building' ? open.project.information.projectName : open.system.name
  return (
    <div className={classes.schedule}>
      <DataTable
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        label={t('schedule.label')}
        search={t('schedule.search')}
        selected={selected}
        onSelect={(keys) => pickWires(open, { nodes: [...keys], edges: [] })}
        onActivate={(row) => goToWire(row.diagram, row.key)}
        onRemove={(keys) => !readOnly && resetLines(rows.filter((row) => keys.has(rowKey(row))))}
        empty={<PanelHint isWide>{kind === 'findings' ? t('findings.none') : t('schedule.empty')}</PanelHint>}
        toolbar={
          <div className={classes.filters}>
            <NativeSelect
              aria-label={t('schedule.filter')}
              value={kind}
              data={KINDS.map((value) => ({ value, label: t(`schedule.kind.${value}`) }))}
              onChange={(event) => setKind(KINDS.find((each) => each === event.currentTarget.value) ?? 'all')}
            />
            <Button
              variant="default"
              disabled={!first}
              leftSection={<IconFocusCentered size={ICON_PX} aria-hidden="true" />}
              onClick={() => first && goToWire(first.diagram, first.key)}
            >
              {t('schedule.show')}
            </Button>
            <ExportSchedule name={name} sheet={() => scheduleSheet(rows, columns, open.names.wireNumber)} />
          </div>
        }
      />
    </div>
  )
}
