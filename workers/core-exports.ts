import { coreFunction, type CoreFunction } from './instantiate-core'

/** Functions of the core that serve every verb and the open system: memory, columns of an answer, edits. Verbs are found by their rows. */
const FUNCTIONS = [
  'layoutVersion',
  'systemSize',
  'answerSize',
  'mark',
  'reset',
  'reserve',
  'openResident',
  'edit',
  'putRow',
  'takeRow',
  'update',
  'tell',
  'toldColumn',
  'toldCount',
  'toldRows',
  'toldMarks',
  'fillOutdoor',
  'fillColumn',
  'listFindings',
  'listMeters',
] as const

/** Exports of the compiled core to the worker; addresses are byte offsets into its memory, booleans are 0 and 1. */
export type CoreExports = Record<(typeof FUNCTIONS)[number], CoreFunction> & {
  memory: WebAssembly.Memory
  /** Returns the function of a verb. */
  verb: (name: string) => CoreFunction
}

/**
 * Returns the exports of an instance after checking that all of them exist.
 * @throws Error when the compiled core is older than this program.
 */
export function coreExports(exports: WebAssembly.Exports): CoreExports {
  const { memory } = exports
  if (!(memory instanceof WebAssembly.Memory)) throw new Error("The compiled core exports no memory: run 'npm run build:core'.")
  const functions = Object.fromEntries(FUNCTIONS.map((name) => [name, coreFunction(exports, name)]))
  return { ...(functions as Record<(typeof FUNCTIONS)[number], CoreFunction>), memory, verb: (name) => coreFunction(exports, name) }
}
