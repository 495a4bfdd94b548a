import { Option } from 'commander'
import { QUANTITIES, type Quantity } from '../src/model/project/quantity'
import { ArgumentError } from './failure'

/** Options of a call by name without dashes. Every command accepts all of them. */
export type Options = Partial<
  Record<
    | 'pack'
    | 'lib'
    | 'language'
    | 'quantity'
    | 'system'
    | 'node'
    | 'edge'
    | 'power'
    | 'signal'
    | 'device'
    | 'units'
    | 'workers'
    | 'out'
    | Quantity,
    string
  >
>

interface OptionRow {
  flags: readonly string[]
  /** Name of the value in the help. */
  value: string
  does: string
  /** Text for the flags in the help, where it does not list them. */
  shown?: string
}

const QUANTITY_FLAGS = Object.keys(QUANTITIES).map((quantity) => `--${quantity}`)

const ROWS: readonly OptionRow[] = [
  { flags: ['--pack'], value: 'FILE', does: 'rule pack to calculate with instead of the embedded one' },
  { flags: ['--lib'], value: 'CODE', does: 'library code of the customer, such as NA0101' },
  { flags: ['--language'], value: 'CODE', does: 'language of the findings (en, zh …)' },
  {
    flags: ['--quantity'],
    value: 'NAME',
    does: 'quantity for convert: pipingDimension reads and writes inch labels such as 5/8; for prove: a figure as calculate names it, or the code of a limit',
  },
  { flags: ['--system'], value: 'ID', does: 'the system of the figure, for prove' },
  { flags: ['--node', '--edge'], value: 'ID', does: 'the node or pipe of the figure, for prove; neither is the outdoor unit' },
  {
    flags: ['--power', '--signal'],
    value: 'ID',
    does: 'the device at the end of the supply line of the figure, or the system, group or central controller of the communication line, for prove',
  },
  { flags: ['--device'], value: 'ID', does: 'the device at the end of the piece of that communication line, for prove' },
  { flags: ['--units'], value: 'NAME', does: 'metric or imperial, for reconvert' },
  {
    flags: QUANTITY_FLAGS,
    value: 'MEASURE',
    shown: '--length ft …',
    does: 'measure of one quantity, for reconvert: --length, --temperature, --loadCapacity, --pipingDimension …',
  },
  { flags: ['--out'], value: 'FILE', does: 'where select writes the project of the best candidate' },
  { flags: ['--workers'], value: 'N', does: 'threads for validate and calculate; 1 is none beside the first' },
]

/** The flags in the order used by errors. */
export const FLAGS: readonly string[] = [
  ...[
    '--pack',
    '--lib',
    '--quantity',
    '--language',
    '--workers',
    '--units',
    '--system',
    '--node',
    '--edge',
    '--power',
    '--signal',
    '--device',
    '--out',
  ],
  ...QUANTITY_FLAGS,
]

/** Returns the options for the parser. An empty value is refused like a missing one. */
export function parsedOptions(): Option[] {
  return ROWS.flatMap(({ flags, value }) =>
    flags.map((flag) =>
      new Option(`${flag} <${value}>`).argParser((text: string) => {
        if (text === '') throw missingValue(flag)
        return text
      }),
    ),
  )
}

/** Returns the options for the help: syntax and description. */
export function shownOptions(): Record<string, string> {
  const shown = ROWS.map(
    ({ flags, value, does, shown: name }) => [name ?? flags.map((flag) => `${flag} ${value}`).join(', '), does] as const,
  )
  return Object.fromEntries([...shown, ['--help', 'this text']])
}

export const missingValue = (flag: string): ArgumentError => new ArgumentError(flag, 'a value after it')
