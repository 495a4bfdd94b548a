import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Seen {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A real server on a free port, for answers that ours never gives; pages of any origin may call it. */
export interface SmallServer {
  root: string
  seen: Seen[]
  close: () => Promise<void>
}

export async function smallServer(reply: (request: IncomingMessage, response: ServerResponse) => void): Promise<SmallServer> {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') return void response.end()
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      reply(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, close }
}
