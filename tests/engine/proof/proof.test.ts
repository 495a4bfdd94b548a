import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InputError } from '../../../src/contract/input-error'
import type { Proof, ProofSubject } from '../../../src/engine/proof/proof'
import type { DesignConditions, System } from '../../../src/model/project'
import { coreRecord, defaultPack, engine, packTables } from '../core-record'
import { randomCase } from '../random-system'
import { workedProject } from '../worked-system'
import { everyFigure } from './asked'
import { proofFaults } from './proof-faults'

const RUNS = Number(process.env.PROOF_RUNS ?? 60)
const SEED = Number(process.env.PROOF_SEED ?? 20261121)

interface Context {
  design: DesignConditions
  library?: string
}

async function proofOf(system: System, context: Context, subject: ProofSubject): Promise<Proof | null> {
  return (await engine).prove(system, { ...context, revision: 1 }, subject)
}

/** Proofs of a figure and of every figure that it rests on, each once. */
async function provenFaults(
  system: System,
  context: Context,
  first: ProofSubject,
  seen: Map<string, number | string | null>,
): Promise<string[]> {
  const faults: string[] = []
  const open: { subject: ProofSubject; value?: number | null }[] = [{ subject: first }]
  for (let next = open.pop(); next; next = open.pop()) {
    const key = JSON.stringify(next.subject)
    if (!seen.has(key)) {
      const proof = await proofOf(system, context, next.subject)
      seen.set(key, proof?.value ?? null)
      if (proof) {
        faults.push(...proofFaults(proof, packTables))
        const inputs = [...proof.steps.flatMap((step) => step.inputs), ...proof.inputs]
        open.push(...inputs.flatMap(({ from, value }) => ('quantity' in from ? [{ subject: from, value }] : [])))
      }
    }
    if (next.value !== undefined && seen.get(key) !== next.value)
      faults.push(`${key} is proven as ${String(seen.get(key))}, used as ${String(next.value)}`)
  }
  return faults
}

async function faultsOf(system: System, context: Context): Promise<string[]> {
  const seen = new Map<string, number | string | null>()
  const faults: string[] = []
  for (const { subject, value } of everyFigure(await coreRecord(system, context))) {
    faults.push(...(await provenFaults(system, context, subject, seen)))
    const proven = seen.get(JSON.stringify(subject)) ?? null
    if (proven !== value) faults.push(`${JSON.stringify(subject)} is ${String(value)} in the record, ${String(proven)} in its proof`)
  }
  return faults
}

function workedSystem(): { system: System; context: Context } {
  const project = workedProject()
  const system = project.systems['worked']
  if (!system) throw new Error('The worked system is missing')
  return { system, context: { design: project.information.design } }
}

describe('the proof of a figure', () => {
  it('gives every figure of the worked system again, and those it rests on', async () => {
    const { system, context } = workedSystem()
    expect(await faultsOf(system, context)).toEqual([])
  })

  it('gives every figure and every broken limit of random systems again', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(randomCase(packTables), async ({ system, design, library }) => {
        expect(await faultsOf(system, { design, ...(library === undefined ? {} : { library }) })).toEqual([])
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: false },
    )
  })

  it('names formula, operands, row, pack and source of a diameter', async () => {
    const { system, context } = workedSystem()
    const proof = await proofOf(system, context, { edge: 'J1>J2', quantity: 'GasPipeDiameter' })
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

  it('is none for what a system does not have: a third line of two pipes, a limit that holds', async () => {
    const { system, context } = workedSystem()
    expect(await proofOf(system, context, { edge: 'J1>J2', quantity: 'HighPressurePipeDiameter' })).toBeNull()
    expect(await proofOf(system, context, { outdoor: true, quantity: 'limit.totalM' })).toBeNull()
  })

  it('refuses a subject and a quantity that are none, and says which there are', async () => {
    const { system, context } = workedSystem()
    await expect(proofOf(system, context, { edge: 'nowhere', quantity: 'capacityKw' })).rejects.toThrow(InputError)
    await expect(proofOf(system, context, { node: 'A', quantity: 'colour' })).rejects.toThrow(/adjustTCforCooling/)
  })
})
