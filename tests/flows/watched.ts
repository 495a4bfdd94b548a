import type { Page } from '@playwright/test'

/** So long does a page that has just signed in turn a deaf ear to its watch, and a little longer. */
export const IGNORED_MS = 3_100

/** Does what opens both watch sockets of a page, and waits for them. */
export async function expectWatched(page: Page, act: () => Promise<unknown>): Promise<void> {
  const opened = ['/user/logout/', '/close/window/'].map((path) => page.waitForEvent('websocket', (socket) => socket.url().includes(path)))
  await act()
  await Promise.all(opened)
}
