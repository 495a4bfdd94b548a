import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { goalOf } from './goals'
import { printTable } from './print-table'
import type { BenchRow } from './row'

type Bench = () => Promise<{ run: () => Promise<BenchRow[]> }>

const GROUPS: Record<string, Bench[]> = {
  core: [() => import('./core.bench')],
  select: [() => import('./select.bench'), () => import('./adjust.bench')],
  wiring: [() => import('./wiring.bench')],
  building: [() => import('./project.bench')],
  board: [() => import('./board.bench')],
  tasks: [() => import('./tasks.bench')],
  store: [() => import('./store.bench')],
  live: [() => import('./live.bench')],
  lists: [() => import('./lists.bench')],
  lighthouse: [() => import('./lighthouse.bench')],
  server: [() => import('./server.bench')],
}

/** Rows of groups measured at different times, perhaps on different machines; each group records its machine and time. */
interface Results {
  groups: Record<string, { machine: string; date: string }>
  rows: (BenchRow & { group: string; goal?: string; reached?: string })[]
}

const RESULTS = new URL('./results.json', import.meta.url)

function earlierResults(): Results {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8')) as Results
  } catch {
    return { groups: {}, rows: [] }
  }
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((group) => !(group in GROUPS))
  if (unknown.length > 0) {
    console.error(`Unknown bench group: ${unknown.join(', ')}. Groups: ${Object.keys(GROUPS).join(', ')}.`)
    process.exit(2)
  }
  const chosen = asked.length > 0 ? asked : Object.keys(GROUPS)
  // A run of one group keeps the other groups' rows, so that the file always has the whole table.
  const { groups, rows: earlier } = earlierResults()
  const rows = earlier.filter((row) => !chosen.includes(row.group))
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
  for (const group of chosen) {
    for (const load of GROUPS[group] ?? []) {
      const { run } = await load()
      for (const row of await run()) rows.push({ group, ...row, ...goalOf(row) })
    }
    groups[group] = { machine, date: new Date().toISOString() }
  }
  const results: Results = { groups, rows }
  mkdirSync(new URL('.', RESULTS), { recursive: true })
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
  printTable(rows.filter((row) => chosen.includes(row.group)))
}

await main()
process.exit(0)
