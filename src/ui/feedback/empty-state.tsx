import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

export interface EmptyStateProps {
  title: string
  text?: ReactNode
  action?: ReactNode
  icon?: ReactNode
  /** Whether it fills the page, so that its title is the page's heading. */
  isPage?: boolean
}

/** Shown where there is nothing to list: one sentence and one action. */
export function EmptyState({ title, text, action, icon, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={classes.place}>
      {icon ? (
        <div className={classes.icon} aria-hidden="true">
          {icon}
        </div>
      ) : null}
      <Title className={classes.title}>{title}</Title>
      {text ? <p className={classes.text}>{text}</p> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  )
}
