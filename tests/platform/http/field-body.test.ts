import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readProjectFile } from '../../../src/features/projects/files/project-file'
import { FieldBodyError, packField, unpackField } from '../../../src/platform/http/field-body'

const LONG = JSON.stringify({ projectName: 'Größe 塔', rows: Array.from({ length: 40_000 }, (_, row) => ({ row, kW: row / 7 })) })
const AS = { id: 'new', revision: 0 }

describe('a field body', () => {
  it.each(['', '{}', LONG])(
    'a field body is base64 of a gzip that any other reader opens, and is opened where another has written it (%#)',
    (text) => {
      expect(gunzipSync(Buffer.from(packField(text), 'base64')).toString()).toBe(text)
      expect(unpackField(gzipSync(text).toString('base64'))).toBe(text)
    },
  )

  it('a field body of several members is opened whole', () => {
    expect(unpackField(Buffer.concat([gzipSync('{"a":'), gzipSync('1}')]).toString('base64'))).toBe('{"a":1}')
  })

  it.each([
    ['no base64', '<html>'],
    ['no gzip', btoa('plain text')],
    ['a gzip that is cut short', gzipSync(LONG).subarray(0, 900).toString('base64')],
    ['no UTF-8', gzipSync(Buffer.from([0x7b, 0xff, 0xfe])).toString('base64')],
    ['nothing', ''],
  ])('a field body is refused where it is %s', (_what, field) => {
    expect(() => unpackField(field)).toThrow(FieldBodyError)
  })
})

describe('a project file', () => {
  const file = (content: object) => new File([JSON.stringify(content)], 'plan.json')
  const sent = async (content: object, isPacked: boolean): Promise<unknown> => {
    const read = await readProjectFile(file(content), AS, isPacked)
    return read && 'written' in read ? JSON.parse(await read.written.body.text()) : read
  }

  it('a project file goes out packed for the kinds that travel so, and comes in packed or not', async () => {
    const project = { id: 'old', projectName: 'Plan' }
    const packed = (await sent(project, true)) as { body: string }
    expect(JSON.parse(unpackField(packed.body))).toEqual({ ...AS, projectName: 'Plan' })
    expect(await sent({ ...packed, origin: 2 }, false)).toEqual({ ...AS, projectName: 'Plan' })
  })

  it('a project file that holds a packed body of nothing is no project', async () => {
    expect(await sent({ body: 'not packed' }, false)).toBeNull()
  })
})

it('what packs and unpacks is reached from workers alone: nothing else imports it, or what imports it, but when it is asked for', () => {
  const root = join(import.meta.dirname, '../../../src')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const importsOf = (name: string): string[] =>
    Array.from(readFileSync(join(root, name), 'utf8').matchAll(/^(?:import|export) (?!type )[^'"]*from '(\.[^']+)'/gms), ([, path]) =>
      relative(root, join(root, dirname(name), path ?? '')),
    )
  const importers = new Map<string, string[]>()
  for (const name of files)
    for (const path of importsOf(name)) importers.set(path, [...(importers.get(path) ?? []), name.replace(/\.tsx?$/, '')])
  const ends: string[] = []
  const climb = (name: string): void => {
    const above = importers.get(name) ?? []
    if (above.length === 0) ends.push(name)
    for (const each of above) climb(each)
  }
  climb('platform/http/field-body')
  expect(ends).toEqual(['features/projects/files/read-file.worker'])
})
