import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFileText, IconListDetails, IconSitemap, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useAreaUser } from '../../ui/hooks/use-area-user'
import { useHasProject } from '../../ui/hooks/use-has-project'
import { isPathOpen } from '../../platform/areas'
import { STEP_ROOT } from '../routes/guard'
import { menuFor } from './menu'
import classes from './rail.module.css'
import { STEPS, type StepName, type StepStatus } from './step-status'
import { useStepStatuses } from './use-step-statuses'

const STEP_ICONS: Record<StepName, Icon> = { selection: IconListDetails, piping: IconSitemap, report: IconFileText }
const ICON_PX = 20
const NARROW = '(max-width: 1180px)'

/** The areas of the product and, with an open project, its steps with their state. A drawer on tablets. */
export function Rail({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('app')
  const isNarrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches, { getInitialValueInEffect: false })
  if (!isNarrow) {
    return (
      <nav className={classes.rail} aria-label={t('rail.label')}>
        <RailLinks onFollow={onClose} />
      </nav>
    )
  }
  return (
    <Drawer opened={isOpen} onClose={onClose} title="Branchline" size={260} padding="sm" closeButtonProps={{ 'aria-label': t('close') }}>
      <nav className={classes.drawer} aria-label={t('rail.label')}>
        <RailLinks onFollow={onClose} />
      </nav>
    </Drawer>
  )
}

function RailLinks({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('app')
  const hasProject = useHasProject()
  const user = useAreaUser()
  return (
    <>
      {menuFor(user).map(({ to, name, Icon }) => (
        <RailLink key={to} to={to} Icon={Icon} label={t(`rail.${name}`)} onFollow={onFollow} />
      ))}
      {hasProject && isPathOpen(user, STEP_ROOT) ? <StepLinks onFollow={onFollow} /> : null}
    </>
  )
}

function StepLinks({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation(['app', 'ui'])
  const { statuses, lengths } = useStepStatuses()
  const detail =
    lengths.defaultLengthCount > 0 ? t('ui:defaultLengths', { count: lengths.defaultLengthCount, total: lengths.pipeCount }) : undefined
  return (
    <>
      <hr className={classes.rule} />
      {STEPS.map((step) => (
        <RailLink
          key={step}
          to={`${STEP_ROOT}/${step}`}
          Icon={STEP_ICONS[step]}
          label={t(`steps.${step}`)}
          status={statuses[step]}
          detail={step === 'selection' ? undefined : detail}
          onFollow={onFollow}
        />
      ))}
    </>
  )
}

interface RailLinkProps {
  to: string
  Icon: Icon
  label: string
  status?: StepStatus
  /** Reason why the step is not done. */
  detail?: string | undefined
  onFollow: () => void
}

function RailLink({ to, Icon: Sign, label, status, detail, onFollow }: RailLinkProps) {
  const { t } = useTranslation('app')
  return (
    <NavLink to={to} className={classes.link ?? ''} onClick={onFollow}>
      <span className={classes.icon}>
        <Sign size={ICON_PX} stroke={1.6} aria-hidden="true" />
        {status ? <span className={classes.dot} data-status={status} /> : null}
      </span>
      <span className={classes.label}>
        {label}
        {status ? <span className={classes.status}>{t(`status.${status}`)}</span> : null}
        {detail === undefined ? null : (
          <span className={classes.detail} title={detail}>
            {detail}
          </span>
        )}
      </span>
    </NavLink>
  )
}
