import { describe, expect, it } from 'vitest'
import { fittingNames } from '../../../src/engine/encode/encode-constants'
import { JOINT_TYPES } from '../../../src/model/project/codes'
import { newIndoorUnit, newSystem } from '../../../src/model/project/defaults'
import { nodeAt } from '../../../src/model/diagram/diagram-rows'
import { drawSystem } from '../../../src/model/drawing/draw-system'
import { mergeJoints, portsMerged } from '../../../src/model/pack-rules/merge-joints'
import { defaultPack } from '../../engine/core-record'

const named = {
  ...defaultPack,
  msBoxes: {
    ...defaultPack.msBoxes,
    mergeJoints: [
      { id: 'MP2', portsMerged: 2, maxDownstreamKw: 32, equivalentLengthM: 0.5 },
      { id: 'TRIPLE', jointType: 'MP4' as const, portsMerged: 3, maxDownstreamKw: 64, equivalentLengthM: 1 },
      { id: 'nameless', portsMerged: 8, maxDownstreamKw: 200, equivalentLengthM: 1 },
    ],
  },
}

describe('a pack with merge joints of its own names', () => {
  it('a pack with merge joints of its own names says by which type a drawing names a joint and how many ports it merges', () => {
    expect(mergeJoints(named).map(({ id, type }) => [id, type])).toEqual([
      ['MP2', 'MP2'],
      ['TRIPLE', 'MP4'],
    ])
    expect([portsMerged(named, 'MP2'), portsMerged(named, 'MP4'), portsMerged(named, 'MP8')]).toEqual([2, 3, 1])
  })

  it('a pack with merge joints of its own names lists the joint by its id', () => {
    const names = fittingNames(named)
    expect(names).toContain('TRIPLE')
    expect(names).not.toContain('MP4')
    expect(fittingNames(defaultPack)).toEqual(expect.arrayContaining([...JOINT_TYPES]))
  })

  it('a pack with merge joints of its own names draws a large unit on as many ports as the joint merges', () => {
    const system = newSystem({
      id: 'system',
      outdoorModels: ['X4R-20'],
      indoorUnits: [newIndoorUnit({ type: 'idu', model: 'DH-400' }), newIndoorUnit({ type: 'idu', model: 'C4-056' })],
    })
    const diagram = drawSystem(system, named)
    const joint = Array.from({ length: diagram.nodeCount }, (_, row) => nodeAt(diagram, row)).find(({ data }) => data.jointType === 'MP4')
    expect(joint).toBeDefined()
    expect([...diagram.edgeSourcePort.subarray(0, diagram.edgeCount)].filter((port) => port > 0).sort()).toEqual([1, 4])
  })
})
