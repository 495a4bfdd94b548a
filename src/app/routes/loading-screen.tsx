import { Loader } from '@mantine/core'
import classes from './page-states.module.css'

export function LoadingScreen() {
  return (
    <div className={classes.page}>
      <Loader size="sm" />
    </div>
  )
}
