import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InputError } from '../../../src/contract/input-error'
import type { Proof, SystemSubject } from '../../../src/engine/proof/proof'
import { defaultPack, engine, packTables } from '../core-record'
import { randomCase } from '../random-system'
import { workedCase } from './worked-case'
import { systemFaults, type Ground, type ProofCase } from './system-faults'

const RUNS = Number(process.env.PROOF_RUNS ?? 60)
const SEED = Number(process.env.PROOF_SEED ?? 20261121)

const ground = engine.then((of): Ground => ({ engine: of, pack: defaultPack, file: packTables }))

async function proofOf({ system, context }: ProofCase, subject: SystemSubject): Promise<Proof | null> {
  return (await engine).prove(system, { ...context, revision: 1 }, subject)
}

describe('the proof of a figure', () => {
  it('the proof of a figure gives every figure of the worked system again, and those it rests on', async () => {
    expect(await systemFaults(await ground, workedCase())).toEqual([])
  })

  it('the proof of a figure gives every figure and every broken limit of random systems again', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(randomCase(packTables), async ({ system, design, library }) => {
        const context = { design, ...(library === undefined ? {} : { library }) }
        expect(await systemFaults(await ground, { system, context })).toEqual([])
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: false },
    )
  })

  it('the proof of a figure names formula, operands, row, pack and source of a diameter', async () => {
    const proof = await proofOf(workedCase(), { edge: 'J1>J2', quantity: 'GasPipeDiameter' })
    expect(proof).toEqual({
      subject: { edge: 'J1>J2', quantity: 'GasPipeDiameter' },
      quantity: 'GasPipeDiameter',
      value: 19.1,
      unit: 'mm',
      formula: 'min(t, m)',
      inputs: [
        { symbol: 't', name: 'tableDiameter', value: 19.1, unit: 'mm', from: { path: '$.pipes.branch2.items[1].gasMm' } },
        { symbol: 'm', name: 'mainDiameter', value: 22.2, unit: 'mm', from: { outdoor: true, quantity: 'mainGasMm' } },
      ],
      steps: [],
      table: { path: '$.pipes.branch2.items[1]', row: { fromKw: 16.6, toKw: 23, gasMm: 19.1, liquidMm: 9.53, joint: 'BJ-230' } },
      pack: { id: 'branchline-default', version: '0.1.0' },
      source: defaultPack.pipes.branch2.provenance,
    })
  })

  it('the proof of a figure is none for what a system does not have: a third line of two pipes, a limit that holds', async () => {
    expect(await proofOf(workedCase(), { edge: 'J1>J2', quantity: 'HighPressurePipeDiameter' })).toBeNull()
    expect(await proofOf(workedCase(), { outdoor: true, quantity: 'limit.totalM' })).toBeNull()
  })

  it('the proof of a figure refuses a subject and a quantity that are none, and says which there are', async () => {
    await expect(proofOf(workedCase(), { edge: 'nowhere', quantity: 'capacityKw' })).rejects.toThrow(InputError)
    await expect(proofOf(workedCase(), { node: 'A', quantity: 'colour' })).rejects.toThrow(/adjustTCforCooling/)
  })
})
