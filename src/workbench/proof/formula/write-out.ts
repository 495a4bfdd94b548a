import type { ProofInput } from '../../../engine/proof/proof'
import { readFormula, type Term } from './read-formula'

/** How many values of a long sum or product are written before the rest is counted. */
const MOST_VALUES = 5

interface Writing {
  inputs: readonly ProofInput[]
  /** Writes a value with its unit. */
  write: (value: number, unit: string) => string
  /** Says how many further values there are. */
  more: (count: number) => string
}

const SIGNS: Readonly<Record<string, string | undefined>> = { '*': '×', '/': '÷', '-': '−', '>=': '≥', '<=': '≤', '==': '=' }
const TIGHTNESS: Readonly<Record<string, number | undefined>> = { '+': 2, '-': 2, '*': 3, '/': 3 }

/**
 * Writes a formula with the values of its inputs in place of the symbols, such as `41.85 kW × 0.911`. Of cases, only the one that holds is written. Returns null
 * where a value is missing, where the formula only looks something up, and where it has a single value.
 */
export function writeOut(formula: string, writing: Writing): string | null {
  const term = readFormula(formula)
  if (term.kind === 'symbol' || (term.kind === 'call' && ['model', 'rounded'].includes(term.name))) return null
  if (isOfOneValue(term, writing.inputs)) return null
  try {
    return written(term, writing)
  } catch (error) {
    if (error instanceof MissingValue) return null
    throw error
  }
}

/** Returns whether a sum or product has a single value, which is the result. */
function isOfOneValue(term: Term, inputs: readonly ProofInput[]): boolean {
  const isRun = term.kind === 'call' && (term.name === 'sum' || term.name === 'product')
  return isRun && term.args[0]?.kind === 'symbol' && valuesOf(term.args[0].name, inputs).length === 1
}

class MissingValue extends Error {}

function valuesOf(name: string, inputs: readonly ProofInput[]): ProofInput[] {
  return inputs.filter(({ symbol }) => symbol === name)
}

function written(term: Term, writing: Writing, within = 0): string {
  switch (term.kind) {
    case 'number':
      return writing.write(Number(term.text), '')
    case 'symbol':
      return writtenInput(valuesOf(term.name, writing.inputs)[0], writing)
    case 'minus':
      return `−${written(term.of, writing, 4)}`
    case 'choice':
      return written(valueOf(term.condition, writing.inputs) === 0 ? term.no : term.yes, writing, within)
    case 'call':
      return writtenCall(term.name, term.args, writing)
    case 'binary': {
      const own = TIGHTNESS[term.sign] ?? 1
      const isOrdered = term.sign === '-' || term.sign === '/'
      const text = `${written(term.left, writing, own)} ${SIGNS[term.sign] ?? term.sign} ${written(term.right, writing, own + (isOrdered ? 1 : 0))}`
      return own < within ? `(${text})` : text
    }
  }
}

function writtenInput(input: ProofInput | undefined, { write }: Writing): string {
  if (!input || input.value === null) throw new MissingValue()
  return write(input.value, input.unit)
}

function writtenCall(name: string, args: readonly Term[], writing: Writing): string {
  const [first, second] = args
  if (!first) throw new MissingValue()
  if ((name === 'sum' || name === 'product') && first.kind === 'symbol') {
    const all = valuesOf(first.name, writing.inputs)
    if (all.length === 0) throw new MissingValue()
    const shown = all.slice(0, MOST_VALUES).map((input) => writtenInput(input, writing))
    return [...shown, ...(all.length > shown.length ? [writing.more(all.length - shown.length)] : [])].join(name === 'sum' ? ' + ' : ' × ')
  }
  if (name === 'pow' && second) return `${written(first, writing, 5)}^${written(second, writing, 5)}`
  const signs: Readonly<Record<string, readonly [string, string] | undefined>> = { abs: ['|', '|'], floor: ['⌊', '⌋'], sqrt: ['√(', ')'] }
  const [open, close] = signs[name] ?? [`${name}(`, ')']
  return `${open}${args.map((arg) => written(arg, writing)).join('; ')}${close}`
}

/** Returns the value of a condition and of what it compares. */
function valueOf(term: Term, inputs: readonly ProofInput[]): number {
  switch (term.kind) {
    case 'number':
      return Number(term.text)
    case 'symbol': {
      const value = valuesOf(term.name, inputs)[0]?.value
      if (value === undefined || value === null) throw new MissingValue()
      return value
    }
    case 'minus':
      return -valueOf(term.of, inputs)
    case 'choice':
      return valueOf(valueOf(term.condition, inputs) === 0 ? term.no : term.yes, inputs)
    case 'binary':
      return calculate(term.sign, valueOf(term.left, inputs), valueOf(term.right, inputs))
    case 'call': {
      const args = term.args.map((arg) => valueOf(arg, inputs))
      if (term.name === 'max') return Math.max(...args)
      if (term.name === 'min') return Math.min(...args)
      throw new MissingValue()
    }
  }
}

function calculate(sign: string, left: number, right: number): number {
  switch (sign) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return left / right
    case '==':
      return Number(left === right)
    case '>':
      return Number(left > right)
    case '>=':
      return Number(left >= right)
    case '<=':
      return Number(left <= right)
    default:
      return Number(left < right)
  }
}
