import type { CDPSession, Page } from '@playwright/test'

interface Usage {
  usedSize: number
  embedderHeapUsedSize?: number
  backingStorageSize?: number
}

export interface HeapUse {
  page: number
  workers: Record<string, number>
  /** Memories of WebAssembly, not included in any other figure, of the page and its workers together. */
  wasm: number
}

type Ask = (method: string, parameters?: object) => Promise<unknown>

/** Bytes in use after a collection, buffers included: of the page, and of each of its workers by name. */
export async function heapOf(page: Page): Promise<HeapUse> {
  const session = await page.context().newCDPSession(page)
  const ofPage: Ask = (method, parameters) => session.send(method as 'Runtime.evaluate', parameters as { expression: string })
  await session.send('HeapProfiler.collectGarbage')
  const own = sum(await session.send('Runtime.getHeapUsage'))
  let wasm = await wasmBytes(ofPage)
  const workers: Record<string, number> = {}
  const targets: { id: string; name: string }[] = []
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') targets.push({ id: sessionId, name: targetInfo.title || targetInfo.url })
  })
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  for (const { id, name } of targets) {
    const ofWorker: Ask = (method, parameters) => ask(session, id, method, parameters)
    await ofWorker('HeapProfiler.collectGarbage')
    workers[name] = sum((await ofWorker('Runtime.getHeapUsage')) as Usage)
    wasm += await wasmBytes(ofWorker)
  }
  await session.detach()
  return { page: own, workers, wasm }
}

async function wasmBytes(call: Ask): Promise<number> {
  const { result: prototype } = (await call('Runtime.evaluate', { expression: 'WebAssembly.Memory.prototype' })) as {
    result: { objectId: string }
  }
  const { objects } = (await call('Runtime.queryObjects', { prototypeObjectId: prototype.objectId })) as { objects: { objectId: string } }
  const { result } = (await call('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.reduce((sum, memory) => sum + memory.buffer.byteLength, 0) }',
    returnByValue: true,
  })) as { result: { value: number } }
  return result.value
}

let lastId = 0

function ask(session: CDPSession, sessionId: string, method: string, parameters?: object): Promise<unknown> {
  const id = ++lastId
  return new Promise((resolve) => {
    const listen = ({ message }: { message: string }): void => {
      const answer = JSON.parse(message) as { id?: number; result?: unknown }
      if (answer.id !== id) return
      session.off('Target.receivedMessageFromTarget', listen)
      resolve(answer.result)
    }
    session.on('Target.receivedMessageFromTarget', listen)
    void session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params: parameters }) })
  })
}

function sum({ usedSize, backingStorageSize = 0 }: Usage): number {
  return usedSize + backingStorageSize
}
