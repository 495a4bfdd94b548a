/** The subject of a proof about piping: a figure of a node, of an edge or of the outdoor unit; or a limit that one of them breaks, by its code. */
export type SystemSubject = { quantity: string } & ({ node: string } | { edge: string } | { outdoor: true })

/**
 * The subject of a proof about wiring: a figure of the supply line that leads to a device, of a communication line by the id of its system, group or central controller, or of the piece of
 * that line that leads to a device; or a finding about one of them, by its code.
 */
export type WireSubject = { quantity: string } & ({ power: string } | { signal: string; device?: string })

/** The subject of a proof. */
export type ProofSubject = SystemSubject | WireSubject

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
  | { drawn: string; node?: string; edge?: string; power?: string; signal?: string; device?: string }

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
