import { Button, Modal } from '@mantine/core'
import { IconListDetails, IconMathFunction } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { pickedPlaces } from '../../drawing/view/picked'
import type { Picked } from '../../drawing/view/picked'
import { SeverityBadge } from '../../ui/badges/severity-badge'
import { SMALL_ICON_PX } from '../../ui/frame/icon-sizes'
import { placeName } from '../findings/finding-place'
import { showFinding } from '../findings/show-finding'
import { useCodeName } from '../findings/use-code-name'
import { local } from '../open-system/local'
import type { OpenSystem } from '../open-system/use-open-system'
import { showProof } from '../proof/proof-trail'
import { RepairOffer } from '../repair/repair-offer'
import { MOST_REASONS, reasonsAt, subjectOf } from './reasons'
import type { Reason } from './reasons'
import classes from './why.module.css'
import { whyDialog } from './why-state'

/** Answers "Why is this red?" for what is picked, else for the system: each finding with its limit, its proof and its repair. */
export function WhyDialog({ open }: { open: OpenSystem }) {
  const { t } = useTranslation('panels')
  const { isOpen } = useSnapshot(whyDialog)
  return (
    <Modal opened={isOpen} onClose={close} size={600} title={t('why.title')} closeButtonProps={{ 'aria-label': t('why.close') }}>
      <Reasons open={open} />
    </Modal>
  )
}

function close(): void {
  whyDialog.isOpen = false
}

function Reasons({ open }: { open: OpenSystem }) {
  const { t } = useTranslation('panels')
  const picked = useSnapshot(local).picked as Picked
  const places = pickedPlaces(open.drawing, picked)
  const reasons = reasonsAt(open.drawing, places)
  const elsewhere = places.length > 0 && reasons.length === 0 ? reasonsAt(open.drawing, []) : []
  const shown = reasons.length > 0 ? reasons : elsewhere
  return (
    <>
      <p className={classes.hint}>
        {t(introOf(places.length > 0, reasons.length, elsewhere.length), { count: elsewhere.length, system: open.system.name })}
      </p>
      <ul className={classes.reasons}>
        {shown.slice(0, MOST_REASONS).map((reason) => (
          <ReasonEntry key={reason.at} open={open} reason={reason} />
        ))}
      </ul>
      {shown.length > MOST_REASONS ? <p className={classes.hint}>{t('why.more', { count: shown.length - MOST_REASONS })}</p> : null}
    </>
  )
}

function introOf(isPicked: boolean, here: number, elsewhere: number): string {
  if (here > 0) return isPicked ? 'why.here' : 'why.system'
  return elsewhere > 0 ? 'why.elsewhere' : 'why.nothing'
}

function ReasonEntry({ open, reason }: { open: OpenSystem; reason: Reason }) {
  const { t } = useTranslation('panels')
  const codeName = useCodeName()
  const { finding, at } = reason
  const subject = subjectOf({ findings: open.result?.findings ?? [] }, reason)
  const prove = (): void => {
    close()
    if (subject) showProof(open.system.id, subject)
  }
  const show = (): void => {
    close()
    showFinding(open.system.id, at, finding)
  }
  return (
    <li className={classes.reason} data-severity={finding.severity}>
      <h3>
        <SeverityBadge severity={finding.severity} />
        {codeName(finding.code)}
        <small>{placeName(open, finding)}</small>
      </h3>
      <p>{open.sentence(finding)}</p>
      <div className={classes.repair}>
        <RepairOffer open={open} finding={finding} />
      </div>
      <div className={classes.ways}>
        {subject ? (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconMathFunction size={SMALL_ICON_PX} aria-hidden="true" />}
            onClick={prove}
          >
            {t('why.proof')}
          </Button>
        ) : null}
        <Button variant="subtle" size="compact-sm" leftSection={<IconListDetails size={SMALL_ICON_PX} aria-hidden="true" />} onClick={show}>
          {t('why.show')}
        </Button>
      </div>
    </li>
  )
}
