import { Notifications } from '@mantine/notifications'

/** Shows the messages of the page, at most four at a time. */
export function Messages() {
  return <Notifications position="bottom-right" limit={4} />
}
