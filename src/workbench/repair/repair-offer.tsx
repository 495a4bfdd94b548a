import { Button } from '@mantine/core'
import { IconTool } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { nodeRow } from '../../model/diagram/diagram-rows'
import { nodeAbove } from '../../model/diagram/diagram-tree'
import type { Finding } from '../../model/finding/finding'
import { EDIT_REPAIRS } from '../../model/finding/repair'
import { projectState } from '../../state/piping/project'
import { repairFinding } from '../commands/repair-finding'
import { useSentence } from '../open-system/use-sentence'
import type { OpenSystem } from '../open-system/use-open-system'
import { RepairEffect } from './repair-effect'
import { useFurtherRepairs } from './use-further-repairs'
import classes from './repair.module.css'
import { SMALL_ICON_PX } from '../../ui/frame/icon-sizes'

interface RepairOfferProps {
  open: OpenSystem
  finding: Finding
}

/**
 * Offers the repair of a finding with its effect before and after, or says what the designer can do by hand. With `hasFurther` further repairs are looked for, which takes
 * several checks of the system.
 */
export function RepairOffer({ open, finding, hasFurther = false }: RepairOfferProps & { hasFurther?: boolean }) {
  const { t } = useTranslation('panels')
  const sentence = useSentence(open.unitSettings)
  const { repair } = finding
  const isEdit = repair !== undefined && EDIT_REPAIRS.includes(repair.code)
  return (
    <>
      {isEdit ? <OneRepair open={open} finding={finding} /> : null}
      {repair?.code === 'mainsEnlarged' ? <p className={classes.byHand}>{sentence(finding, 'repair')}</p> : null}
      {isEdit || repair?.code === 'mainsEnlarged' ? null : (
        <p className={classes.byHand}>
          <b>{t('repair.byHand')}</b>{' '}
          {repair ? sentence(finding, 'repair') : t(`hand.${finding.code.replace('limit.', '')}`, { defaultValue: t('hand.any') })}
        </p>
      )}
      {hasFurther ? <FurtherRepairs open={open} finding={finding} /> : null}
    </>
  )
}

/** Offers the further repairs of a finding once they are found. */
function FurtherRepairs({ open, finding }: RepairOfferProps) {
  const { t } = useTranslation('panels')
  const ways = useFurtherRepairs(open, finding)
  return (
    <>
      {ways === undefined ? <p className={`${classes.hint} ${classes.looking}`}>{t('repair.looking')}</p> : null}
      {ways && ways.length > 0 ? (
        <>
          <p className={classes.further}>{t('repair.further')}</p>
          {ways.map((way) => (
            <OneRepair key={JSON.stringify(way.finding.repair)} open={open} finding={way.finding} isPart={!way.isWhole} />
          ))}
        </>
      ) : null}
    </>
  )
}

/** Offers one repair with its effect; `isPart` for one after which the finding stays. */
function OneRepair({ open, finding, isPart = false }: RepairOfferProps & { isPart?: boolean }) {
  const { t } = useTranslation('panels')
  const { readOnly } = useSnapshot(projectState)
  const sentence = useSentence(open.unitSettings)
  const [isCompared, setCompared] = useState(false)
  const way = wayOf(open, finding)
  // The comparison closes once the repair is applied; after an undo it may be opened again.
  const apply = (): void => {
    setCompared(false)
    repairFinding(open.system.id, finding, open.pack)
  }
  return (
    <div className={classes.offer}>
      <p>
        <IconTool size={SMALL_ICON_PX} aria-hidden="true" />
        <span>
          {sentence(finding, 'repair')} {isPart ? t('repair.lessens') : null}
          {way === '' ? null : <small>{way}</small>}
        </span>
      </p>
      <div className={classes.buttons}>
        <Button size="xs" disabled={readOnly} onClick={apply}>
          {t('repair.apply')}
        </Button>
        <Button size="xs" variant="default" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
          {t('repair.compare')}
        </Button>
      </div>
      {isCompared ? <RepairEffect open={open} finding={finding} /> : null}
    </div>
  )
}

/** Names the unit that a repair moves, and where it goes; '' for other repairs. */
function wayOf({ system: { diagram }, names }: OpenSystem, { repair }: Finding): string {
  const { nodeId, placeId, pipeId, system } = repair?.values ?? {}
  if (repair?.code !== 'moveToPlace' && repair?.code !== 'insertJoint' && repair?.code !== 'moveToSystem') return ''
  const place = placeId === undefined ? -1 : nodeAbove(diagram, nodeRow(diagram, String(placeId)))
  const to = placeId === undefined ? (pipeId === undefined ? system : names.node(nodeRow(diagram, String(pipeId)))) : names.node(place)
  return `${names.node(nodeRow(diagram, String(nodeId)))} → ${to ?? ''}`
}
