import { Tooltip } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { ProjectListItem } from '../../contract/project/project-calls'
import type { Column } from '../../ui/table/data-table'
import type { useFormat } from '../../ui/words/format'
import type { ProjectActs } from './columns/project-acts'
import { RowMenu } from './columns/row-menu'
import { bidColumns } from './bids/bid-columns'
import { isShared } from './filter-projects'
import { placeName } from './place-name'
import classes from './projects-screen.module.css'
import { ICON_PX } from '../../ui/frame/icon-sizes'

const ACTS_PX = 44

export function projectColumns(
  t: TFunction<'projects'>,
  words: TFunction<'information'>,
  format: ReturnType<typeof useFormat>,
  userId: string,
  acts: ProjectActs,
): Column<ProjectListItem>[] {
  return [
    {
      key: 'name',
      header: t('column.name'),
      value: (project) => project.projectName,
      render: (project) => (
        <span className={classes.named}>
          <ProjectName project={project} open={acts.open} />
          {isShared(project) ? <SharedMark project={project} t={t} /> : null}
        </span>
      ),
    },
    { key: 'number', header: t('column.number'), value: (project) => project.projectNo },
    {
      key: 'type',
      header: t('column.type'),
      // The type is optional in a file.
      value: ({ projectType }) => (projectType === '' ? '' : t(`type.${projectType}`, { defaultValue: projectType })),
      isSecondary: true,
    },
    { key: 'place', header: t('column.place'), value: (project) => placeName(project.country, project.city, format.language) },
    {
      key: 'systems',
      header: t('column.systems'),
      isNumeric: true,
      width: 90,
      isSearchable: false,
      value: (project) => project.systemCount,
    },
    {
      key: 'changed',
      header: t('column.changed'),
      isSearchable: false,
      isShort: true,
      value: (project) => project.updatedAt,
      render: (project) => (
        <time dateTime={project.updatedAt} title={format.dateTime(project.updatedAt)}>
          {format.ago(project.updatedAt)}
        </time>
      ),
    },
    ...bidColumns(words),
    { key: 'owner', header: t('column.owner'), value: (project) => project.userName, isSecondary: true },
    {
      key: 'created',
      header: t('column.created'),
      isSearchable: false,
      isShort: true,
      value: (project) => project.createdAt,
      render: (project) => <time dateTime={project.createdAt}>{format.date(project.createdAt)}</time>,
    },
    {
      key: 'acts',
      header: t('column.acts'),
      isHeaderHidden: true,
      width: ACTS_PX,
      isSearchable: false,
      isSortable: false,
      isShort: true,
      value: () => '',
      render: (project) => <RowMenu project={project} isOwn={project.createdBy === userId} acts={acts} t={t} />,
    },
  ]
}

function SharedMark({ project, t }: { project: ProjectListItem; t: TFunction<'projects'> }) {
  const text = t('sharedBy', { name: project.userName })
  return (
    <Tooltip label={text}>
      <span className={classes.shared} role="img" aria-label={text}>
        <IconUsers size={ICON_PX} aria-hidden="true" />
      </span>
    </Tooltip>
  )
}

function ProjectName({ project, open }: { project: ProjectListItem; open: ProjectActs['open'] }) {
  if (open === null) return <span className={classes.plainName}>{project.projectName}</span>
  return (
    <button type="button" className={classes.name} tabIndex={-1} onClick={() => open(project)}>
      {project.projectName}
    </button>
  )
}
