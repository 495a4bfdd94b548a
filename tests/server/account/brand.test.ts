import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { countsAsBrand, nameForBrand } from '../../../src/contract/account/brand'
import type { LoginKey } from '../../../src/contract/account/account-sign-in'
import { brandWordsOf, houseWordsOf, readConfig } from '../../../server/config'
import { CODE } from '../../../src/contract/envelope'
import { newAccount } from '../../../server/access/account'
import { letter } from '../../../server/mail/letters'
import { callerWith, folderWith, sealed, startServer, stranger, type TestFolder, type TestServer } from '../../helpers/server'

const PASSWORD = 'a long sentence of mine'
const account = (id: string, brand: string) =>
  newAccount({ id, login: `${id}@example.com`, name: id, role: 'levelTwo', kind: 'LOCAL', brand })

describe('section 6, brand check: a brand holding a brand word, or equal to master', () => {
  let folder: TestFolder
  let server: TestServer
  beforeAll(async () => {
    const people = [account('every', 'master'), account('ours', 'North Clima Group'), account('theirs', 'other')]
    folder = await folderWith(people.map((each) => ({ account: each, password: PASSWORD })))
    server = await startServer({ BRANCHLINE_DATA: folder.path, BRANCHLINE_BRAND_WORDS: 'Clima, second' })
  }, 60_000)
  afterAll(async () => {
    await server.close()
    folder.remove()
  })

  it.each([
    ['master', true],
    ['CLIMA', true],
    ['grand clima', true],
    ['masters', false],
    ['', false],
  ])('%j counts: %j', (brand, counts) => expect(countsAsBrand(brand, ['clima'])).toBe(counts))

  it('section 6, brand check: a brand holding a brand word, or equal to master has two settings: words of the login variant and words of the house brand, each told to the page', async () => {
    const { data } = await stranger(server.app).get<LoginKey>(CALLS.account.loginKey.path)
    expect([data.brandWords, data.houseWords]).toEqual([['clima', 'second'], ['midea']])
    const plain = readConfig({})
    expect([brandWordsOf(plain), houseWordsOf(plain)]).toEqual([['clivet'], ['midea']])
  })

  it.each([
    ['master', 'Branchline'],
    ['', 'Branchline'],
    ['Midea Europe', 'Branchline'],
    ['clivet', 'Clivet'],
  ])('a letter to an account of %j carries the name %s', (brand, name) => {
    const product = nameForBrand(brand, ['midea'])
    expect(product).toBe(name)
    for (const language of ['en', 'zh', 'es', 'id', 'ru', 'vi', 'my', 'it', 'de', 'fr', 'hr', 'pt'])
      expect(letter('registerCode', language, { code: '123456', product }).text).toContain(name)
  })

  it('section 6, brand check: a brand holding a brand word, or equal to master names the words to the page, and admits at the brand variant only who counts', async () => {
    expect((await stranger(server.app).get<LoginKey>(CALLS.account.loginKey.path)).data.brandWords).toEqual(['clima', 'second'])
    const codes = []
    for (const id of ['every', 'ours', 'theirs']) {
      const body = { ...(await sealed(server.app, PASSWORD)), personalEmail: `${id}@example.com` }
      codes.push((await stranger(server.app).post(CALLS.account.brandLogin.path, body)).code)
    }
    expect(codes).toEqual([CODE.ok, CODE.ok, CODE.notAllowedHere])
  })

  it('section 7, loginUserInfoAndShareRole: isFromClivet is checked against the brand of the account', async () => {
    const theirs = await callerWith(server.app, 'theirs@example.com', PASSWORD)
    expect((await theirs.get(`${CALLS.account.userInfo.path}?isFromClivet=false`)).code).toBe(CODE.ok)
    expect((await theirs.get(`${CALLS.account.userInfo.path}?isFromClivet=true`)).code).toBe(CODE.notAllowedHere)
  })
})
