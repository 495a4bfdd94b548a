import type { Pack } from '../../../src/contract/pack'
import type { Engine } from '../../../src/engine/engine'
import { OUTDOOR_QUANTITIES } from '../../../src/engine/proof/quantities'
import type { Proof, ProofSubject, SystemSubject } from '../../../src/engine/proof/proof'
import { toSystemRecord } from '../../../src/engine/decode/system-record'
import type { DesignConditions, System } from '../../../src/model/project/project'
import { everyFigure } from './asked'
import { proofFaults } from './proof-faults'

/** An engine with its pack, as read and as the file has it. */
export interface Ground {
  engine: Engine
  pack: Pack
  file: unknown
}

/** A system and what it is calculated with. */
export interface ProofCase {
  system: System
  context: { design: DesignConditions; library?: string }
}

export type Seen = Map<string, number | string | null>

/** Proofs of a figure and of every figure that it rests on, each once. */
export async function provenFaults<Subject extends ProofSubject>(
  prove: (subject: Subject) => Promise<Proof | null>,
  file: unknown,
  first: Subject,
  seen: Seen,
): Promise<string[]> {
  const faults: string[] = []
  const open: { subject: Subject; value?: number | null }[] = [{ subject: first }]
  for (let next = open.pop(); next; next = open.pop()) {
    const key = JSON.stringify(next.subject)
    if (!seen.has(key)) {
      const proof = await prove(next.subject)
      seen.set(key, proof?.value ?? null)
      if (proof) {
        faults.push(...proofFaults(proof, file))
        const inputs = [...proof.steps.flatMap((step) => step.inputs), ...proof.inputs]
        open.push(...inputs.flatMap(({ from, value }) => ('quantity' in from ? [{ subject: from as Subject, value }] : [])))
      }
    }
    if (next.value !== undefined && seen.get(key) !== next.value)
      faults.push(`${key} is proven as ${String(seen.get(key))}, used as ${String(next.value)}`)
  }
  return faults
}

/** What is wrong with the proofs of all figures of a system: values that differ from the record, and what `proofFaults` finds in each. */
export async function systemFaults(ground: Ground, asked: ProofCase): Promise<string[]> {
  const { engine, pack, file } = ground
  const { system, context } = asked
  const result = await engine.inspect(system, { ...context, revision: 1 })
  const prove = (subject: SystemSubject): Promise<Proof | null> => engine.prove(system, { ...context, revision: 1 }, subject)
  const seen: Seen = new Map()
  const faults: string[] = []
  for (const { subject, value } of everyFigure(toSystemRecord(result, system, pack, (finding) => finding.code))) {
    faults.push(...(await provenFaults(prove, file, subject, seen)))
    const proven = seen.get(JSON.stringify(subject)) ?? null
    if (proven !== value) faults.push(`${JSON.stringify(subject)} is ${String(value)} in the record, ${String(proven)} in its proof`)
  }
  // Figures of the outdoor unit that no record shows and no other figure needs here.
  for (const [, quantity] of OUTDOOR_QUANTITIES) faults.push(...(await provenFaults(prove, file, { outdoor: true, quantity }, seen)))
  return faults
}
