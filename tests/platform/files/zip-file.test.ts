import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { zipFile } from '../../../src/platform/files/zip-file'

it('a ZIP file is read by another program, names in any script and contents byte by byte', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-zip-'))
  try {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 31) % 256)
    const zip = await zipFile([
      { name: 'Hotel 酒店 1.png', content: new Blob([bytes]) },
      { name: 'empty.png', content: new Blob([]) },
    ])
    writeFileSync(join(folder, 'sheets.zip'), Buffer.from(await zip.arrayBuffer()))
    const check = 'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])'
    execFileSync('python3', ['-c', check, join(folder, 'sheets.zip'), folder])
    expect(new Uint8Array(readFileSync(join(folder, 'Hotel 酒店 1.png')))).toEqual(bytes)
    expect(readFileSync(join(folder, 'empty.png'))).toHaveLength(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

it('the same files give the same ZIP file at any time, in the order given', async () => {
  const files = ['b.json', 'a.json', '10.json', '9.json'].map((name) => ({ name, content: new Blob([name]) }))
  const bytesOf = async (): Promise<Uint8Array> => new Uint8Array(await (await zipFile(files)).arrayBuffer())
  const first = await bytesOf()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2040, 5, 6) })
  try {
    expect(await bytesOf()).toEqual(first)
  } finally {
    vi.useRealTimers()
  }
  const text = new TextDecoder('latin1').decode(first)
  const places = files.map(({ name }) => text.indexOf(name))
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

it('two files of one name are refused, because one would replace the other', async () => {
  const twice = [new Blob(['one']), new Blob(['two'])].map((content) => ({ name: 'same.json', content }))
  await expect(zipFile(twice)).rejects.toThrow('Two files are named same.json')
})
