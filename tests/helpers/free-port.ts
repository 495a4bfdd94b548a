import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Ports below the range that systems assign themselves: one of those may be taken the next moment. */
const FROM = 15_000
const TO = 30_000

/** A port of the loopback nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FROM, TO)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
