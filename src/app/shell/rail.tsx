import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconBuilding, type Icon } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { isWithin, type Step } from '../../platform/areas'
import { workplace } from '../../state/page/workplace'
import { projectState } from '../../state/piping/project'
import { useAreaUser } from '../../ui/hooks/use-area-user'
import { useHasProject } from '../../ui/hooks/use-has-project'
import type { StepStatus } from '../../ui/step-status'
import { menuEntryOf, menuFor, stepsFor } from './menu'
import classes from './rail.module.css'
import { useStepStatuses } from './use-step-statuses'

const ICON_PX = 20
const NARROW = '(max-width: 1180px)'

/**
 * Shows the areas of the product and, in an open project, its steps with their status; elsewhere the way back to it. Opens over the screen under a pointer that
 * stays, and closes when an entry is chosen. A drawer on tablets.
 */
export function Rail({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('app')
  const isNarrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches, { getInitialValueInEffect: false })
  // The rail would cover the screen that was chosen, so it stays narrow until the pointer comes again or the focus moves on.
  const [isShut, setShut] = useState(false)
  const shut = (): void => {
    setShut(true)
    onClose()
  }
  if (!isNarrow) {
    return (
      <nav
        className={classes.rail}
        data-shut={isShut}
        aria-label={t('rail.label')}
        onPointerLeave={() => setShut(false)}
        onFocus={() => setShut(false)}
      >
        <RailLinks onFollow={shut} />
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
  const { pathname } = useLocation()
  const steps = stepsFor(user, 'mssp')
  return (
    <>
      {menuFor(user).map((area) => (
        <RailLink key={area.id} to={area.path} Icon={menuEntryOf(area).Icon} label={t(area.label)} onFollow={onFollow} />
      ))}
      {!hasProject || steps.length === 0 ? null : steps.some(({ path }) => isWithin(pathname, path)) ? (
        <StepLinks steps={steps} onFollow={onFollow} />
      ) : (
        <ProjectLink steps={steps} onFollow={onFollow} />
      )}
    </>
  )
}

/** Leads from elsewhere back to the open project, at the step where it was left. */
function ProjectLink({ steps, onFollow }: { steps: readonly Step[]; onFollow: () => void }) {
  const { t } = useTranslation('app')
  const name = useSnapshot(projectState).current?.information.projectName ?? ''
  const left = useSnapshot(workplace).step
  const step = steps.find(({ id }) => id === left) ?? steps[0]
  if (!step) return null
  return (
    <>
      <hr className={classes.rule} />
      <RailLink to={step.path} Icon={IconBuilding} label={name || t('project.unnamed')} note={t('rail.continue')} onFollow={onFollow} />
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
  /** A note that says what the link does. */
  note?: string
  /** Reason for which the step is not done. */
  detail?: string | undefined
  onFollow: () => void
}

function RailLink({ to, Icon: Sign, label, status, note, detail, onFollow }: RailLinkProps) {
  const { t } = useTranslation('app')
  return (
    <NavLink to={to} className={classes.link ?? ''} onClick={onFollow}>
      <span className={classes.icon}>
        <Sign size={ICON_PX} stroke={1.6} aria-hidden="true" />
        {status ? <span className={classes.dot} data-status={status} /> : null}
      </span>
      <span className={classes.label}>
        <span className={classes.name}>{label}</span>
        {note === undefined ? null : <span className={classes.status}>{note}</span>}
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
