import type { ReactNode } from 'react'
import classes from './panel-hint.module.css'

/** A muted sentence in an empty panel; `isWide` centres it in a table. */
export function PanelHint({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  return (
    <p className={classes.hint} data-wide={isWide}>
      {children}
    </p>
  )
}
