import { CloseButton, NativeSelect } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { projectState } from '../../../state/piping/project'
import type { SheetHandle } from '../../../ui/sheet/sheet-props'
import type { SheetSort } from '../../../ui/sheet/sort-lines'
import { useSheetOrder } from '../../../ui/sheet/use-sheet-order'
import { PanelHint } from '../../../ui/feedback/panel-hint'
import { LineSheet } from '../../../workbench/lines/line-sheet'
import { pickedLines } from '../../../workbench/lines/lines'
import { useLineColumns } from '../../../workbench/lines/use-line-columns'
import { local } from '../../../workbench/open-system/local'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { AdjustForm } from './adjust-form'
import { HeightHandle } from './height-handle'
import { closeSideTable, showScope, sideTable } from './side-scope'
import type { SideScope } from './side-scope'
import classes from './side-table.module.css'

const COLUMNS = [
  'name',
  'tag',
  'from',
  'room',
  'floor',
  'length',
  'gasLength',
  'liquidLength',
  'bends',
  'material',
  'level',
  'gas',
  'liquid',
  'equivalent',
  'findings',
]
const IF_GIVEN: Record<string, 'edgeGasLengthM' | 'edgeLiquidLengthM'> = { gasLength: 'edgeGasLengthM', liquidLength: 'edgeLiquidLengthM' }
const SCOPES: readonly SideScope[] = ['picked', 'branch', 'system']
const HEIGHT = { start: 280, min: 160, max: 640 }

/** Shows many pipes in a table below the board: the picked ones, those of a branch, or all. Its picked rows and those of the board are the same. */
export const SideTable = memo(function SideTable({ open, onLeave }: { open: OpenSystem; onLeave: () => void }) {
  const { shown } = useSnapshot(sideTable)
  if (shown?.systemId !== open.system.id || open.drawing.nodeCount === 0) return null
  return <Pipes key={`${shown.systemId} ${shown.scope}`} open={open} onLeave={onLeave} />
})

function Pipes({ open, onLeave }: { open: OpenSystem; onLeave: () => void }) {
  const { t, i18n } = useTranslation('lines')
  const { shown } = useSnapshot(sideTable)
  const { picked } = useSnapshot(local)
  const { readOnly } = useSnapshot(projectState)
  const [height, setHeight] = useLocalStorage({ key: 'branchline.sideTable', defaultValue: HEIGHT.start, getInitialValueInEffect: false })
  const sheet = useRef<SheetHandle>(null)
  const [sort, setSort] = useState<SheetSort | null>(null)
  const { lines, columns } = useLineColumns(open)
  const { drawing, system } = open
  const { diagram } = drawing
  const scope = shown?.scope ?? 'system'
  const edgeIds = shown?.edgeIds ?? null
  const shownColumns = useMemo(
    () =>
      columns.filter(({ key }) => {
        const given = IF_GIVEN[key]
        return COLUMNS.includes(key) && (given === undefined || diagram[given].subarray(0, drawing.edgeCount).some((metres) => metres >= 0))
      }),
    [columns, diagram, drawing.edgeCount],
  )
  const query = useMemo(() => ({ text: '', sort, filter: `${scope} ${edgeIds?.size ?? 0}` }), [scope, edgeIds, sort])
  const { order } = useSheetOrder({ structure: lines, count: lines.count, query, language: i18n.language }, shownColumns, {
    keep: (line) => {
      const edge = lines.edge[line] ?? -1
      return edge >= 0 && (edgeIds?.has(diagram.edgeId[edge] ?? '') ?? true)
    },
    groups: null,
  })
  const marked = useMemo(() => {
    const lit = pickedLines(drawing, lines, picked)
    return Array.from(order.filter((line) => lit.has(line)))
  }, [drawing, lines, picked, order])
  useEffect(() => sheet.current?.focus(), [])
  const close = (): void => {
    closeSideTable()
    onLeave()
  }

  const isMarked = marked.length > 1
  return (
    <section className={classes.side} style={{ height }} aria-label={t('side.label')}>
      <HeightHandle label={t('side.height')} height={height} bounds={HEIGHT} onHeight={setHeight} />
      <header className={classes.head}>
        <h2>{t('side.title', { count: order.length })}</h2>
        <NativeSelect
          aria-label={t('side.which')}
          value={scope}
          data={SCOPES.map((value) => ({ value, label: t(`side.scope.${value}`) }))}
          onChange={(event) => {
            const next = SCOPES.find((each) => each === event.currentTarget.value)
            if (next) showScope(system.id, drawing, next, local.picked)
          }}
        />
        {readOnly ? null : <AdjustForm open={open} lines={lines} which={isMarked ? marked : Array.from(order)} isMarked={isMarked} />}
        <CloseButton aria-label={t('side.close')} onClick={close} />
      </header>
      <div className={classes.sheet}>
        <LineSheet
          ref={sheet}
          open={open}
          label={t('side.label')}
          lines={lines}
          columns={shownColumns}
          order={order}
          sort={sort}
          onSort={setSort}
          onLeave={close}
          nothing={<PanelHint isWide>{t('side.nothing')}</PanelHint>}
        />
      </div>
    </section>
  )
}
