import type { BenchRow } from './row'

/** The goal of a row: at least `timesAsFast` times as fast as its peer and, where given, at most `mostMs` milliseconds. */
interface Goal {
  /** Prefix of the row's name, and the whole name of its peer. */
  row: string
  peer: string
  timesAsFast: number
  mostMs?: number
}

const CHECK = 'validate, calculate and arrange 100,000 nodes, resident'
const EDIT = 'edit in 100,000 nodes: '
const CONVERT = '1,000,000 unit conversions, resident'
const FRAME_MS = 16
/** A drop is measured from pointer up to its pixels. Nothing is computed before the drop, so the time includes the core's answer. */
const DROP_MS = 50
const TOWER = 'a project of 2,000 systems, 130,000 nodes: '
const JSON_PEER = 'stringify and gzip of the same JSON'

const GOALS: readonly Goal[] = [
  { row: 'selection for ', peer: 'the goal', timesAsFast: 1 },
  { row: 'selection for 64 rooms, lightest', peer: 'greedy JavaScript', timesAsFast: 1 },
  { row: 'selection for 2,000 rooms, lightest', peer: 'greedy JavaScript', timesAsFast: 1 },
  { row: 'selection for 64 rooms, lightest', peer: 'exhaustive JavaScript over neighbours', timesAsFast: 1 },
  { row: 'selection for 2,000 rooms, lightest', peer: 'exhaustive JavaScript over neighbours', timesAsFast: 1 },
  { row: 'wiring of ', peer: 'the goal', timesAsFast: 1 },
  { row: 'controllers of ', peer: 'the goal', timesAsFast: 1 },
  { row: 'wiring of one system', peer: 'one frame (16 ms)', timesAsFast: 1 },
  { row: 'adjustment of one unit of 16,000', peer: 'the same of 2,000', timesAsFast: 0.5 },
  { row: `${TOWER}open`, peer: 'gunzip and JSON.parse alone', timesAsFast: 0, mostMs: 500 },
  { row: `${TOWER}longest task`, peer: 'the goal', timesAsFast: 1 },
  { row: `${TOWER}write`, peer: JSON_PEER, timesAsFast: 0.834 },
  { row: `${TOWER}heap`, peer: 'the goal', timesAsFast: 1 },
  { row: CHECK, peer: 'JavaScript over linked objects', timesAsFast: 30 },
  { row: CHECK, peer: 'hand-tuned JavaScript over typed arrays', timesAsFast: 1.3 },
  { row: EDIT, peer: 'recomputing all', timesAsFast: 20, mostMs: FRAME_MS },
  { row: 'memory of a node in the core', peer: 'the goal', timesAsFast: 1 },
  { row: 'drop mask over 100,000 placeholders', peer: 'one frame (16 ms)', timesAsFast: 1 },
  { row: 'arrange 100,000 nodes, resident', peer: 'd3-hierarchy tree', timesAsFast: 5 },
  { row: 'arrange 100,000 nodes, resident', peer: 'd3-flextree', timesAsFast: 5 },
  { row: 'arrange 1,000 nodes, resident', peer: '@dagrejs/dagre', timesAsFast: 5 },
  { row: 'board of 100,000 nodes: ', peer: 'the goal', timesAsFast: 1 },
  { row: 'wiring board of 20,000 nodes: ', peer: 'the goal', timesAsFast: 1 },
  { row: 'drawing of 100,000 nodes after an edit', peer: 'the goal', timesAsFast: 1 },
  { row: 'drop of an indoor unit among 100,000 nodes', peer: 'the goal', timesAsFast: 1, mostMs: DROP_MS },
  { row: 'the same drop, pointer up to pixels', peer: 'the goal', timesAsFast: 1, mostMs: DROP_MS },
  { row: 'longest task of the page in those drops', peer: 'the goal', timesAsFast: 1 },
  { row: 'heap of the app with 100,000 nodes', peer: 'the goal', timesAsFast: 1 },
  { row: 'longest task of the page among 100,000 nodes', peer: 'the goal', timesAsFast: 1 },
  { row: 'longest task of the page in 2,000 systems', peer: 'the goal', timesAsFast: 1 },
  { row: 'until the journal has it, in 2,000 systems', peer: 'the goal', timesAsFast: 1 },
  { row: 'until the journal has it, among 100,000 nodes', peer: 'the goal', timesAsFast: 1 },
  { row: CONVERT, peer: 'convert-units', timesAsFast: 300 },
  { row: CONVERT, peer: 'mathjs', timesAsFast: 1500 },
  { row: CONVERT, peer: 'convert', timesAsFast: 40 },
  { row: CONVERT, peer: 'typed-array loop', timesAsFast: 1.5 },
  { row: CONVERT, peer: 'memory copy of the same bytes', timesAsFast: 0.5 },
  { row: 'list of 10,000 ', peer: 'the goal', timesAsFast: 1 },
  { row: 'Lighthouse, desktop preset, ', peer: 'the goal', timesAsFast: 1 },
  { row: 'saves a second of a project of 180 kB', peer: 'the database alone, given the same 180 kB', timesAsFast: 0.7 },
  { row: 'saves a second of a project of 180 kB', peer: 'the database alone, given what the server packed', timesAsFast: 0.7 },
]

/** Returns the goal of a row in words and whether it was reached; both empty for rows that have no goal. */
export function goalOf(row: BenchRow): { goal: string; reached: string } {
  const goal = GOALS.find((one) => row.name.startsWith(one.row) && row.peerName === one.peer)
  if (!goal) return { goal: '', reached: '' }
  const isReached = row.ratio >= goal.timesAsFast && row.ours <= (goal.mostMs ?? Infinity)
  const most = goal.mostMs === undefined ? '' : `, < ${goal.mostMs} ms`
  return { goal: `≥ ${goal.timesAsFast}${most}`, reached: isReached ? 'yes' : 'no' }
}
