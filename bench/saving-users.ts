import { Agent, request } from 'node:http'
import { CALLS } from '../src/contract/calls'
import { HEADER, type SessionAnswer } from '../src/contract/account/account'
import { CODE, type Envelope } from '../src/contract/envelope'

/** A user with a session and a connection of their own, as in a browser. */
export interface SavingUser {
  userId: string
  /** Sends the text of a project; throws where the server does not store it. */
  save(text: Buffer): Promise<void>
  leave(): void
}

/** Signs in this many users at the demo of a server. */
export const signedInUsers = (address: string, count: number): Promise<SavingUser[]> =>
  Promise.all(Array.from({ length: count }, () => signedInUser(address)))

async function signedInUser(address: string): Promise<SavingUser> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { data } = await post<SessionAnswer>(agent, address + CALLS.account.demo.path, {}, Buffer.alloc(0))
  const headers = { [HEADER.token]: data.token, 'content-type': 'application/json' }
  return {
    userId: data.userInfo.userId,
    async save(text) {
      const { code, message } = await post(agent, address + CALLS.project.mssp.save.path, headers, text)
      if (code !== CODE.ok) throw new Error(`the save was refused with ${code}: ${message}`)
    },
    leave: () => agent.destroy(),
  }
}

function post<T>(agent: Agent, url: string, headers: Record<string, string>, body: Buffer): Promise<Envelope<T>> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: 'POST', headers: { ...headers, 'content-length': body.length } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString('utf8')) as Envelope<T>))
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
