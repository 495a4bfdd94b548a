import { Skeleton } from '@mantine/core'
import classes from './paged.module.css'

const LINE_PX = 24

/** Where the rows of a list will stand. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div className={classes.skeleton} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={LINE_PX} radius="sm" />
      ))}
    </div>
  )
}
