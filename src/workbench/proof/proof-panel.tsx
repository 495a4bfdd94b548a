import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { ProofSubject } from '../../engine/proof/proof'
import { InactiveHint } from '../frame/inactive-hint'
import type { OpenSystem } from '../open-system/use-open-system'
import { ProofCard } from './proof-card'
import { ProofTrail } from './proof-trail-nav'
import { proofTrail } from './proof-trail'
import { useProof } from './use-proof'
import classes from './proof.module.css'

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
