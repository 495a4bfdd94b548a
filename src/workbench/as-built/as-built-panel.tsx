import { Button } from '@mantine/core'
import { IconSnowflake } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Picked } from '../../drawing/view/picked'
import { projectState } from '../../state/piping/project'
import { useFormat } from '../../ui/words/format'
import { freezeDesign, freezings } from '../commands/as-built/freeze-design'
import { unfreezeDesign } from '../commands/as-built/unfreeze-design'
import { EmptyState } from '../../ui/feedback/empty-state'
import type { OpenSystem } from '../open-system/use-open-system'
import classes from './as-built.module.css'
import { Comparison } from './comparison'
import { Totals } from './totals'

interface AsBuiltPanelProps {
  open: OpenSystem
  onGoTo: (picked: Picked) => void
}

/** Shows the installed state beside the frozen design: freezing, totals before and after, and every difference row by row. */
export function AsBuiltPanel({ open, onGoTo }: AsBuiltPanelProps) {
  const { t } = useTranslation('as-built')
  const format = useFormat()
  const { readOnly } = useSnapshot(projectState)
  const isFreezing = useSnapshot(freezings).systemIds.includes(open.system.id)
  const { system, drawing } = open
  const { frozen, active } = system
  const reasonId = useId()
  if (!frozen) {
    return (
      <EmptyState
        icon={<IconSnowflake size={32} />}
        title={t('none')}
        text={active ? t('why') : <span id={reasonId}>{t('inactive')}</span>}
        action={
          <Button
            disabled={readOnly || !active || drawing.nodeCount === 0}
            {...(!active && { 'aria-describedby': reasonId })}
            loading={isFreezing}
            onClick={() => void freezeDesign(system.id)}
          >
            {t('freeze')}
          </Button>
        }
      />
    )
  }
  return (
    <div className={classes.panel}>
      <header className={classes.head}>
        <p>
          <IconSnowflake size={14} aria-hidden="true" />{' '}
          {t(frozen.by === '' ? 'frozenAt' : 'frozenBy', { time: frozen.at === '' ? '–' : format.dateTime(frozen.at), name: frozen.by })}
        </p>
        <div className={classes.acts}>
          <Button
            size="xs"
            variant="default"
            disabled={readOnly || !active}
            {...(!active && { 'aria-describedby': reasonId })}
            loading={isFreezing}
            onClick={() => void freezeDesign(system.id)}
          >
            {t('freezeAgain')}
          </Button>
          <Button size="xs" variant="default" disabled={readOnly} onClick={() => unfreezeDesign(system.id)}>
            {t('unfreeze')}
          </Button>
        </div>
        {active ? null : (
          <p id={reasonId} className={classes.reason}>
            {t('inactive')}
          </p>
        )}
      </header>
      <Totals frozen={frozen} open={open} />
      <Comparison key={system.id} open={open} isReadOnly={readOnly} onGoTo={onGoTo} />
    </div>
  )
}
