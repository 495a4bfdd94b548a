/** What the compiled core exports to the worker; addresses are byte offsets into its memory. */
export interface CoreExports {
  memory: WebAssembly.Memory
  layoutVersion(): number
  systemSize(nodes: number, edges: number, columns: number, rooms: number): number
  answerSize(nodes: number, edges: number, findings: number): number
  mark(): number
  reset(to: number): void
  reserve(bytes: number): number
  inspect(pack: number, system: number): number
  arrangeSystem(pack: number, system: number, answer: number): number
  prove(pack: number, system: number, question: number): number
  dropMask(pack: number, system: number, question: number): void
  drop(pack: number, system: number, question: number, most: number): number
  openResident(pack: number, system: number): number
  edit(column: number, row: number, value: number): number
  putRow(isEdge: number, row: number): number
  takeRow(isEdge: number, row: number): number
  update(): number
  tell(): number
  toldColumn(column: number): number
  toldCount(column: number): number
  toldRows(column: number): number
  toldMarks(isEdge: number): number
  fillOutdoor(): number
  fillColumn(column: number): number
  listFindings(severity: number, from: number, most: number): number
  listMeters(): number
  ask(pack: number, question: number): void
  layOutKits(question: number): void
  propose(pack: number, demand: number): number
  convertColumn(column: number, count: number, from: number, to: number): void
  convertBatch(batch: number): void
}

const FUNCTIONS = [
  'layoutVersion',
  'systemSize',
  'answerSize',
  'mark',
  'reset',
  'reserve',
  'inspect',
  'arrangeSystem',
  'prove',
  'dropMask',
  'drop',
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
  'ask',
  'layOutKits',
  'propose',
  'convertColumn',
  'convertBatch',
] as const

/**
 * The exports of an instance, once they are all there.
 * @throws Error when the compiled core is older than this program.
 */
export function coreExports(exports: WebAssembly.Exports): CoreExports {
  for (const name of FUNCTIONS) {
    if (typeof exports[name] !== 'function') throw new Error(`The compiled core has no function '${name}': build it again.`)
  }
  if (!(exports.memory instanceof WebAssembly.Memory)) throw new Error('The compiled core exports no memory: build it again.')
  return exports as unknown as CoreExports
}
