import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitProject } from '../../../../src/engine/headless/many/split-project'
import { arbitraryProject } from '../../../contract/arbitrary-project'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

interface Whole {
  selection: { oduList: unknown[] }
}

/** The project put together again from its parts, with the place each part says it begins at. */
function joined(text: string, partBytes: number): { project: unknown; firsts: number[]; lengths: number[] } | null {
  const split = splitProject(encoder.encode(text), partBytes)
  if (!split) return null
  const project = JSON.parse(split.head) as Whole
  const parts = [...split.parts]
  const lists = parts.map(({ bytes }) => JSON.parse(`[${decoder.decode(bytes)}]`) as unknown[])
  return {
    project: { ...project, selection: { ...project.selection, oduList: lists.flat() } },
    firsts: parts.map(({ first }) => first),
    lengths: lists.map((list) => list.length),
  }
}

describe('taking a saved project apart', () => {
  test('the parts make the same project, for any project, spacing and length of parts', () => {
    fc.assert(
      fc.property(
        arbitraryProject,
        fc.integer({ min: 1, max: 2000 }),
        fc.constantFrom(undefined, 1, '\t\r\n '),
        (project, partBytes, space) => {
          const text = JSON.stringify(project, null, space)
          const whole = joined(text, partBytes)
          expect(whole?.project).toEqual(JSON.parse(text))
          const starts = whole?.lengths.map((_, place) => whole.lengths.slice(0, place).reduce((sum, length) => sum + length, 0))
          expect(whole?.firsts).toEqual(starts)
        },
      ),
      { numRuns: 400 },
    )
  })

  test('a text cut or changed anywhere is never put together to another project than JSON reads', () => {
    const source = JSON.stringify({
      selection: { a: [1, '"}'], oduList: [{ id: 'a\\"', n: [1, { b: ']' }] }, { id: 'b' }, 7, 'x,y', {}] },
      z: 1,
    })
    fc.assert(
      fc.property(
        fc.nat({ max: source.length }),
        fc.nat({ max: 3 }),
        fc.constantFrom('', '"', '\\', '[', ']', '{', '}', ',', ':', ' ', '1', 'oduList'),
        (at, gone, put) => {
          const text = source.slice(0, at) + put + source.slice(at + gone)
          let whole: ReturnType<typeof joined>
          try {
            whole = joined(text, 8)
          } catch {
            // A part that is no JSON: then the text is none either.
            expect(() => JSON.parse(text) as unknown).toThrow()
            return
          }
          if (whole) expect(whole.project).toEqual(JSON.parse(text))
        },
      ),
      { numRuns: 20_000 },
    )
  })

  test('of two lists the one that JSON keeps is meant, or none is taken apart', () => {
    expect(joined('{"selection":{"oduList":[1],"oduList":[2,3]}}', 1)).toBeNull()
    expect(joined('{"selection":{"oduList":[1]},"selection":{"oduList":[2]}}', 1)).toBeNull()
    expect(joined('{"selection":{"oduList":[1]},"selection":5}', 1)).toBeNull()
  })

  test.each(['', '[]', '{}', '{"selection":[]}', '{"selection":{"oduList":{}}}', '{"selection":{"oduList":[', 'null', '{"selection"'])(
    '%s has no list that can be taken apart',
    (text) => expect(joined(text, 1)).toBeNull(),
  )

  test('a byte-order mark, an empty list and letters of several bytes', () => {
    expect(joined('\uFEFF{"selection":{"oduList":[]}}', 1)).toMatchObject({ project: { selection: { oduList: [] } }, firsts: [0] })
    expect(joined('{"x":"中","selection":{"oduList":["办公","楼 \\u0022"]}}', 1)).toMatchObject({
      project: { x: '中', selection: { oduList: ['办公', '楼 "'] } },
      firsts: [0, 1],
    })
  })
})
