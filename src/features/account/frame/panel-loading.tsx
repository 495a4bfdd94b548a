import { Skeleton } from '@mantine/core'
import classes from './panel.module.css'

/** Stands where a panel is being fetched, under its title. */
export function PanelLoading({ title }: { title: string }) {
  return (
    <div aria-busy="true">
      <h1 className={classes.title}>{title}</h1>
      <Skeleton height={240} />
    </div>
  )
}
