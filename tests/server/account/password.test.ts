import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CODE } from '../../../src/contract/envelope'
import { newAccount } from '../../../server/access/account'
import { createLoginKeys } from '../../../server/account/password/login-key'
import { loginKeyRepository } from '../../../server/account/password/login-key-repository'
import { namedKey, sealingKeyRepository } from '../../../server/account/factor/sealing-key-repository'
import { createHashing } from '../../../server/account/password/password'
import { checkQuality } from '../../../server/account/password/quality'
import { accountRepository } from '../../../server/access/account-repository'
import { openDatabase, type Database } from '../../../server/database/open-database'
import { commonPasswordFile, commonPasswords } from '../../../scripts/write-common-passwords.mjs'
import { Refusal } from '../../../server/refusal'
import { encrypt, preparedFolder, signIn, startServer, type TestFolder } from '../../helpers/server'

describe('a new password', () => {
  const ruleOf = (password: string): unknown => {
    try {
      checkQuality(password, ['Wang.Fang@design.example', 'Wang Fang'])
    } catch (error) {
      return error instanceof Refusal && error.code === CODE.weakPassword ? error.data : error
    }
    return null
  }

  it.each([
    ['nine char', 'short'],
    ['aabbaabbaabb', 'monotonous'],
    ['Password2026', 'known'],
    ['basketball', 'known'],
    ['Sunshine!2026', 'known'],
    ['dr4g0n-1984', 'known'],
    ['monkeymonkey', 'known'],
    ['wangfang2026', 'personal'],
    ['Branchline-1', 'product'],
    ['wang.fang!99', 'personal'],
    ['Wang.Fang@design.example', 'personal'],
    ['长'.repeat(4) + '密码短语够不够用呢啊嗯'.repeat(6), 'long'],
  ])('%j is refused as %s', (password, rule) => expect(ruleOf(password)).toMatchObject({ rule }))

  it.each(['correct horse battery', '马到成功一路平安吉祥如意', 'xK9$vv2!mq', 'password manager of my aunt'])('%j will do', (password) =>
    expect(ruleOf(password)).toBeNull(),
  )
})

it('the list of common passwords is the one that its package gives today, and only the server has it', () => {
  expect(readFileSync('server/account/password/common-passwords.json', 'utf8')).toBe(commonPasswordFile())
  expect(commonPasswords().length).toBeGreaterThan(5_000)
})

describe('security: stored passwords', () => {
  let folder: TestFolder
  let database: Database
  beforeAll(async () => {
    folder = preparedFolder()
    database = await openDatabase(folder.path)
  }, 60_000)
  afterAll(async () => {
    await database.close()
    folder.remove()
  })

  it('security: stored passwords are checked with the parameters they were made with, and made anew at the next sign-in', async () => {
    const weak = await createHashing(15).hash('correct horse battery')
    const today = createHashing()
    expect([await today.verify('correct horse battery', weak), await today.verify('other', weak)]).toEqual([true, false])
    const account = newAccount({ id: 'old', login: 'old@example.com', name: 'Old', role: 'levelTwo', kind: 'LOCAL' })
    await accountRepository(database.tables).add(account, weak)
    const challengeKey = (): (() => Promise<Uint8Array>) => namedKey(sealingKeyRepository(database.tables), 'sign-in challenges')
    const created = () => createLoginKeys(loginKeyRepository(database.tables), challengeKey())
    const [one, other] = [created(), created()]
    const sealedByOne = await one.current()
    const cipher = encrypt('across servers', { publicKey: sealedByOne.publicKey, challenge: await one.challenge() })
    expect(await other.open(sealedByOne.id, cipher)).toBe('across servers')
    expect((await other.current()).id).toBe(sealedByOne.id)
    // A key that is there is read only: a disk without room keeps nobody from signing in.
    const written = database.written?.('sealing_key')
    await challengeKey()()
    expect(database.written?.('sealing_key')).toBe(written)

    const server = await startServer({ BRANCHLINE_PASSWORD_COST: '17' }, { lent: database })
    expect((await signIn(server.app, 'old@example.com', 'other')).code).toBe(CODE.wrongCredentials)
    expect((await signIn(server.app, 'old@example.com', 'correct horse battery')).code).toBe(CODE.ok)
    await server.close()

    const stored = await accountRepository(database.tables).passwordOf('old@example.com')
    expect(stored?.password.cost).toBe('scrypt 131072 8 1')
    expect(stored && [today.isOutdated(stored.password), await today.verify('correct horse battery', stored.password)]).toEqual([
      false,
      true,
    ])
  }, 60_000)
})
