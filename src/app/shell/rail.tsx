import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import type { Step } from '../../platform/areas'
import { useAreaUser } from '../../ui/hooks/use-area-user'
import { useHasProject } from '../../ui/hooks/use-has-project'
import type { StepStatus } from '../../ui/step-status'
import { menuEntryOf, menuFor, stepsFor } from './menu'
import classes from './rail.module.css'
import { useStepStatuses } from './use-step-statuses'

const ICON_PX = 20
const NARROW = '(max-width: 1180px)'

/** Shows the areas of the product and, with an open project, its steps with their status. A drawer on tablets. */
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
  const steps = stepsFor(user, 'mssp')
  return (
    <>
      {menuFor(user).map((area) => (
        <RailLink key={area.id} to={area.path} Icon={menuEntryOf(area).Icon} label={t(area.label)} onFollow={onFollow} />
      ))}
      {hasProject && steps.length > 0 ? <StepLinks steps={steps} onFollow={onFollow} /> : null}
    </>
  )
}

function StepLinks({ steps, onFollow }: { steps: readonly Step[]; onFollow: () => void }) {
  const { t } = useTranslation(['app', 'ui'])
  const { statuses, lengths } = useStepStatuses()
  const detail =
    lengths.defaultLengthCount > 0 ? t('ui:defaultLengths', { count: lengths.defaultLengthCount, total: lengths.pipeCount }) : undefined
  return (
    <>
      <hr className={classes.rule} />
      {steps.map((step) => (
        <RailLink
          key={step.id}
          to={step.path}
          Icon={menuEntryOf(step).Icon}
          label={t(step.label)}
          status={statuses[step.id]}
          detail={menuEntryOf(step).isAboutLengths ? detail : undefined}
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
  status?: StepStatus | undefined
  /** Reason for which the step is not done. */
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
