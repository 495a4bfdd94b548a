import { Alert, type AlertProps } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import classes from './failure.module.css'

type FailureProps = Pick<AlertProps, 'title' | 'children' | 'withCloseButton' | 'closeButtonLabel' | 'onClose'>

/** Shows what failed and why, where it happened; screen readers read it at once. */
export function Failure(props: FailureProps) {
  return (
    <Alert
      classNames={{ root: classes.failure ?? '', title: classes.title ?? '' }}
      role="alert"
      color="var(--danger-fill)"
      icon={<IconAlertCircle size={18} aria-hidden="true" />}
      {...props}
    />
  )
}
