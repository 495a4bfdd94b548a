import { Button } from '@mantine/core'
import { IconArrowRight, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import type { ProjectKind } from '../../contract/project/project-calls'
import { editorOf, isPathOpen, listOf, pathOf, PROJECT_LISTS, STEPS } from '../../platform/areas'
import { projectState } from '../../state/piping/project'
import { session } from '../../state/page/session'
import { workplace } from '../../state/page/workplace'
import { PipingDrawing } from '../../ui/frame/piping-drawing'
import { useAreaUser } from '../../ui/hooks/use-area-user'
import classes from './gateway-screen.module.css'
import { RecentProjects } from './recent-projects'

/** Renders the first page after the sign-in: where to start, and where the user stopped. */
export function GatewayScreen() {
  const { t } = useTranslation('gateway')
  const { userInfo } = useSnapshot(session)
  const { current } = useSnapshot(projectState)
  const { projectId, step } = useSnapshot(workplace)
  const user = useAreaUser()
  const kinds = PROJECT_LISTS.filter(({ kind, path }) => editorOf(kind) !== null && isPathOpen(user, path)).map(({ kind }) => kind)
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{t('title', { name: userInfo?.userName ?? '' })}</h1>
        {projectId === null ? null : (
          <Button component={Link} to={pathOf(step)} variant="light" rightSection={<IconArrowRight size={16} aria-hidden="true" />}>
            {current ? t('continueNamed', { name: current.information.projectName }) : t('continue')}
          </Button>
        )}
      </header>
      {kinds.map((kind) => (
        <div key={kind} className={classes.columns}>
          <KindOfProject kind={kind} />
          <RecentProjects kind={kind} />
        </div>
      ))}
    </div>
  )
}

/** Presents a kind of project that has an editor: its steps, and the ways to a new project and to the list. */
function KindOfProject({ kind }: { kind: ProjectKind }) {
  const { t } = useTranslation(['gateway', 'app'])
  const { path } = listOf(kind)
  const titleId = `area-${kind}`
  return (
    <section className={classes.area} aria-labelledby={titleId}>
      <div className={classes.picture}>
        <PipingDrawing />
      </div>
      <div className={classes.areaText}>
        <h2 id={titleId} className={classes.areaTitle}>
          {t(`kind.${kind}.title`)}
        </h2>
        <p className={classes.text}>{t(`kind.${kind}.text`)}</p>
        <ol className={classes.steps}>
          {STEPS.filter((step) => step.kind === kind).map(({ id, label, text }, index) => (
            <li key={id}>
              <span className={classes.stepNumber}>{index + 1}</span>
              <span>
                <strong>{t(label)}</strong>
                {text === undefined ? null : <span className={classes.stepText}>{t(text)}</span>}
              </span>
            </li>
          ))}
        </ol>
        <div className={classes.acts}>
          <Button component={Link} to={`${path}?new=1`} leftSection={<IconPlus size={16} aria-hidden="true" />}>
            {t(`kind.${kind}.create`)}
          </Button>
          <Button component={Link} to={path} variant="default">
            {t(`kind.${kind}.list`)}
          </Button>
        </div>
      </div>
    </section>
  )
}
