import { Skeleton } from '@mantine/core'
import classes from './panel.module.css'

/** Replaces a panel that is loading, below its title. */
export function PanelLoading({ title }: { title: string }) {
  return (
    <div aria-busy="true">
      <h1 className={classes.title}>{title}</h1>
      <Skeleton height={240} />
    </div>
  )
}
