import { Button, Select } from '@mantine/core'
import { IconCopy, IconDownload, IconShare, IconTrash } from '@tabler/icons-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { ProjectKind, ProjectListItem } from '../../contract/project/project-calls'
import { holdsSystems } from '../../platform/areas'
import { session } from '../../state/page/session'
import { DataTable } from '../../ui/table/data-table'
import { EmptyState } from '../../ui/feedback/empty-state'
import { FilterSelect } from '../../ui/filter/filter-select'
import { useFormat } from '../../ui/words/format'
import { BidFilters } from './bids/bid-filters'
import { BID_VALUES } from './bids/bid-values'
import { projectColumns } from './columns'
import { arrangedColumns } from './columns/arranged-columns'
import { ColumnMenu } from './columns/column-menu'
import { useListColumns } from './columns/use-list-columns'
import { filterProjects, NO_FILTER, OF, OWNERS, type Owner, type ProjectChoice } from './filter-projects'
import type { ListActs } from './use-project-acts'
import { ICON_PX } from '../../ui/frame/icon-sizes'

export interface ProjectTableProps {
  kind: ProjectKind
  projects: readonly ProjectListItem[]
  acts: ListActs['acts']
  empty: ReactNode
}

/** Shows the projects of a list: searches, filters, sorts and picks them. */
export function ProjectTable({ kind, projects, acts, empty }: ProjectTableProps) {
  const { t } = useTranslation('projects')
  const { t: words } = useTranslation('information')
  const format = useFormat()
  const { userInfo } = useSnapshot(session)
  const [chosenRows, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [choice, setChoice] = useState<ProjectChoice>(NO_FILTER)
  const userId = userInfo?.userId ?? ''
  const { chosen, choose } = useListColumns(userId, kind)
  const all = useMemo(() => {
    const columns = projectColumns(t, words, format, userId, acts)
    return holdsSystems(kind) ? columns : columns.filter(({ key }) => !OF_DESIGNS.has(key))
  }, [t, words, format, userId, acts, kind])
  const columns = useMemo(() => arrangedColumns(all, chosen), [all, chosen])
  const shown = useMemo(() => filterProjects(projects, choice), [projects, choice])
  const types = [...new Set(projects.map((project) => project.projectType))].filter((type) => type !== '')
  const owners = useMemo(() => OWNERS.filter((owner) => owner === 'all' || owner === 'mine' || projects.some(OF[owner])), [projects])
  // A picked project may have left the list since then.
  const pickedProjects = useMemo(
    () => (chosenRows.size === 0 ? [] : projects.filter(({ id }) => chosenRows.has(id))),
    [projects, chosenRows],
  )
  const picked = useMemo(() => new Set(pickedProjects.map(keyOf)), [pickedProjects])
  const single = pickedProjects.length === 1 ? pickedProjects[0] : undefined
  const unlessViewOnly = pickedProjects.some(({ right }) => right === 'view') ? { disabled: true, title: t('act.viewOnly') } : {}

  const toolbar = (
    <>
      {types.length > 1 ? (
        <FilterSelect
          width={200}
          label={t('filter.type')}
          values={types}
          nameOf={(type) => t(`type.${type}`, { defaultValue: type })}
          value={choice.type}
          onChoose={(type) => setChoice({ ...choice, type })}
        />
      ) : null}
      {owners.length > 2 ? (
        <Select
          w={170}
          aria-label={t('filter.owner')}
          allowDeselect={false}
          data={owners.map((owner) => ({ value: owner, label: t(`filter.${owner}`) }))}
          value={choice.owner}
          onChange={(owner) => setChoice({ ...choice, owner: owner as Owner })}
        />
      ) : null}
      {holdsSystems(kind) ? <BidFilters projects={projects} choice={choice} onChoose={(bid) => setChoice({ ...choice, ...bid })} /> : null}
      {projects.length > 0 ? <ColumnMenu columns={all} chosen={chosen} onChoose={choose} /> : null}
      {picked.size > 0 ? (
        <>
          {single?.right === 'own' ? (
            <Button variant="default" leftSection={<IconShare size={ICON_PX} aria-hidden="true" />} onClick={() => acts.share(single)}>
              {t('act.share')}
            </Button>
          ) : null}
          <Button
            variant="default"
            {...unlessViewOnly}
            leftSection={<IconCopy size={ICON_PX} aria-hidden="true" />}
            onClick={() => acts.clone(pickedProjects)}
          >
            {t('act.clonePicked', { count: picked.size })}
          </Button>
          <Button
            variant="default"
            {...unlessViewOnly}
            leftSection={<IconDownload size={ICON_PX} aria-hidden="true" />}
            onClick={() => acts.exportFiles(pickedProjects)}
          >
            {t('act.exportPicked', { count: picked.size })}
          </Button>
          <Button variant="default" leftSection={<IconTrash size={ICON_PX} aria-hidden="true" />} onClick={() => acts.remove([...picked])}>
            {t('act.deletePicked', { count: picked.size })}
          </Button>
        </>
      ) : null}
    </>
  )

  return (
    <DataTable
      label={t(`list.${kind}`)}
      columns={columns}
      rows={shown}
      rowKey={keyOf}
      search={projects.length > 0 ? t('search') : false}
      toolbar={toolbar}
      selected={picked}
      onSelect={setPicked}
      {...(acts.open ? { onActivate: acts.open } : {})}
      onRemove={(keys) => acts.remove([...keys])}
      initialSort={{ key: 'changed', direction: 'descending' }}
      empty={
        projects.length === 0 ? (
          empty
        ) : (
          <EmptyState
            title={t('filter.nothing')}
            action={
              <Button variant="default" onClick={() => setChoice(NO_FILTER)}>
                {t('filter.clear')}
              </Button>
            }
          />
        )
      }
      rowHeight={40}
    />
  )
}

/** Columns of projects that hold a design with its first page. */
const OF_DESIGNS = new Set(['systems', 'competitors', ...Object.keys(BID_VALUES)])

const keyOf = (project: { id: string }): string => project.id
