import type { ReactNode } from 'react'
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

export function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
