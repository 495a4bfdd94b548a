/** The subject of a proof: a figure of a node, of an edge or of the outdoor unit; or a limit that one of them breaks, by its code. */
export type ProofSubject = { quantity: string } & ({ node: string } | { edge: string } | { outdoor: true })

/** The source of an operand. */
export type ProofSource =
  /** A value of the pack, by its JSON path. */
  | { path: string }
  /** A reference value used where the pack has no value at this path. */
  | { silent: string }
  /** Another figure, which has a proof of its own. */
  | ProofSubject
  /** An earlier step of the same proof, by its index. */
  | { step: number }
  /** A design condition of the project. */
  | { design: string }
  /** A value of the drawing, or a count made in it. */
  | { drawn: string; node?: string; edge?: string }

export interface ProofInput {
  symbol: string
  name: string
  /** null where there is no such line or value. */
  value: number | null
  unit: string
  from: ProofSource
}

export interface ProofStep {
  value: number
  formula: string
  inputs: ProofInput[]
}

/** How one figure came about. Every `value` is the core's own; evaluating a formula with its inputs reproduces it. */
export interface Proof {
  subject: ProofSubject
  quantity: string
  /** Unrounded and metric; the model's name where a fitting was chosen. */
  value: number | string
  unit: string
  formula: string
  inputs: ProofInput[]
  /** Earlier steps that the inputs name, in order. */
  steps: ProofStep[]
  /** The first row of the pack that the figure rests on. */
  table?: { path: string; row: unknown }
  pack: { id: string; version: string }
  /** Provenance of that row's section. */
  source?: { cls: string; note: string; refs: string[] }
}
