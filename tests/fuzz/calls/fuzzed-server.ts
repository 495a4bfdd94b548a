import { CALLS } from '../../../src/contract/calls'
import { addressOf } from '../../../src/contract/calls/row'
import { CODE } from '../../../src/contract/envelope'
import type { SendFeedback } from '../../../src/contract/feedback'
import type { WireProject } from '../../../src/contract/project/project-wire'
import { Caller, callerWith, demoCaller, folderWithAccounts, startServer, stranger, type TestServer } from '../../helpers/server'
import { FUZZED_CALLS } from './call-list'
import type { CallFuzz, FuzzCaller } from './call-fuzzer'

const OWNER = { login: 'owner@elsewhere.test', password: 'a long password of hers', role: 'levelTwo' } as const
const SECRET = 'Quiet harbour offices 7731'

export interface FuzzedServer {
  fuzz: CallFuzz
  server: TestServer
  owner: Caller
  /** Reads what the owner has stored. */
  owned: () => Promise<string>
  close: () => Promise<void>
}

/** A server with an owner whose project is private, and callers who know the owner's ids. */
export async function fuzzedServer(): Promise<FuzzedServer> {
  const folder = await folderWithAccounts([OWNER])
  const server = await startServer({ BRANCHLINE_DATA: folder.path })
  const owner = await callerWith(server.app, OWNER.login, OWNER.password)
  const hers = owner.project(SECRET)
  const stored = await owner.save(hers)
  if (stored.code !== CODE.ok) throw new Error(`The owner's project was not stored: ${stored.message}`)
  const told = feedbackOf(hers.id, SECRET)
  const sent = await owner.post(CALLS.feedback.send.path, told)
  if (sent.code !== CODE.ok) throw new Error(`The owner's feedback was not stored: ${sent.message}`)
  const signedIn = keptSignedIn(server)
  const demo = await signedIn.current()
  const own = demo.project('Own tower')
  await demo.save(own)
  return {
    server,
    owner,
    owned: async () => {
      const urls = [addressOf(CALLS.project.mssp.get, { id: hers.id }), addressOf(CALLS.feedback.get, { feedbackId: hers.id })]
      const answers = []
      for (const url of urls) answers.push((await owner.send({ method: 'GET', url })).body.replace(/"traceId":"[^"]*"/, ''))
      return answers.join('\n')
    },
    fuzz: {
      app: server.app,
      calls: FUZZED_CALLS,
      callers: [signedIn, signedIn, signedIn, nobody(server)],
      known: [
        hers.id,
        own.id,
        owner.userId,
        demo.userId,
        OWNER.login,
        '1016',
        '0001',
        'NA0101',
        '2610',
        'X4P-10',
        'C4-056',
        'en',
        'CN',
        'Hangzhou',
      ],
      bodies: {
        [CALLS.project.mssp.save.path]: (dice) => bodyOfSave(demo, dice.onceIn(3) ? hers.id : own.id, dice.below(4)),
        [CALLS.feedback.send.path]: (dice) => feedbackOf(dice.onceIn(3) ? hers.id : own.id, 'Words of the demo'),
      },
      secrets: [SECRET, OWNER.password],
    },
    close: async () => {
      await server.close()
      folder.remove()
    },
  }
}

/** Feedback under the id of a project: what is known to the callers already. */
const feedbackOf = (feedbackId: string, text: string): SendFeedback => ({
  feedbackId,
  subject: 'About a project',
  kind: 'fault',
  text,
  page: '/navbar/mssp/piping',
  version: '',
  language: 'en',
  browser: '',
  pictureIds: [],
})

const bodyOfSave = (caller: Caller, id: string, revision: number): WireProject & { revision: number } => ({
  ...caller.project('Own tower', { id }),
  revision,
})

/** Returns the demo's caller, signed in again after a call ended the session. */
function keptSignedIn({ app }: TestServer): FuzzCaller {
  let caller: Promise<Caller> | null = null
  return {
    current: () => (caller ??= demoCaller(app)),
    signedOut: () => (caller = null),
  }
}

const nobody = ({ app }: TestServer): FuzzCaller => ({ current: () => Promise.resolve(stranger(app)), signedOut: () => undefined })
