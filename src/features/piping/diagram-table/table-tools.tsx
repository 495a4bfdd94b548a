import { ActionIcon, Menu, NativeSelect, Switch, Tooltip } from '@mantine/core'
import { IconColumns, IconStairs, IconTag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { SearchField } from '../../../ui/filter/search-field'
import { useFormat } from '../../../ui/words/format'
import type { SheetColumn } from '../../../ui/sheet/cells/sheet-column'
import { openTags } from '../../../workbench/tags/tags-state'
import { openFloorLevels } from '../floor-levels/floor-levels-state'
import classes from './diagram-table.module.css'
import { tableView, toggleColumn } from './table-view'
import type { KindFilter, LineFindings } from './table-view'

interface TableToolsProps {
  columns: readonly SheetColumn[]
  /** Number of shown rows. */
  count: number
  isWorking: boolean
}

const KINDS: readonly KindFilter[] = ['all', 'units', 'fittings', 'places']
const FINDINGS: readonly LineFindings[] = ['all', 'any', 'error']

/** Renders search, filters, grouping and columns of the diagram's table. */
export function TableTools({ columns, count, isWorking }: TableToolsProps) {
  const { t } = useTranslation(['lines', 'piping'])
  const format = useFormat()
  const view = useSnapshot(tableView, { sync: true })
  return (
    <div className={classes.tools}>
      <SearchField
        className={classes.search ?? ''}
        label={t('tools.search')}
        value={view.text}
        onText={(text) => (tableView.text = text)}
      />
      <NativeSelect
        className={classes.select ?? ''}
        aria-label={t('tools.kind')}
        value={view.kind}
        data={KINDS.map((value) => ({ value, label: t(`tools.kinds.${value}`) }))}
        onChange={(event) => (tableView.kind = KINDS.find((kind) => kind === event.currentTarget.value) ?? 'all')}
      />
      <NativeSelect
        className={classes.select ?? ''}
        aria-label={t('tools.findings')}
        value={view.findings}
        data={FINDINGS.map((value) => ({ value, label: t(`tools.withFindings.${value}`) }))}
        onChange={(event) => (tableView.findings = FINDINGS.find((each) => each === event.currentTarget.value) ?? 'all')}
      />
      <Switch label={t('tools.group')} checked={view.isGrouped} onChange={(event) => (tableView.isGrouped = event.currentTarget.checked)} />
      <span className={classes.count} role="status">
        {isWorking ? t('tools.working') : t('tools.count', { count, shown: format.number(count, 0) })}
      </span>
      <Tooltip label={t('tags.title')}>
        <ActionIcon aria-label={t('tags.title')} onClick={openTags}>
          <IconTag size={18} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('piping:floors.open')}>
        <ActionIcon aria-label={t('piping:floors.open')} onClick={() => openFloorLevels('')}>
          <IconStairs size={18} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
      <Menu>
        <Menu.Target>
          <Tooltip label={t('tools.columns')}>
            <ActionIcon aria-label={t('tools.columns')}>
              <IconColumns size={18} aria-hidden="true" />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown className={classes.chooser}>
          {columns
            .filter(({ key }) => key !== 'name')
            .map((column) => (
              <Menu.CheckboxItem key={column.key} checked={view.columns.includes(column.key)} onChange={() => toggleColumn(column.key)}>
                {column.header}
              </Menu.CheckboxItem>
            ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
