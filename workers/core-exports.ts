import { coreFunction, type CoreFunction } from './instantiate-core'

/** Functions of the core that serve every verb, and the system that stays open: its memory, the columns of an answer, edits. Verbs are found by their rows. */
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

/** What the compiled core exports to the worker; addresses are byte offsets into its memory, booleans are 0 and 1. */
export type CoreExports = Record<(typeof FUNCTIONS)[number], CoreFunction> & {
  memory: WebAssembly.Memory
  /** The function of a verb. */
  verb: (name: string) => CoreFunction
}

/**
 * The exports of an instance, once they are all there.
 * @throws Error when the compiled core is older than this program.
 */
export function coreExports(exports: WebAssembly.Exports): CoreExports {
  const { memory } = exports
  if (!(memory instanceof WebAssembly.Memory)) throw new Error("The compiled core exports no memory: run 'npm run build:core'.")
  const functions = Object.fromEntries(FUNCTIONS.map((name) => [name, coreFunction(exports, name)]))
  return { ...(functions as Record<(typeof FUNCTIONS)[number], CoreFunction>), memory, verb: (name) => coreFunction(exports, name) }
}
