import classes from './tone-badge.module.css'

export type Tone = 'good' | 'warning' | 'danger' | 'accent'

/** A word on a tinted ground, such as a status. A plain element, because a table has one in every row. */
export function ToneBadge({ tone, text }: { tone: Tone; text: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {text}
    </span>
  )
}
