import { describe, expect, it } from 'vitest'
import { EDGE_LENGTH_M, NODE_KIND } from '../../../assembly/common/layout/layout'
import { encodeSystem } from '../../../src/engine/encode/encode-diagram'
import { packRows } from '../../../src/engine/encode/pack-rows'
import { HeldCells } from '../../../src/engine/resident/held-cells'
import { sampleProject } from '../../helpers/sample-projects'
import { defaultPack } from '../core-record'

function cells(): HeldCells {
  const project = sampleProject(['every-kind'])
  const system = project.systems['every-kind']
  if (!system) throw new Error('There is no such sample.')
  return new HeldCells(encodeSystem(system, { design: project.information.design, revision: 1 }, packRows(defaultPack)))
}

describe('the cells that the core holds', () => {
  it('the cells that the core holds take those of a buffer that is alike, each that differs as one edit', () => {
    const [held, now] = [cells(), cells()]
    now.put(EDGE_LENGTH_M, 2, 41.5)
    now.put(NODE_KIND, 1, 9)
    expect(held.putAll(now, 2)).toBe(true)
    expect(Array.from(held.takeEdits() ?? [])).toStrictEqual([EDGE_LENGTH_M, 2, 41.5, NODE_KIND, 1, 9])
    expect(held.putAll(now, 0)).toBe(true)
    expect(held.hasEdits()).toBe(false)
  })

  it('the cells that the core holds are left as they are by a buffer in which more differ than are worth telling', () => {
    const [held, now] = [cells(), cells()]
    now.put(EDGE_LENGTH_M, 2, 41.5)
    now.put(NODE_KIND, 1, 9)
    expect(held.putAll(now, 1)).toBe(false)
    expect(held.hasEdits()).toBe(false)
    expect(Object.is(held.at(EDGE_LENGTH_M, 2), cells().at(EDGE_LENGTH_M, 2))).toBe(true)
  })
})
