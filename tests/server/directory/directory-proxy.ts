import { connect, createServer, type AddressInfo } from 'node:net'

const BIND = 0x60
const SEARCH = 0x63
/** Tag, length and the three bytes of a number below 128 stand before the kind of a question (RFC 4511). */
const KIND_AT = 5

export interface DirectoryProxy {
  url: string
  searches: () => number
  close(): void
}

/**
 * Stands before a directory, counts its searches, and lets a caller bind by a name that is no DN as an entry, as Active Directory does with
 * svc@corp.example. Questions are short, and each comes in a piece of its own.
 */
export async function directoryProxy(url: string, names: Record<string, string> = {}): Promise<DirectoryProxy> {
  const { hostname, port } = new URL(url)
  let searches = 0
  const server = createServer((socket) => {
    const there = connect(Number(port), hostname)
    socket.on('data', (asked) => {
      if (asked[KIND_AT] === SEARCH || asked[KIND_AT + 1] === SEARCH || asked[KIND_AT + 2] === SEARCH) searches += 1
      there.write(asked[KIND_AT] === BIND ? boundAs(asked, names) : asked)
    })
    there.pipe(socket)
    for (const [one, other] of [[socket, there] as const, [there, socket] as const]) {
      one.on('error', () => undefined)
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `ldap://127.0.0.1:${(server.address() as AddressInfo).port}`,
    searches: () => searches,
    close: () => server.close(),
  }
}

/** The bind, under the entry's name where it was under another. */
function boundAs(asked: Buffer, names: Record<string, string>): Buffer {
  const version = asked.subarray(KIND_AT + 2, KIND_AT + 5)
  const nameAt = KIND_AT + 5
  const nameEnd = nameAt + 2 + (asked[nameAt + 1] ?? 0)
  const entry = names[asked.subarray(nameAt + 2, nameEnd).toString()]
  if (entry === undefined) return asked
  const bind = Buffer.concat([version, part(0x04, Buffer.from(entry)), asked.subarray(nameEnd)])
  return part(0x30, Buffer.concat([asked.subarray(2, KIND_AT), part(BIND, bind)]))
}

const part = (tag: number, inside: Buffer): Buffer => Buffer.concat([Buffer.from([tag, inside.length]), inside])
