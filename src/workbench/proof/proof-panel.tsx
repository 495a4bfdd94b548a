import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { ProofSubject } from '../../engine/proof/proof'
import { InactiveHint } from '../frame/inactive-hint'
import type { OpenSystem } from '../open-system/use-open-system'
import { ProofCard } from './proof-card'
import { proofTrail, goBack } from './proof-trail'
import { useProof } from './use-proof'
import classes from './proof.module.css'
import { ActionIcon } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useProofWords } from './use-proof-words'
import { MENU_ICON_PX } from '../../ui/frame/icon-sizes'

/** Shows the trail from the first clicked number to the present one, with the way back. */
function ProofTrail({ open, subjects }: { open: OpenSystem; subjects: readonly ProofSubject[] }) {
  const { t } = useTranslation('proof')
  const words = useProofWords(open)
  if (subjects.length < 2) return null
  return (
    <nav className={classes.trail} aria-label={t('trail')}>
      <ActionIcon aria-label={t('back')} onClick={() => goBack()}>
        <IconArrowLeft size={MENU_ICON_PX} aria-hidden="true" />
      </ActionIcon>
      <ol>
        {subjects.slice(0, -1).map((subject, at) => (
          <li key={at}>
            <button type="button" onClick={() => goBack(at)}>
              {words.quantity(subject.quantity)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Shows how the clicked number was computed: formula, inputs, row of the pack and its source. */
export function ProofPanel({ open }: { open: OpenSystem }) {
  const { t } = useTranslation('proof')
  const { systemId } = useSnapshot(proofTrail)
  const subjects = systemId === open.system.id ? proofTrail.subjects : []
  // Subjects are replaced as a whole behind `ref`, so the list's length and last entry signal every change.
  useSnapshot(proofTrail).subjects.at(-1)
  const subject: ProofSubject | undefined = subjects.at(-1)
  const answer = useProof(open, subject)
  if (!open.system.active) return <InactiveHint system={open.system} />
  return (
    <section className={classes.panel} aria-label={t('title')}>
      {subject === undefined ? (
        <p className={classes.hint}>{t('nothing')}</p>
      ) : (
        <>
          <ProofTrail open={open} subjects={subjects} />
          {answer === null ? <p className={classes.hint}>{t('asking')}</p> : null}
          {answer && 'missing' in answer ? <p className={classes.hint}>{t('missing')}</p> : null}
          {answer && 'reason' in answer ? <p className={classes.hint}>{t('failed', { reason: answer.reason })}</p> : null}
          {answer && 'proof' in answer ? <ProofCard open={open} proof={answer.proof} /> : null}
        </>
      )}
    </section>
  )
}
