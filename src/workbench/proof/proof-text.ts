import type { Proof, ProofInput } from '../../engine/proof/proof'
import type { ProofWords } from './use-proof-words'

/** Writes a proof as plain text, for a mail or a calculation sheet. */
export function proofText(proof: Proof, words: ProofWords): string {
  const inputs = (of: readonly ProofInput[]): string[] =>
    of.map(
      (input) => `  ${input.symbol} = ${words.value(input.value)} ${input.unit}  ${words.input(input.name)} (${words.origin(input.from)})`,
    )
  const steps = proof.steps.flatMap((step, at) => [`${at + 1}. ${step.formula} = ${words.value(step.value)}`, ...inputs(step.inputs)])
  return [
    `${words.place(proof.subject)}: ${words.quantity(proof.quantity)}`,
    `${proof.formula} = ${words.value(proof.value)} ${proof.unit}`.trim(),
    ...inputs(proof.inputs),
    ...steps,
    ...(proof.table ? [`${proof.table.path} ${JSON.stringify(proof.table.row)}`] : []),
    ...(proof.source ? [`${proof.source.note} ${proof.source.refs.join(', ')}`.trim()] : []),
    `${proof.pack.id} ${proof.pack.version}`,
  ].join('\n')
}
