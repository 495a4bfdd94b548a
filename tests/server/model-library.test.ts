import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import packJson from '../../packs/default.json'
import { STORAGE_PATH, type ModelLibraryPlace } from '../../src/contract/storage'
import { CODE } from '../../src/contract/envelope'
import { readPack } from '../../src/contract/pack'
import { configureHttp } from '../../src/platform/http'
import { fetchModelLibrary } from '../../src/platform/model-library-calls'
import { readConfig } from '../../server/config'
import { demoCaller, startServer, stranger, type Caller, type TestServer } from '../helpers/server'

const KEY = 'a key of exactly thirty-two char'.replaceAll(' ', '_')

describe('section 5, model-library file of the server', () => {
  let server: TestServer
  let demo: Caller
  beforeAll(async () => {
    server = await startServer({ BRANCHLINE_LIBRARY_KEY: KEY })
    demo = await demoCaller(server.app)
  }, 60_000)
  afterAll(() => server.close())

  it('comes to the client as the rule pack it was made from', async () => {
    const root = await server.app.listen({ port: 0, host: '127.0.0.1' })
    configureHttp({
      caller: () => ({ language: 'en', token: demo.session?.token ?? '', modelLibId: null, unitSetting: {} }),
      onSignedOut: () => undefined,
      onFailure: () => undefined,
    })
    expect(await fetchModelLibrary(root)).toEqual(JSON.parse(JSON.stringify(readPack(packJson))))
  })

  it('is nothing that can be read without the key, and nothing for who is not signed in', async () => {
    const { data } = await demo.get<ModelLibraryPlace>(STORAGE_PATH.modelLibrary)
    expect(data.address).toMatch(/^\/api\/apps-mssp\/storage\/redirect\/model-library\.json\?t=[0-9a-f]{16}$/)
    const file = await demo.send({ method: 'GET', url: data.address })
    expect(file.body).toMatch(/^[A-Za-z0-9+/]+=*$/)
    expect(await stranger(server.app).get(data.address)).toMatchObject({ code: CODE.signedOut })
    expect(await stranger(server.app).get(STORAGE_PATH.modelLibrary)).toMatchObject({ code: CODE.signedOut })
  })

  it('asks for a key of an AES length when it is configured', () => {
    expect(() => readConfig({ BRANCHLINE_LIBRARY_KEY: 'short' })).toThrow(/BRANCHLINE_LIBRARY_KEY/)
  })
})

describe('a server without a model-library key', () => {
  it('says that it hands out no library', async () => {
    const server = await startServer()
    const demo = await demoCaller(server.app)
    expect(await demo.get(STORAGE_PATH.modelLibrary)).toMatchObject({ code: CODE.notFound, message: /BRANCHLINE_LIBRARY_KEY/ })
    expect(await demo.get(`${STORAGE_PATH.redirect}/model-library.json`)).toMatchObject({ code: CODE.notFound })
    await server.close()
  }, 60_000)
})
