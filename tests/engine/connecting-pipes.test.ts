import { describe, expect, it } from 'vitest'
import { connected } from './limit-cases'
import { recordOfProject } from './core-record'

async function connectingPipes(models: string[]) {
  return (await recordOfProject(connected(models, ['C4-140']))).ODUOutput?.connectingPipes
}

describe('pipes between outdoor modules (engineering reference, section 4.5)', () => {
  it('pipes between outdoor modules (engineering reference, section 4.5) are none for a single module', async () => {
    expect(await connectingPipes(['X4P-32'])).toBeNull()
  })

  it('pipes between outdoor modules (engineering reference, section 4.5) are one for each module and none between joints, where there are two modules', async () => {
    expect(await connectingPipes(['X4P-10', 'X4P-12'])).toEqual({
      jointModel: 'OJ-2',
      jointCount: 1,
      moduleToJoint: [
        { gasMm: 25.4, liquidMm: 12.7 },
        { gasMm: 31.8, liquidMm: 15.9 },
      ],
      jointToJoint: [],
    })
  })

  it('pipes between outdoor modules (engineering reference, section 4.5) have one pipe behind the joint of the first two of three modules', async () => {
    expect(await connectingPipes(['X4P-22', 'X4P-22', 'X4P-24'])).toEqual({
      jointModel: 'OJ-3',
      jointCount: 2,
      moduleToJoint: [
        { gasMm: 31.8, liquidMm: 15.9 },
        { gasMm: 31.8, liquidMm: 15.9 },
        { gasMm: 31.8, liquidMm: 19.1 },
      ],
      jointToJoint: [{ gasMm: 38.1, liquidMm: 19.1 }],
    })
  })

  it('pipes between outdoor modules (engineering reference, section 4.5) grow with the modules upstream, also for a combination named by its id', async () => {
    const pipes = await connectingPipes(['X4P-96H'])
    expect(pipes?.jointModel).toBe('OJ-4')
    expect(pipes?.moduleToJoint).toHaveLength(4)
    expect(pipes?.jointToJoint).toEqual([
      { gasMm: 38.1, liquidMm: 19.1 },
      { gasMm: 41.3, liquidMm: 22.2 },
    ])
  })
})
