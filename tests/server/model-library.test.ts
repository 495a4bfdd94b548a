import axios from 'axios'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import { addressOf } from '../../src/contract/calls/row'
import packJson from '../../packs/default.json'
import { type ModelLibraryPlace } from '../../src/contract/project/storage'
import { CODE } from '../../src/contract/envelope'
import { readPack } from '../../src/contract/pack'
import { call } from '../../src/platform/call'
import { configureHttp } from '../../src/platform/http/http'
import { fetchModelLibrary } from '../../src/platform/calls/model-library-calls'
import { checkModelLibrary } from '../../src/state/page/model-library'
import { session } from '../../src/state/page/session'
import { readConfig } from '../../server/config'
import { freePort } from '../helpers/free-port'
import { demoCaller, startServer, stranger, type Caller, type TestServer } from '../helpers/server'

const KEY = 'a key of exactly thirty-two char'.replaceAll(' ', '_')

describe('section 5, model-library file of the server', () => {
  let server: TestServer
  let demo: Caller
  let root: string
  /** The client as a page of this address has it. */
  const reach = (address: string): void => {
    axios.defaults.baseURL = address
    configureHttp({
      caller: () => ({ language: 'en', token: demo.session?.token ?? '', modelLibId: null, unitSetting: {} }),
      onSignedOut: () => undefined,
      onDue: () => undefined,
      onFailure: () => undefined,
    })
  }
  beforeAll(async () => {
    server = await startServer({ BRANCHLINE_LIBRARY_KEY: KEY })
    demo = await demoCaller(server.app)
    root = await server.app.listen({ port: 0, host: '127.0.0.1' })
    reach(root)
  }, 60_000)
  afterAll(() => server.close())

  it('section 5, model-library file of the server comes to the client as the rule pack it was made from', async () => {
    expect(await fetchModelLibrary()).toEqual(JSON.parse(JSON.stringify(readPack(packJson))))
  })

  it('section 5, model-library file of the server is nothing that can be read without the key, and nothing for who is not signed in', async () => {
    const { data } = await demo.get<ModelLibraryPlace>(CALLS.storage.modelLibrary.path)
    expect(data.address).toMatch(/^\/api\/apps-mssp\/storage\/redirect\/model-library\.json\?t=[0-9a-f]{16}$/)
    const file = await demo.send({ method: 'GET', url: data.address })
    expect(file.body).toMatch(/^[A-Za-z0-9+/]+=*$/)
    expect(await stranger(server.app).get(data.address)).toMatchObject({ code: CODE.signedOut })
    expect(await stranger(server.app).get(CALLS.storage.modelLibrary.path)).toMatchObject({ code: CODE.signedOut })
  })

  it('section 7, loginCheckModelLib: the library of the account is told against the one that this browser knows', async () => {
    const asked = (modelLibId?: string) => call(CALLS.account.checkModelLibrary, { body: modelLibId === undefined ? {} : { modelLibId } })
    expect(await asked()).toEqual({ modelLibId: '0001', libCode: '0001', isCurrent: false })
    expect(await asked('EU01')).toMatchObject({ modelLibId: '0001', isCurrent: false })
    expect(await asked('0001')).toMatchObject({ isCurrent: true })
  })

  it('section 7, loginCheckModelLib: the page keeps the library that is named, and says so where it is another than before', async () => {
    session.modelLibId = null
    expect([await checkModelLibrary(), session.modelLibId]).toEqual([null, '0001'])
    expect([await checkModelLibrary(), session.modelLibId]).toEqual([null, '0001'])
    session.modelLibId = 'EU01'
    expect([await checkModelLibrary(), session.modelLibId]).toEqual(['0001', '0001'])
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    reach(`http://127.0.0.1:${await freePort()}`)
    expect([await checkModelLibrary(), session.modelLibId]).toEqual([null, null])
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
    reach(root)
  })

  it('section 7, makeBigFileUrl: leads to a storage address with an empty answer, from where the file is downloaded without a token', async () => {
    const project = demo.project('Big Tower 塔')
    await demo.save(project)
    const address = await call(CALLS.storage.projectAddress, { body: { id: project.id } })
    expect(address).toContain(`${addressOf(CALLS.storage.projectFile, { id: project.id })}?ticket=`)
    const file = await fetch(`${address}&download=1`)
    expect(file.headers.get('content-disposition')).toBe('attachment')
    expect(await file.json()).toMatchObject({ projectName: 'Big Tower 塔', revision: 1 })
    const other = demo.project('Other')
    await demo.save(other)
    const [bare = ''] = address.split('?')
    const [stolen, forged] = [address.replace(project.id, other.id), `${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`]
    for (const wrong of [stolen, forged, `${bare}?ticket=x`]) expect((await fetch(wrong)).status).toBe(404)
    await expect(call(CALLS.storage.projectAddress, { body: { id: 'nobodys' } })).rejects.toMatchObject({
      code: CODE.notFound,
    })
  })

  it('section 5, model-library file of the server asks for a key of an AES length when it is configured', () => {
    expect(() => readConfig({ BRANCHLINE_LIBRARY_KEY: 'short' })).toThrow(/BRANCHLINE_LIBRARY_KEY/)
  })
})

describe('a server without a model-library key', () => {
  it('a server without a model-library key says that it hands out no library', async () => {
    const server = await startServer()
    const demo = await demoCaller(server.app)
    expect(await demo.get(CALLS.storage.modelLibrary.path)).toMatchObject({ code: CODE.notFound, message: /BRANCHLINE_LIBRARY_KEY/ })
    expect(await demo.get(CALLS.storage.modelLibraryFile.path)).toMatchObject({ code: CODE.notFound })
    await server.close()
  }, 60_000)
})
