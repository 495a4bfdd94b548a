import type { Proof, ProofInput, ProofStep } from '../../../src/engine/proof/proof'
import { formulaValue } from './formula-value'

/** What is wrong with a proof by itself: a formula that does not give its value, a step it does not have, a path that the pack does not have. */
export function proofFaults(proof: Proof, packFile: unknown): string[] {
  const last = { value: typeof proof.value === 'number' ? proof.value : NaN, formula: proof.formula, inputs: proof.inputs }
  const faults = [...proof.steps, last].flatMap((step, place) => [
    ...formulaFaults(step),
    ...step.inputs.flatMap((input) => inputFaults(input, proof.steps.slice(0, place), packFile)),
  ])
  if (proof.table && JSON.stringify(valueAt(packFile, proof.table.path)) !== JSON.stringify(proof.table.row))
    faults.push(`${proof.table.path} is another row`)
  return faults.map((fault) => `${proof.quantity} of ${JSON.stringify(proof.subject)}: ${fault}`)
}

function formulaFaults({ formula, inputs, value }: ProofStep): string[] {
  // Models are names, and the library of powers may differ in the last bit between hosts.
  if (formula.startsWith('model(')) return []
  const found = formulaValue(formula, inputs)
  if (Object.is(found, value) || found === value) return []
  if (formula.includes('pow(') && Math.abs(found - value) <= Math.abs(value) * 2 ** -51) return []
  return [`${formula} with ${JSON.stringify(inputs)} gives ${String(found)}, not ${String(value)}`]
}

function inputFaults({ from, value, symbol }: ProofInput, steps: readonly ProofStep[], packFile: unknown): string[] {
  if ('step' in from) return steps[from.step]?.value === value ? [] : [`${symbol} is not step ${String(from.step)}`]
  if ('silent' in from) return valueAt(packFile, from.silent) === undefined ? [] : [`the pack does speak at ${from.silent}`]
  if (!('path' in from)) return []
  const said = valueAt(packFile, from.path)
  return said === value || typeof said === 'string' || (said === null && value === null)
    ? []
    : [`${symbol} is ${String(value)}, but ${from.path} says ${JSON.stringify(said)}`]
}

/** The value at a path such as `$.a.b[3]['9.53']`, read from the file itself. */
function valueAt(file: unknown, path: string): unknown {
  let value = file
  for (const [, quoted, index, name] of path.matchAll(/\['([^']*)'\]|\[(\d+)\]|\.(\w+)/g)) {
    value = (value as Record<string, unknown> | undefined)?.[quoted ?? index ?? name ?? '']
  }
  return value
}
