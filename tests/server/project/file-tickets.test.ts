import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { addressOf } from '../../../src/contract/calls/row'
import { CODE } from '../../../src/contract/envelope'
import { type SavedProject } from '../../../src/contract/project/project-calls'
import { serverWith, stranger, type Caller, type TestServer } from '../../helpers/server'

let server: TestServer
let callers: Record<'owner' | 'other', Caller>
let database: Awaited<ReturnType<typeof serverWith>>['database']
let projectId = ''
beforeAll(async () => {
  const person = (login: string) => ({ login, role: 'levelTwo' }) as const
  ;({ server, callers, database } = await serverWith({ owner: person('owner@example.com'), other: person('other@example.com') }))
  projectId = (await callers.owner.save<SavedProject>(callers.owner.project('Taken away'))).data.id
})
afterAll(() => server.close())

const asked = async (): Promise<string> => {
  const answer = await callers.owner.send({ method: 'POST', url: CALLS.storage.projectAddress.path, payload: { id: projectId } })
  return new URL(String(answer.headers.location), 'http://localhost').searchParams.get('ticket') ?? ''
}
const taken = (ticket: string) =>
  stranger(server.app).send({
    method: 'GET',
    url: `${addressOf(CALLS.storage.projectFile, { id: projectId })}?ticket=${encodeURIComponent(ticket)}&download=1`,
  })

describe('a ticket for a project file', () => {
  it('a ticket for a project file is signed with a key of its own, which neither the keys of sign-ins nor sessions have to do with', async () => {
    await stranger(server.app).get(CALLS.account.loginKey.path)
    const ticket = await asked()
    expect((await taken(ticket)).json()).toMatchObject({ projectName: 'Taken away' })
    const names = await database.tables.selectFrom('sealing_key').select('name').orderBy('name').execute()
    expect(names.map(({ name }) => name)).toEqual(['project file tickets', 'sign-in challenges'])
    const secrets = [
      ...(await database.tables.selectFrom('login_key').select('private_key').execute()).map((row) => row.private_key),
      ...(await database.tables.selectFrom('session').select('token_hash').execute()).map((row) => row.token_hash),
      callers.owner.session?.token ?? '',
    ]
    expect(secrets.length).toBeGreaterThanOrEqual(4)
    const [holder = '', end = ''] = ticket.split('.')
    for (const secret of secrets) {
      const signature = createHmac('sha256', secret).update(['project-file', projectId, holder, end].join('\n')).digest('base64url')
      expect((await taken([holder, end, signature].join('.'))).json()).toMatchObject({ code: CODE.notFound })
    }
    await database.tables.deleteFrom('login_key').execute()
    expect((await taken(ticket)).json()).toMatchObject({ projectName: 'Taken away' })
  })

  it('a ticket for a project file is refused where its holder, its end, its project or its signature was changed', async () => {
    const [holder = '', end = '', signature = ''] = (await asked()).split('.')
    const changed = [
      [callers.other.userId, end, signature],
      [holder, String(Number(end) + 60_000), signature],
      [holder, end, signature.replace(/^./, signature.startsWith('A') ? 'B' : 'A')],
      [holder, end],
      [holder, 'Infinity', signature],
    ]
    for (const parts of changed) expect((await taken(parts.join('.'))).json()).toMatchObject({ code: CODE.notFound })
    const another = (await callers.owner.save<SavedProject>(callers.owner.project('Another'))).data.id
    const url = `${addressOf(CALLS.storage.projectFile, { id: another })}?ticket=${[holder, end, signature].join('.')}&download=1`
    expect((await stranger(server.app).send({ method: 'GET', url })).json()).toMatchObject({ code: CODE.notFound })
  })
})
