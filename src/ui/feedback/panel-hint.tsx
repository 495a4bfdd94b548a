import type { ReactNode } from 'react'
import classes from './panel-hint.module.css'

/** A quiet sentence in a panel that has nothing, or not yet anything, to list; `isWide` stands in the middle of a table. */
export function PanelHint({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  return (
    <p className={classes.hint} data-wide={isWide}>
      {children}
    </p>
  )
}
