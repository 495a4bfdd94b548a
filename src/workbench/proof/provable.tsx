import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProofSubject } from '../../engine/proof/proof'
import { workplace } from '../../state/page/workplace'
import { showProof } from './proof-trail'
import classes from './provable.module.css'

interface ProvableProps {
  subject: ProofSubject
  /** Name of the number for assistive technology; the number itself is read after it. */
  label: string
  children: ReactNode
}

/** Renders a number that opens its proof; it looks plain until it is hovered or focused. */
export function Provable({ subject, label, children }: ProvableProps) {
  const { t } = useTranslation('proof')
  return (
    <button
      type="button"
      className={classes.provable}
      title={t('open')}
      onClick={(event) => {
        event.stopPropagation()
        showProof(workplace.systemId ?? '', subject)
      }}
    >
      <span className={classes.spoken}>{label} </span>
      {children}
    </button>
  )
}
