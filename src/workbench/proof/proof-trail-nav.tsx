import { ActionIcon } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ProofSubject } from '../../engine/proof/proof'
import type { OpenSystem } from '../open-system/use-open-system'
import { goBack } from './proof-trail'
import { useProofWords } from './use-proof-words'
import classes from './proof.module.css'

const ICON_PX = 18

/** Shows the trail from the first clicked number to the present one, with the way back. */
export function ProofTrail({ open, subjects }: { open: OpenSystem; subjects: readonly ProofSubject[] }) {
  const { t } = useTranslation('proof')
  const words = useProofWords(open)
  if (subjects.length < 2) return null
  return (
    <nav className={classes.trail} aria-label={t('trail')}>
      <ActionIcon aria-label={t('back')} onClick={() => goBack()}>
        <IconArrowLeft size={ICON_PX} aria-hidden="true" />
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
