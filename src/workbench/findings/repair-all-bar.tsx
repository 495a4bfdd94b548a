import { ActionIcon, Button } from '@mantine/core'
import { IconTools, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { projectState } from '../../state/piping/project'
import { ProgressOverlay } from '../../ui/feedback/progress-overlay'
import { SMALL_ICON_PX } from '../../ui/frame/icon-sizes'
import { useFormat } from '../../ui/words/format'
import type { OpenSystem } from '../open-system/use-open-system'
import { repairAllSafe, repairing, stopRepairing } from '../repair/repair-all'
import type { LeftFinding } from '../repair/safe-repairs'
import classes from './findings.module.css'

/** Offers to make all repairs that are safe, and says what the last one left and why. */
export function RepairAllBar({ open }: { open: OpenSystem }) {
  const { t } = useTranslation('panels')
  const format = useFormat()
  const { readOnly, revision } = useSnapshot(projectState)
  const { progress, last } = useSnapshot(repairing)
  const systemId = open.system.id
  return (
    <div className={classes.repairAll}>
      {open.result && open.result.findings.length > 0 ? (
        <Button
          size="xs"
          variant="default"
          fullWidth
          disabled={readOnly || progress !== null}
          leftSection={<IconTools size={SMALL_ICON_PX} aria-hidden="true" />}
          onClick={() => void repairAllSafe(systemId)}
        >
          {t('repairAll.button')}
        </Button>
      ) : null}
      {progress === null ? null : <ProgressOverlay text={t('repairAll.working')} fraction={progress} onCancel={stopRepairing} />}
      {last?.systemId === systemId && last.revision === revision && last.left.length > 0 ? (
        <section className={classes.left} aria-label={t('repairAll.left')}>
          <p>
            <b>{t('repairAll.left')}</b>
            <ActionIcon size="sm" aria-label={t('repairAll.close')} onClick={() => (repairing.last = null)}>
              <IconX size={SMALL_ICON_PX} aria-hidden="true" />
            </ActionIcon>
          </p>
          <ul>
            {grouped(last.left).map(([reason, left]) => (
              <li key={reason}>
                {t(`repairAll.reason.${left.reason}`, { finding: left.brings ? open.sentence(left.brings) : '' })}{' '}
                <small>({format.number(last.left.filter((each) => reasonOf(each) === reason).length, 0)})</small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

/** Findings that are left for the same reason share a line. */
function reasonOf({ reason, brings }: LeftFinding): string {
  return `${reason} ${brings?.code ?? ''}`
}

function grouped(left: readonly LeftFinding[]): [string, LeftFinding][] {
  const first = new Map<string, LeftFinding>()
  for (const each of left) if (!first.has(reasonOf(each))) first.set(reasonOf(each), each)
  return [...first]
}
