import { Button } from '@mantine/core'
import { IconArrowRight, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { projectState } from '../../state/document/project'
import { session } from '../../state/page/session'
import { workplace } from '../../state/page/workplace'
import { Can } from '../../ui/frame/can'
import { PipingDrawing } from '../../ui/frame/piping-drawing'
import classes from './gateway-screen.module.css'
import { RecentProjects } from './recent-projects'

/** The first page after the sign-in: where to start, and where the work was left. */
export function GatewayScreen() {
  const { t } = useTranslation('gateway')
  const { userInfo } = useSnapshot(session)
  const { current } = useSnapshot(projectState)
  const { projectId, step } = useSnapshot(workplace)
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{t('title', { name: userInfo?.userName ?? '' })}</h1>
        {projectId === null ? null : (
          <Button
            component={Link}
            to={`/navbar/mssp/${step}`}
            variant="light"
            rightSection={<IconArrowRight size={16} aria-hidden="true" />}
          >
            {current ? t('continueNamed', { name: current.information.projectName }) : t('continue')}
          </Button>
        )}
      </header>
      <Can permission="mssp">
        <div className={classes.columns}>
          <section className={classes.area} aria-labelledby="area-piping">
            <div className={classes.picture}>
              <PipingDrawing />
            </div>
            <div className={classes.areaText}>
              <h2 id="area-piping" className={classes.areaTitle}>
                {t('piping.title')}
              </h2>
              <p className={classes.text}>{t('piping.text')}</p>
              <ol className={classes.steps}>
                {(['selection', 'piping', 'report'] as const).map((step, index) => (
                  <li key={step}>
                    <span className={classes.stepNumber}>{index + 1}</span>
                    <span>
                      <strong>{t(`step.${step}.title`)}</strong>
                      <span className={classes.stepText}>{t(`step.${step}.text`)}</span>
                    </span>
                  </li>
                ))}
              </ol>
              <div className={classes.acts}>
                <Button component={Link} to="/list/mssp?new=1" leftSection={<IconPlus size={16} aria-hidden="true" />}>
                  {t('piping.create')}
                </Button>
                <Button component={Link} to="/list/mssp" variant="default">
                  {t('piping.list')}
                </Button>
              </div>
            </div>
          </section>
          <RecentProjects />
        </div>
      </Can>
    </div>
  )
}
