import { createCipheriv } from 'node:crypto'
import cryptoJs from 'crypto-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { STORAGE_ROOT } from '../../src/contract/project/storage'
import { CallError } from '../../src/platform/http/call-error'
import { configureHttp, send, sendForFile } from '../../src/platform/http/http'
import { ModelLibraryError, openModelLibrary } from '../../src/platform/calls/model-library'
import { upload, type UploadRecord } from '../../src/platform/http/upload'
import { smallServer, type SmallServer } from './small-server'

const KEY = 'sixteen letters!'
const LIBRARY = { name: 'Größen 中文', items: [1, 2, { kW: 3.6 }] }
const TIMEOUT_MS = 300

/** The other side of the format, written with Node's own cipher. */
function encrypt(text: string, key = KEY): string {
  const bytes = Buffer.from(text)
  const padded = Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)])
  const cipher = createCipheriv('aes-128-ecb', key, null).setAutoPadding(false)
  return Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64')
}

let server: SmallServer
let reply: { status: number; type: string; body: string | Buffer }
let failures: CallError[]

beforeEach(async () => {
  failures = []
  reply = { status: 200, type: 'application/json', body: JSON.stringify({ code: 20000, data: 'done' }) }
  server = await smallServer((request, response) => {
    if (request.url === '/slow') return
    if (request.url === '/moved') return void response.writeHead(302, { location: `${STORAGE_ROOT}/picture.png?id=7` }).end()
    if (request.url?.startsWith(`${STORAGE_ROOT}/picture`)) return void response.end()
    response.writeHead(reply.status, { 'content-type': reply.type }).end(reply.body)
  })
  configureHttp({
    caller: () => ({ language: 'en', token: 'T', modelLibId: 'L', unitSetting: {} }),
    onSignedOut: () => undefined,
    onDue: () => undefined,
    onFailure: (error) => failures.push(error),
  })
})
afterEach(() => server.close())

describe('section 7, blob responses', () => {
  it('section 7, blob responses are given raw, with their type', async () => {
    const picture = Buffer.from([0x89, 0x50, 0, 255, 10])
    reply = { status: 200, type: 'image/png', body: picture }
    const blob = await sendForFile({ method: 'GET', path: `${server.root}/picture` })
    expect(blob.type).toBe('image/png')
    expect(Buffer.from(await blob.arrayBuffer())).toEqual(picture)
  })

  it('section 7, blob responses are refused as any call where the answer is a refusal, or no file at all', async () => {
    reply.body = JSON.stringify({ code: 40300, message: 'Not yours' })
    await expect(sendForFile({ path: server.root })).rejects.toMatchObject({ code: 40300, message: 'Not yours' })
    reply = { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }
    await expect(sendForFile({ path: server.root })).rejects.toMatchObject({ isOffline: true })
    expect(failures).toHaveLength(2)
  })
})

describe('section 7, storage redirect', () => {
  it('section 7, storage redirect with an empty body gives its address, also where it is reached by a redirect', async () => {
    const place = `${server.root}${STORAGE_ROOT}/picture.png?id=7`
    expect(await send({ method: 'GET', path: place })).toBe(place)
    expect(await send({ method: 'GET', path: `${server.root}/moved` })).toBe(place)
  })

  it('section 7, storage redirect is no address where an empty answer comes from elsewhere', async () => {
    reply.body = ''
    await expect(send({ path: server.root })).rejects.toBeInstanceOf(CallError)
  })
})

describe('section 5, model-library file', () => {
  const path = (): string => `${server.root}${STORAGE_ROOT}/library.json?t=1`

  it('section 5, model-library file is decrypted, trimmed to the last closing brace and parsed', async () => {
    reply = { status: 200, type: 'text/plain', body: encrypt(`${JSON.stringify(LIBRARY)}\n\0garbage`) }
    expect(await send({ method: 'GET', path: path(), libraryKey: KEY })).toEqual(LIBRARY)
  })

  it('section 5, model-library file is opened by crypto-js, and what that has written is opened as well', async () => {
    const decryptor = vi.spyOn(cryptoJs.algo.AES, 'createDecryptor')
    const options = { mode: cryptoJs.mode.ECB, padding: cryptoJs.pad.ZeroPadding }
    const file = cryptoJs.AES.encrypt(JSON.stringify(LIBRARY), cryptoJs.enc.Utf8.parse(KEY), options).toString()
    expect(await openModelLibrary(file, KEY)).toEqual(LIBRARY)
    expect(decryptor).toHaveBeenCalledOnce()
  })

  it('section 5, model-library file of any length has its zero padding taken off', async () => {
    for (let extra = 0; extra < 33; extra++) {
      const library = { text: 'x'.repeat(extra) }
      expect(await openModelLibrary(encrypt(JSON.stringify(library)), KEY)).toEqual(library)
    }
  })

  it('section 5, model-library file of many pieces is whole', async () => {
    const library = { rows: Array.from({ length: 20_000 }, (_, row) => ({ row, name: `Gerät ${row}` })) }
    expect(await openModelLibrary(encrypt(JSON.stringify(library)), KEY)).toEqual(library)
  })

  it.each([
    ['another key', encrypt(JSON.stringify(LIBRARY), 'another key, 16!')],
    ['a text that is no JSON', encrypt('{"name": }')],
    ['no closing brace', encrypt('nothing here')],
    ['half a block', encrypt(JSON.stringify(LIBRARY)).slice(0, 24)],
    ['no base64', '<html></html>'],
    ['nothing', ' '],
  ])('section 5, model-library file throws for %s', async (_what, file) => {
    await expect(openModelLibrary(file, KEY)).rejects.toBeInstanceOf(ModelLibraryError)
  })

  it('section 5, model-library file throws for a key of no AES length, and a refusal in its place is a refusal', async () => {
    await expect(openModelLibrary(encrypt('{}'), 'short')).rejects.toBeInstanceOf(ModelLibraryError)
    reply.body = JSON.stringify({ code: 40400, message: 'No library' })
    await expect(send({ method: 'GET', path: path(), libraryKey: KEY })).rejects.toMatchObject({ code: 40400 })
  })
})

describe('section 7, requests', () => {
  it('section 7, requests give up after the time-out with its message', async () => {
    await expect(send({ path: `${server.root}/slow`, timeoutMs: TIMEOUT_MS })).rejects.toMatchObject({ message: /timeout of 300ms/ })
    expect(failures[0]?.isOffline).toBe(true)
  })
})

describe('section 3, upload progress', () => {
  const file = (size: number): File => new File([new Uint8Array(size).fill(7)], 'plan.png', { type: 'image/png' })

  it('section 3, upload progress tells id, file, size and progress, ever further, and 100 once the server has answered', async () => {
    const heard: UploadRecord[] = []
    const sent = file(3_000_000)
    const { record, done } = upload(
      sent,
      (step) => heard.push(step),
      (part) => send({ path: server.root, ...part }),
    )
    expect(record).toMatchObject({ file: sent, size: 3_000_000, progress: 0 })
    expect(await done).toBe('done')
    expect(server.seen[0]?.headers['content-type']).toBe('image/png')
    expect(server.seen[0]?.body.length).toBe(3_000_000)
    expect(heard.at(-1)).toMatchObject({ id: record.id, progress: 100 })
    const steps = heard.map(({ progress }) => progress)
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect(new Set(steps).size).toBe(steps.length)
  })

  it('section 3, upload progress stops where it is cancelled, and tells nobody of a failure', async () => {
    const { done, cancel } = upload(
      file(10),
      () => undefined,
      (part) => send({ path: `${server.root}/slow`, ...part }),
    )
    cancel()
    await expect(done).rejects.toMatchObject({ name: 'CanceledError' })
    expect(failures).toEqual([])
  })

  it('section 3, upload progress never reaches 100 where the server refuses the file', async () => {
    const heard: number[] = []
    reply.body = JSON.stringify({ code: 41300, message: 'Too large' })
    await expect(
      upload(
        file(1000),
        ({ progress }) => heard.push(progress),
        (part) => send({ path: server.root, ...part }),
      ).done,
    ).rejects.toMatchObject({ code: 41300 })
    expect(Math.max(0, ...heard)).toBeLessThan(100)
  })
})
