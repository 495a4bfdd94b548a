import { useNotifications } from '@mantine/notifications'
import { useEffect, useState, type ComponentType } from 'react'
import { logFailure } from '../../platform/log'
import { idle } from '../../schedule/idle'

/** Corner that shows messages. Its renderer loads after the first screen; after a failed load the next message tries again, and the page works without it. */
export function MessageCorner() {
  const { notifications } = useNotifications()
  const [Messages, setMessages] = useState<ComponentType | null>(null)
  const isMissing = Messages === null
  const count = notifications.length

  useEffect(() => {
    if (!isMissing) return
    let isGone = false
    const load = async (): Promise<void> => {
      if (count === 0) await idle()
      const found = await import('./messages')
      if (!isGone) setMessages(() => found.Messages)
    }
    load().catch((error: unknown) => logFailure('Messages cannot be shown', error))
    return () => {
      isGone = true
    }
  }, [isMissing, count])

  return Messages ? <Messages /> : null
}
