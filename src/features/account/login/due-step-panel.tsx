import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeFirstPassword, enterWithFactor } from '../commands/due-steps'
import type { DueStep, Entrance } from '../commands/open-session'
import { entryFailure } from '../entry-failure'
import classes from '../frame/panel.module.css'
import { FactorSetup } from '../own/factor-setup'
import { OwnPasswordForm } from '../own/own-password-form'
import { CodeForm } from './code-form'

interface DueStepPanelProps {
  due: DueStep
  onEntered: (entrance: Entrance) => void
  /** Returns to the start, with the reason if there is one. */
  onLeave: (reason: string | null) => void
}

/** Shows the step that is due after a right password. */
export function DueStepPanel({ due, onEntered, onLeave }: DueStepPanelProps) {
  const { t } = useTranslation('own')
  const { t: words } = useTranslation('account')
  const [isLocked, setLocked] = useState(false)
  const enter = async (): Promise<void> => {
    if (due.step !== 'factor') return
    try {
      onEntered(await enterWithFactor(due.answer))
    } catch (error) {
      onLeave(entryFailure(error, words).text)
    }
  }
  return (
    <>
      <h1 className={classes.title}>{t(`due.${due.step}.title`)}</h1>
      {due.step === 'factor' ? null : <p className={classes.lead}>{t(`due.${due.step}.lead`)}</p>}
      {due.step === 'code' ? <CodeForm step={due} onEntered={onEntered} onLeave={onLeave} /> : null}
      {due.step === 'password' ? (
        <OwnPasswordForm
          known={due.password}
          onSubmit={async (before, after) => onEntered(await changeFirstPassword(due.answer, before, after))}
        />
      ) : null}
      {due.step === 'factor' ? <FactorSetup token={due.answer.token} onLock={setLocked} onDone={() => void enter()} /> : null}
      {isLocked ? null : (
        <Anchor component="button" type="button" className={classes.back} onClick={() => onLeave(null)}>
          <IconArrowLeft size={14} aria-hidden="true" /> {words('backToSignIn')}
        </Anchor>
      )}
    </>
  )
}
