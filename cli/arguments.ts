import { QUANTITIES, type Quantity } from '../src/model/project/quantity'
import { ArgumentError } from './failure'

/** One for each quantity: `--length ft`. */
export const UNIT_OPTIONS = (Object.keys(QUANTITIES) as Quantity[]).map((quantity) => `--${quantity}` as const)
const OPTIONS = [
  '--pack',
  '--lib',
  '--quantity',
  '--language',
  '--workers',
  '--units',
  '--system',
  '--node',
  '--edge',
  ...UNIT_OPTIONS,
] as const
type Option = (typeof OPTIONS)[number]

export interface Arguments {
  help: boolean
  /** Everything that is no option, in order. */
  words: string[]
  options: Partial<Record<Option, string>>
}

/**
 * Splits a command line. Written out because the parser of the platform takes a negative number (`convert -10 ℃ ℉`) for an option.
 * @throws ArgumentError for an unknown option, or one without its value
 */
export function readArguments(given: readonly string[]): Arguments {
  const read: Arguments = { help: false, words: [], options: {} }
  for (let place = 0; place < given.length; place++) {
    const word = given[place] ?? ''
    if (word === '--') {
      read.words.push(...given.slice(place + 1))
      break
    }
    if (word === '--help' || word === '-h') read.help = true
    else if (!word.startsWith('-') || /^-[\d.]/.test(word)) read.words.push(word)
    else {
      const [name, inline] = split(word)
      const option = OPTIONS.find((one) => one === name)
      if (!option) throw new ArgumentError(word, `one of the options ${OPTIONS.join(', ')}, --help`)
      const value = inline ?? given[++place]
      if (value === undefined || value === '') throw new ArgumentError(option, 'a value after it')
      read.options[option] = value
    }
  }
  return read
}

function split(word: string): [string, string?] {
  const equals = word.indexOf('=')
  return equals < 0 ? [word] : [word.slice(0, equals), word.slice(equals + 1)]
}
