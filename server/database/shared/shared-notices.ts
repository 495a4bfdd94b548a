import { Client } from 'pg'
import { noticeBoard, type Notices } from '../notices'

const CHANNEL = 'branchline'
const PROBE_MS = 15_000
const PROBE_PATIENCE_MS = 5_000
const KEEP_ALIVE_MS = 10_000
const RETRY_MS = [100, 500, 2_000, 5_000]

/**
 * Opens notices through LISTEN and NOTIFY of a PostgreSQL database, on a connection of their own. A connection that is cut or silent is
 * reopened until it works; the listeners then learn that they may have missed notices. `send` sends a notice: channel, text.
 */
export async function openSharedNotices(
  url: string,
  send: (channel: string, text: string) => Promise<void>,
): Promise<Notices & { close(): Promise<void> }> {
  const board = noticeBoard()
  let line: Client | null = null
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  const open = async (): Promise<void> => {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      connectionTimeoutMillis: PROBE_PATIENCE_MS,
      application_name: 'branchline notices',
    })
    client.on('notification', ({ payload }) => {
      const { topic, text } = JSON.parse(payload ?? '{}') as { topic: string; text: string }
      board.tell(topic, text)
    })
    client.on('error', () => lost(client))
    client.on('end', () => lost(client))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    if (isClosed) await client.end()
    else line = client
  }

  const lost = (client: Client): void => {
    if (line !== client) return
    line = null
    again(0)
  }
  const again = (attempt: number): void => {
    if (isClosed) return
    retry = setTimeout(
      () => {
        open().then(board.missed, () => again(attempt + 1))
      },
      RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)],
    )
    retry.unref()
  }
  // A connection whose other end has vanished looks open for hours.
  const probe = setInterval(() => {
    const probed = line
    if (!probed) return
    const isSilent = setTimeout(() => drop(probed), PROBE_PATIENCE_MS)
    probed
      .query('select 1')
      .catch(() => drop(probed))
      .finally(() => clearTimeout(isSilent))
  }, PROBE_MS)
  probe.unref()
  const drop = (client: Client): void => {
    lost(client)
    client.end().catch(() => undefined)
  }

  await open().catch((error: unknown) => {
    clearInterval(probe)
    throw error
  })
  return {
    listen: board.listen,
    tell: (topic, text) => send(CHANNEL, JSON.stringify({ topic, text })),
    async close() {
      isClosed = true
      clearTimeout(retry)
      clearInterval(probe)
      const last = line
      line = null
      await last?.end().catch(() => undefined)
    },
  }
}
