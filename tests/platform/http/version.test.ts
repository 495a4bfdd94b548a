import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { configureHttp, send } from '../../../src/platform/http/http'
import { fetchDeployedVersion, isExcludedFromVersionCheck } from '../../../src/platform/http/version'
import { compareVersion, versionPrompt } from '../../../src/app/version/version-prompt-state'
import { settings } from '../../../src/state/page/settings'

describe('section 4, version check', () => {
  let server: Server
  let root: string
  let reply = ''
  let status = 200
  const asked: string[] = []
  const told: string[] = []

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(status, { 'content-type': 'application/json' }).end(reply)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    configureHttp({
      caller: () => ({ language: 'en', token: 'T', modelLibId: null, unitSetting: {} }),
      onSignedOut: () => undefined,
      onDue: () => undefined,
      onFailure: () => undefined,
      onVersion: (deployed) => told.push(deployed),
    })
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it('section 4, version check asks for the version file with a timestamp, and rejects where it cannot be had or read', async () => {
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (path: string, options: RequestInit) => fetch(`${root}/${path.replace('./', '')}`, options))
    reply = '{"timestamp":"2026-01-01T00:00:00.000Z"}'
    expect(await fetchDeployedVersion(77)).toBe('2026-01-01T00:00:00.000Z')
    expect(asked.pop()).toBe('/version.json?t=77')
    reply = '{}'
    await expect(fetchDeployedVersion()).rejects.toThrow('no timestamp')
    status = 503
    await expect(fetchDeployedVersion()).rejects.toThrow('503')
    status = 200
    vi.unstubAllGlobals()
  })

  it('section 4, version check hears of the version in answers, refusals too, except in those of logout and makeFrontEndVersion', async () => {
    reply = JSON.stringify({ code: 20000, data: 1, frontEndVersion: 'two' })
    await send({ path: `${root}/list` })
    reply = JSON.stringify({ code: 40000, data: null, frontEndVersion: 'three' })
    await send({ path: `${root}/list` }).catch(() => undefined)
    reply = JSON.stringify({ code: 20000, data: 1 })
    await send({ path: `${root}/list` })
    expect(told).toEqual(['two', 'three'])
    for (const path of [CALLS.account.logout.path, CALLS.operation.makeFrontEndVersion.path]) {
      expect(isExcludedFromVersionCheck(path)).toBe(true)
      expect(isExcludedFromVersionCheck(`${path}?t=1`)).toBe(true)
    }
    expect(isExcludedFromVersionCheck(CALLS.account.userInfo.path)).toBe(false)
  })

  it('section 4, version check offers one version at a time: the one deployed last, and nothing while the page is up to date', () => {
    settings.frontEndVersion = ''
    compareVersion('first')
    expect(versionPrompt.offered).toBeNull()
    settings.frontEndVersion = 'first'
    compareVersion('first')
    expect(versionPrompt.offered).toBeNull()
    compareVersion('second')
    compareVersion('third')
    expect(versionPrompt.offered).toBe('third')
  })
})
