import { Button } from '@mantine/core'
import { IconTool } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Finding } from '../../model/finding/finding'
import { EDIT_REPAIRS } from '../../model/finding/repair'
import { projectState } from '../../state/piping/project'
import { repairFinding } from '../commands/repair-finding'
import { useSentence } from '../open-system/use-sentence'
import type { OpenSystem } from '../open-system/use-open-system'
import { RepairEffect } from './repair-effect'
import classes from './repair.module.css'
import { SMALL_ICON_PX } from '../../ui/frame/icon-sizes'

/** Offers a repair of a finding with its effect before and after, or lists what the designer can do by hand. */
export function RepairOffer({ open, finding }: { open: OpenSystem; finding: Finding }) {
  const { t } = useTranslation('panels')
  const { readOnly } = useSnapshot(projectState)
  const sentence = useSentence(open.unitSettings)
  const [isCompared, setCompared] = useState(false)
  const { repair } = finding
  // The comparison closes once the repair is applied; after an undo it may be opened again.
  const apply = (): void => {
    setCompared(false)
    repairFinding(open.system.id, finding, open.pack)
  }
  const isEdit = repair !== undefined && EDIT_REPAIRS.includes(repair.code)
  if (!isEdit) {
    const byHand = repair ? sentence(finding, 'repair') : t(`hand.${finding.code.replace('limit.', '')}`, { defaultValue: t('hand.any') })
    return (
      <p className={classes.byHand}>
        <b>{t('repair.byHand')}</b> {byHand}
      </p>
    )
  }
  return (
    <div className={classes.offer}>
      <p>
        <IconTool size={SMALL_ICON_PX} aria-hidden="true" /> {sentence(finding, 'repair')}
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
