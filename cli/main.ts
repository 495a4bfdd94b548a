import { checkPacks } from './check-packs'
import { checkProjects } from './check-projects'
import { runCall, type CommandRow } from './command-line'
import { convert } from './convert'
import { EXIT, type Exit } from './exit'
import { failureOf } from './failure'
import { limits } from './limits'
import { prove } from './prove'
import { reconvert } from './reconvert'
import { select } from './select'

// See docs/decisions/0032-the-command-line-speaks-json.md.
const COMMANDS: readonly CommandRow[] = [
  {
    call: 'validate <FILE...>',
    does: 'check saved projects, or folders of them: { valid, findings }',
    missing: ['FILE', 'the saved projects to validate, or a folder of them'],
    run: (files, options) => checkProjects('validate', files, options),
  },
  {
    call: 'calculate <FILE...>',
    does: 'calculate saved projects, or folders of them: { systems: [record, …] }',
    missing: ['FILE', 'the saved projects to calculate, or a folder of them'],
    run: (files, options) => checkProjects('calculate', files, options),
  },
  {
    call: 'limits <FILE>',
    does: 'how near each system is to every limit, the nearest first: { systems: [{ systemId, limits: [{ code, state, value, limit, marginPct, missing, place, … }] }] }',
    missing: ['FILE', 'the saved project whose limits are asked'],
    excess: 'one file only',
    run: ([file = ''], options) => limits(file, options, print),
  },
  {
    group: 'pack',
    call: 'check <FILE...>',
    does: 'run the examples of rule packs: one { id, question, expected, got, ok } each, then { examples, failed, publishable }',
    missing: ['FILE', 'the rule packs to check'],
    run: (files, options) => checkPacks(files, options, print),
  },
  {
    call: 'convert <VALUE> <FROM> <TO>',
    does: 'convert between measures: { value, unit, label? }',
    missing: ['convert', 'VALUE FROM TO, such as 12 m ft'],
    excess: 'nothing after VALUE FROM TO',
    run: ([value = '', from = '', to = ''], options) => convert(value, from, to, options, print),
  },
  {
    call: 'reconvert <FILE>',
    does: 'a saved project in other units: the project',
    missing: ['FILE', 'the saved project to reconvert'],
    excess: 'one file only',
    run: ([file = ''], options) => reconvert(file, options, print),
  },
  {
    call: 'prove <FILE>',
    more: '--system ID [--node ID | --edge ID | --power ID | --signal ID [--device ID]] --quantity NAME',
    does: 'how a figure of a node, a pipe, a line or the outdoor unit came about: { value, formula, inputs, steps, table, pack, source }, null where there is none',
    missing: ['FILE', 'the saved project that has the figure'],
    excess: 'one file only',
    run: ([file = ''], options) => prove(file, options, print),
  },
  {
    call: 'select <FILE>',
    more: '[--out FILE]',
    does: 'systems for the rooms of a file: { candidates: [{ objective, isDominated, systems, unmet, reasons }] }, best first by the weights',
    missing: ['FILE', 'the rooms to select for: { rooms: [{ name, floor, coolKw, heatKw, … }] }'],
    excess: 'one file only',
    run: ([file = ''], options) => select(file, options, print),
  },
]

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as `head` may close the pipe early, which is not an error.
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await run(process.argv.slice(2))

async function run(given: readonly string[]): Promise<Exit> {
  try {
    return await runCall(COMMANDS, given)
  } catch (error) {
    print(failureOf(error))
    return EXIT.unreadable
  }
}

function print(line: unknown): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
