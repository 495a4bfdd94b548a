import { Button, Skeleton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ProjectKind } from '../../contract/project/project-calls'
import { editorOf, listOf } from '../../platform/areas'
import { callFailure } from '../../platform/http/call-failure'
import { notify } from '../../platform/notify'
import { openProject } from '../../state/piping/open-project'
import { EmptyState } from '../../ui/feedback/empty-state'
import { useFormat } from '../../ui/words/format'
import { Loading } from '../../ui/paged/loading'
import { useProjectList } from '../../platform/calls/use-project-list'
import classes from './gateway-screen.module.css'

const RECENT_ROWS = 6

/** Lists the latest projects of a kind; one press opens a project in its first step. */
export function RecentProjects({ kind }: { kind: ProjectKind }) {
  const { t } = useTranslation('gateway')
  const format = useFormat()
  const titleId = `recent-${kind}`
  const navigate = useNavigate()
  const { projects, error, reload } = useProjectList(kind, RECENT_ROWS)
  const [opening, setOpening] = useState<string | null>(null)

  const open = async (id: string): Promise<void> => {
    setOpening(id)
    try {
      if (await openProject(id)) await navigate(editorOf(kind) ?? listOf(kind).path)
      else setOpening(null)
    } catch (failure) {
      notify('error', t('recent.openFailed', { reason: callFailure(failure) }))
      setOpening(null)
    }
  }

  return (
    <section className={classes.recent} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.areaTitle}>
        {t('recent.title')}
      </h2>
      {error === null ? null : (
        <EmptyState
          title={t('recent.failed')}
          text={error}
          action={
            <Button variant="default" onClick={reload}>
              {t('recent.retry')}
            </Button>
          }
        />
      )}
      {projects === null && error === null ? <RecentSkeleton /> : null}
      {projects?.length === 0 ? <EmptyState title={t('recent.emptyTitle')} text={t('recent.emptyText')} /> : null}
      <ul className={classes.list}>
        {projects?.map((project) => (
          <li key={project.id}>
            <button type="button" className={classes.item} disabled={opening !== null} onClick={() => void open(project.id)}>
              <span className={classes.itemName}>{project.projectName}</span>
              <span className={classes.itemDetail}>
                {[project.projectNo, t('recent.systems', { count: project.systemCount }), format.ago(project.updatedAt)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <IconChevronRight className={classes.chevron} size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentSkeleton() {
  return (
    <Loading>
      <div className={classes.list}>
        {Array.from({ length: RECENT_ROWS }, (_, row) => (
          <Skeleton key={row} height={52} />
        ))}
      </div>
    </Loading>
  )
}
