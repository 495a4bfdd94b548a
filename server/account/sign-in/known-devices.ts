import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DeviceRepository } from './device-repository'

const COOKIE = 'branchline_device'
const DAY_MS = 86_400_000
/** The longest lifetime of a cookie in browsers. */
const KEPT_DAYS = 400
const TOKEN = /^[\w-]{43}$/

/** Returns the hash under which a browser's token is stored. */
export const deviceHash = (token: string): Uint8Array => createHash('sha256').update(token).digest()
const oldest = (): Date => new Date(Date.now() - KEPT_DAYS * DAY_MS)

/** Returns the token of the browser's cookie; an empty string where there is none. */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const token = pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? ''
  return TOKEN.test(token) ? token : ''
}

/** Creates the store of browsers that accounts have signed in from. A known one grants no access: it only has attempts of its own. */
export const createKnownDevices = (stored: DeviceRepository) => ({
  async isKnown(accountId: string, token: string): Promise<boolean> {
    return token !== '' && (await stored.isKnown(deviceHash(token), oldest(), accountId))
  },

  /** Stores the browser as known. A cookie that this server has not set is replaced: somebody else may have put it there. */
  async remember(accountId: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const given = deviceOf(request)
    const isOurs = given !== '' && (await stored.isKnown(deviceHash(given), oldest()))
    const token = isOurs ? given : randomBytes(32).toString('base64url')
    await stored.put(deviceHash(token), accountId)
    const secure = request.protocol === 'https' ? '; Secure' : ''
    void reply.header('set-cookie', `${COOKIE}=${token}; Path=/api/; Max-Age=${KEPT_DAYS * 86_400}; HttpOnly; SameSite=Strict${secure}`)
  },

  forgetOld: (): Promise<void> => stored.forgetBefore(oldest()),
})

export type KnownDevices = ReturnType<typeof createKnownDevices>
