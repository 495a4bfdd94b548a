import { Skeleton } from '@mantine/core'
import { Loading } from './loading'
import classes from './paged.module.css'

const LINE_PX = 24

/** Skeleton of the rows of a list. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <Loading>
      <div className={classes.skeleton}>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} height={LINE_PX} radius="sm" />
        ))}
      </div>
    </Loading>
  )
}
