import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { InputError } from '../../../src/contract/input-error'
import type { Headless } from '../../../src/engine/headless/create-headless'
import type { ManyFiles, Progress } from '../../../src/engine/headless/many/many-files'
import { BUILD_MS } from '../../cli/run-cli'
import { boxProject, workedProject, type SavedProject } from '../../contract/saved-project'
import { savedBuilding } from '../../helpers/saved-building'

/** The functions as another program imports them, threads and all. */
let headless: Headless & { InputError: typeof InputError }
let folder: string

function write(name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

beforeAll(async () => {
  headless = await import('branchline/headless')
  folder = mkdtempSync(join(tmpdir(), 'branchline-many-'))
}, BUILD_MS)

async function all<T>(results: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const one of results) list.push(one)
  return list
}

/** A project of about 3 MB: a thread of its own checks it. */
function large(): SavedProject {
  return savedBuilding(160, 65)
}

describe('many files', () => {
  test('many files give the same bytes with one thread and with several, in the order given', async () => {
    const files = Array.from({ length: 60 }, (_, place) =>
      place % 20 === 7 ? write(`bad-${place}.json`, '{') : write(`${place}.json`, savedBuilding(1 + (place % 3), 5 + place, place)),
    )
    files.push(write('large.json', large()))
    const [one, two, three] = [
      await all(headless.calculateMany(files, { workers: 1 })),
      await all(headless.calculateMany(files, { workers: 2 })),
      await all(headless.calculateMany(files, { workers: 3 })),
    ]
    expect(one.map(({ file }) => file)).toEqual(files)
    expect(one.filter(({ exit }) => exit === 2)).toHaveLength(3)
    expect(JSON.stringify(two)).toBe(JSON.stringify(one))
    expect(JSON.stringify(three)).toBe(JSON.stringify(one))
  })

  test('a large file gives the same result as its project', async () => {
    const project = large()
    const file = write('large.json', project)
    const [calculated] = await all(headless.calculateMany([file], { workers: 2 }))
    expect(JSON.stringify(calculated?.result)).toBe(JSON.stringify(await headless.calculate(project)))
    const [validated] = await all(headless.validateMany([file], { workers: 2 }))
    expect(JSON.stringify(validated?.result)).toBe(JSON.stringify(await headless.validate(project)))
  })

  test('many files bytes and files of a browser are read like paths', async () => {
    const text = JSON.stringify(workedProject())
    const given: ManyFiles = [
      { name: 'bytes', source: new TextEncoder().encode(text) },
      { name: 'blob', source: new Blob([text]) },
      new File([text], 'file'),
      { name: 'path', source: write('path.json', text) },
    ]
    const results = await all(headless.validateMany(given))
    expect(results.map(({ file }) => file)).toEqual(['bytes', 'blob', 'file', 'path'])
    expect(new Set(results.map(({ result }) => JSON.stringify(result))).size).toBe(1)
  })

  test('the options reach every thread', async () => {
    const project = boxProject()
    const graph = project.selection.oduList[0]?.pipingGraphData
    if (graph) graph.edges = graph.edges.slice(1)
    const file = write('zh.json', project)
    const here = await all(headless.validateMany([file, file], { workers: 1, language: 'zh' }))
    const there = await all(headless.validateMany([file, file], { workers: 2, language: 'zh' }))
    expect(there).toEqual(here)
    for (const { result } of there) expect(JSON.stringify(result)).toMatch(/[\u4e00-\u9fff]/)
  })
})

describe('a large file that cannot be read', () => {
  const systemsOf = (project: SavedProject) => project.selection.oduList
  const broken: Record<string, (project: SavedProject) => unknown> = {
    'a wrong value in a late system': (project) => {
      const edge = systemsOf(project)[150]?.pipingGraphData.edges[3]
      if (edge) edge.data['ActualPipeLength'] = 'five'
      return project
    },
    'two systems of one id far apart': (project) => {
      const [first, last] = [systemsOf(project)[0], systemsOf(project)[159]]
      if (first && last) last['id'] = first['id']
      return project
    },
    'a wrong value in front and one behind': (project) => {
      systemsOf(project).push(5 as never)
      return { ...project, page1: { elevation: 'high' } }
    },
    'an id that another system gets from its place': (project) => {
      for (const system of systemsOf(project)) delete system['id']
      const system = systemsOf(project)[2]
      if (system) system['id'] = 'system-151'
      return project
    },
  }

  test.each(Object.keys(broken))('a large file that cannot be read names the same place as `validate`: %s', async (name) => {
    const project = broken[name]?.(large())
    const [found] = await all(headless.validateMany([write('broken.json', project), write('other.json', workedProject())], { workers: 2 }))
    const thrown = await headless.validate(project).then(
      () => null,
      (error: unknown) => error,
    )
    expect(thrown).toBeInstanceOf(headless.InputError)
    expect(found).toMatchObject({ exit: 2, result: { error: { path: (thrown as InputError).path } } })
  })

  test.each<[string, (text: string) => string]>([
    ['text that ends in the middle', (text) => text.slice(0, -700_000)],
    ['a comma too many', (text) => text.replace('},{"id":"sys-120"', '},,{"id":"sys-120"')],
  ])('a large file that cannot be read names the line: %s', async (_, brokenText) => {
    const [found] = await all(headless.validateMany([write('broken.json', brokenText(JSON.stringify(large())))]))
    expect(found).toMatchObject({ exit: 2, result: { error: { line: 1 } } })
  })
})

describe('progress and cancel', () => {
  test('progress and cancel progress only grows and ends with everything', async () => {
    const files = [
      ...Array.from({ length: 40 }, (_, place) => write(`p${place}.json`, savedBuilding(1, 9, place))),
      write('large.json', large()),
    ]
    const seen: Progress[] = []
    await all(headless.validateMany(files, { workers: 2, onProgress: (progress) => seen.push(progress) }))
    expect(seen).toHaveLength(files.length)
    expect(seen.map(({ done }) => done)).toEqual(seen.map(({ done }) => done).toSorted((a, b) => a - b))
    const last = seen.at(-1)
    expect(last).toMatchObject({ filesDone: 41, files: 41 })
    expect((last?.done ?? 0) / (last?.total ?? 1)).toBeGreaterThan(0.98)
  })

  test.each([1, 2])('a signal stops %d threads with its reason, and what was given before stands', async (workers) => {
    const files = Array.from({ length: 200 }, (_, place) => write(`c${place}.json`, savedBuilding(2, 40, place)))
    const stop = new AbortController()
    const done: string[] = []
    const reading = (async () => {
      for await (const { file } of headless.validateMany(files, { workers, signal: stop.signal })) {
        done.push(file)
        if (done.length === 5) stop.abort(new Error('enough'))
      }
    })()
    await expect(reading).rejects.toThrow('enough')
    expect(done).toEqual(files.slice(0, 5))
  })

  test('a signal given before anything starts', async () => {
    await expect(
      all(headless.validateMany([write('one.json', workedProject())], { signal: AbortSignal.abort(new Error('never')) })),
    ).rejects.toThrow('never')
  })
})

describe('arguments that are none', () => {
  test.each<[unknown, unknown, string]>([
    ['one.json', {}, 'files'],
    [[5], {}, 'files[0].name'],
    [[{ name: 'x', source: 5 }], {}, 'files[0].source'],
    [[], { workers: 0 }, 'options.workers'],
    [[], { workers: 1.5 }, 'options.workers'],
    [[], { onProgress: 'yes' }, 'options.onProgress'],
    [[], { signal: {} }, 'options.signal'],
    [[], { language: 5 }, 'options.language'],
    [[], { pack: {} }, 'options.pack.meta'],
    [[], 'fast', 'options'],
  ])('%j with %j is refused at %s', async (files, options, path) => {
    await expect(all(headless.validateMany(files as never, options as never))).rejects.toMatchObject({ path })
  })
})
