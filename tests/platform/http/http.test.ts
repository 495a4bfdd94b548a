import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HEADER } from '../../../src/contract/account/account'
import { CallError } from '../../../src/platform/http/call-error'
import { configureHttp, send } from '../../../src/platform/http/http'

interface Seen {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}

let server: Server
let seen: Seen[]
let reply: { status: number; text: string }
let failures: CallError[]
let signedOut: string[]
let root: string

beforeEach(async () => {
  seen = []
  failures = []
  signedOut = []
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  configureHttp({
    caller: () => ({ language: 'de', token: 'T', modelLibId: null, unitSetting: {} }),
    onSignedOut: (how) => signedOut.push(how),
    onDue: () => undefined,
    onFailure: (error) => failures.push(error),
  })
  reply = { status: 200, text: JSON.stringify({ code: 20000, data: { ok: 1 } }) }
})

afterEach(() => new Promise((resolve) => server.close(resolve)))

describe('a call', () => {
  it('a call gives the data of the envelope and sends body, query and headers', async () => {
    expect(await send({ path: `${root}/list`, query: { current: 1 }, body: { text: 'ü' } })).toEqual({ ok: 1 })
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/list?current=1' })
    expect(seen[0]?.headers).toMatchObject({ language: 'de_DE', 'x-token': 'T', 'content-type': 'application/json' })
    expect(JSON.parse(seen[0]?.body.toString() ?? '')).toEqual({ text: 'ü' })
  })

  it('a call compresses a body from 256 kB on and leaves smaller ones as they are', async () => {
    const body = { text: 'x'.repeat(300_000) }
    await send({ path: root, body })
    await send({ path: root, body: { text: 'x' } })
    expect(seen[0]?.headers['content-encoding']).toBe('gzip')
    expect(JSON.parse(gunzipSync(seen[0]?.body ?? Buffer.alloc(0)).toString())).toEqual(body)
    expect(seen[1]?.headers['content-encoding']).toBeUndefined()
  })

  it('a call says of a body that was written before how long it becomes, where whoever wrote it does', async () => {
    const body = new Blob(['[1', ']'].map((part) => new Uint8Array(gzipSync(part))))
    await send({ path: root, written: { body, isGzip: true, unpackedLength: 3 } })
    await send({ path: root, written: { body, isGzip: true } })
    expect(seen.map(({ headers }) => headers[HEADER.unpackedLength.toLowerCase()])).toEqual(['3', undefined])
  })

  it('a call rejects a refusal with its code and data, and tells the user once', async () => {
    reply.text = JSON.stringify({ code: 40900, message: 'Newer', data: { revision: 4 }, traceId: 'abc' })
    await expect(send({ path: root })).rejects.toMatchObject({ code: 40900, message: 'Newer', data: { revision: 4 }, traceId: 'abc' })
    expect(failures).toHaveLength(1)
  })

  it('a call says nothing to the user where the caller asked for silence', async () => {
    reply.text = JSON.stringify({ code: 40000, message: 'No' })
    await expect(send({ path: root, isSilent: true })).rejects.toBeInstanceOf(CallError)
    expect(failures).toHaveLength(0)
  })

  it('a call reads the envelope of an error status, too', async () => {
    reply = { status: 401, text: JSON.stringify({ code: 50008, message: 'Expired' }) }
    await expect(send({ path: root })).rejects.toMatchObject({ code: 50008 })
    expect(signedOut).toEqual(['ask'])
    expect(failures).toHaveLength(0)
  })

  it('a call counts as offline when nothing answers, or something that is not our server', async () => {
    reply = { status: 502, text: '<h1>Bad gateway</h1>' }
    await expect(send({ path: root, isSilent: true })).rejects.toMatchObject({ isOffline: true })
    await expect(send({ path: 'http://127.0.0.1:9/', isSilent: true })).rejects.toMatchObject({ isOffline: true })
  })
})
