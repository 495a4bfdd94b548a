import type { ReactNode } from 'react'
import type { ProofSubject } from '../../engine/proof/proof'
import { Provable } from '../proof/provable'
import classes from './panels.module.css'

/** Derived figures: names at the left, numbers at the right. */
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
  /** What to ask for the proof of the number; none where it is counted, not calculated. */
  subject?: ProofSubject
  /** What stands above adds up to it. */
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
