import { version } from '../../package.json'
import { VersionSchema } from '../../src/contract/account'
import { ACCOUNT_PATH } from '../../src/contract/account-paths'
import { DEVICE_PATH } from '../../src/contract/device'
import { answer, answersWith } from '../answer'
import { audit } from '../audit/audit'
import { callerOf } from '../plugins/access'
import type { TypedApp } from '../typed-app'
import type { FrontEndVersion } from './front-end-version'

/** The version file, the call that announces a new front end, and the version in every envelope. */
export function addVersionRoutes(app: TypedApp, frontEnd: FrontEndVersion): void {
  app.get(
    ACCOUNT_PATH.version,
    {
      config: { access: 'open' },
      schema: { tags: ['account'], summary: 'Moment of the deployed build', response: { 200: VersionSchema } },
    },
    (_request, reply) => {
      void reply.header('cache-control', 'no-store')
      return { timestamp: frontEnd.timestamp(), version }
    },
  )

  app.post(
    DEVICE_PATH.makeFrontEndVersion,
    {
      config: { access: { permission: 'database' } },
      schema: { tags: ['database'], summary: 'Announce a new front end: open pages offer to reload', response: answersWith(VersionSchema) },
    },
    async (request) => {
      const timestamp = await frontEnd.announce(callerOf(request).id, (at, within) => audit(request, 'front end announced', at, {}, within))
      return answer(request, { timestamp, version })
    },
  )

  app.addHook('preSerialization', (_request, _reply, payload, done) => {
    done(null, isEnvelope(payload) ? { ...payload, frontEndVersion: frontEnd.timestamp() } : payload)
  })
}

const isEnvelope = (payload: unknown): payload is Record<string, unknown> =>
  typeof payload === 'object' && payload !== null && 'code' in payload && 'traceId' in payload
