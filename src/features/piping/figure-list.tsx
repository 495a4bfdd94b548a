import type { ReactNode } from 'react'
import type { ProofSubject } from '../../engine/proof/proof'
import { Provable } from './proof/provable'
import classes from './piping.module.css'

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
  children: ReactNode
}

export function Figure({ name, subject, children }: FigureProps) {
  return (
    <div>
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
