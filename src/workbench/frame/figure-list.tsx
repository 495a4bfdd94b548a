import type { ReactNode } from 'react'
import type { ProofSubject } from '../../engine/proof/proof'
import { Provable } from '../proof/provable'
import classes from './panels.module.css'

/** Renders derived figures: names on the left, numbers on the right. */
export function FigureList({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={classes.group}>
      {title === undefined ? null : <h3>{title}</h3>}
      <dl className={classes.figures}>{children}</dl>
    </section>
  )
}

interface FigureProps {
  name: string
  /** Subject of the number's proof; none for a count. */
  subject?: ProofSubject
  /** True for the sum of the figures above. */
  isSum?: boolean
  children: ReactNode
}

export function Figure({ name, subject, isSum = false, children }: FigureProps) {
  return (
    <div className={isSum ? classes.sum : undefined}>
      <dt>{name}</dt>
      <dd>
        {subject ? (
          <Provable subject={subject} label={name}>
            {children}
          </Provable>
        ) : (
          children
        )}
      </dd>
    </div>
  )
}
