import type { CDPSession, Page } from '@playwright/test'

interface Usage {
  usedSize: number
  embedderHeapUsedSize?: number
  backingStorageSize?: number
}

/** Bytes in use after a collection, buffers included: of the page, and of each of its workers by name. */
export async function heapOf(page: Page): Promise<{ page: number; workers: Record<string, number> }> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const own = sum(await session.send('Runtime.getHeapUsage'))
  const workers: Record<string, number> = {}
  const targets: { id: string; name: string }[] = []
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') targets.push({ id: sessionId, name: targetInfo.title || targetInfo.url })
  })
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  for (const { id, name } of targets) {
    await ask(session, id, 'HeapProfiler.collectGarbage')
    workers[name] = sum((await ask(session, id, 'Runtime.getHeapUsage')) as Usage)
  }
  await session.detach()
  return { page: own, workers }
}

let lastId = 0

function ask(session: CDPSession, sessionId: string, method: string): Promise<unknown> {
  const id = ++lastId
  return new Promise((resolve) => {
    const listen = ({ message }: { message: string }): void => {
      const answer = JSON.parse(message) as { id?: number; result?: unknown }
      if (answer.id !== id) return
      session.off('Target.receivedMessageFromTarget', listen)
      resolve(answer.result)
    }
    session.on('Target.receivedMessageFromTarget', listen)
    void session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
  })
}

function sum({ usedSize, backingStorageSize = 0 }: Usage): number {
  return usedSize + backingStorageSize
}
