import { createElement, Fragment } from 'react'
import type { ReactNode } from 'react'
import type { Term } from './read-formula'

const SIGNS: Readonly<Record<string, string | undefined>> = { '*': '·', '-': '−', '==': '=', '>=': '≥', '<=': '≤' }
/** Precedence of an operator; an operand that binds looser than its surroundings gets brackets. */
const TIGHTNESS: Readonly<Record<string, number | undefined>> = { '+': 2, '-': 2, '*': 3 }

/** Children of MathML elements have fixed positions and never move, so these need no keys. */
const math = (tag: string, ...children: ReactNode[]): ReactNode => createElement(tag, null, ...children)
const row = (...children: ReactNode[]): ReactNode => math('mrow', ...children)
const sign = (text: string): ReactNode => math('mo', text)

/** Renders a formula in MathML with fractions, indices and cases, for browsers and screen readers. */
export function setTerm(term: Term): ReactNode {
  switch (term.kind) {
    case 'number':
      return math('mn', term.text)
    case 'symbol':
      return setSymbol(term.name)
    case 'minus':
      return row(sign('−'), setInside(term.of, 4))
    case 'call':
      return setCall(term.name, term.args)
    case 'choice':
      return setCases(term)
    case 'binary':
      return setBinary(term)
  }
}

/** Renders `x0` as x with the index 0. */
export function setSymbol(name: string): ReactNode {
  const [, letter = name, index = ''] = /^([^\d]+)(\d+)$/.exec(name) ?? []
  return index === '' ? math('mi', name) : math('msub', math('mi', letter), math('mn', index))
}

function setBinary({ sign: text, left, right }: Extract<Term, { kind: 'binary' }>): ReactNode {
  if (text === '/') return math('mfrac', row(setTerm(left)), row(setTerm(right)))
  const tightness = TIGHTNESS[text] ?? 1
  return row(setInside(left, tightness), sign(SIGNS[text] ?? text), setInside(right, tightness + (text === '-' ? 1 : 0)))
}

function setInside(term: Term, tightness: number): ReactNode {
  const own =
    term.kind === 'choice' ? 0 : term.kind === 'minus' ? 2 : term.kind === 'binary' && term.sign !== '/' ? (TIGHTNESS[term.sign] ?? 1) : 5
  return own < tightness ? row(sign('('), setTerm(term), sign(')')) : setTerm(term)
}

function setCall(name: string, args: readonly Term[]): ReactNode {
  const [first, second] = args
  if (!first) return setSymbol(name)
  if (name === 'sum' || name === 'product') return row(sign(name === 'sum' ? '∑' : '∏'), setInside(first, 3))
  if (name === 'sqrt') return math('msqrt', setTerm(first))
  if (name === 'abs') return row(sign('|'), setTerm(first), sign('|'))
  if (name === 'floor') return row(sign('⌊'), setTerm(first), sign('⌋'))
  if (name === 'pow' && second) return math('msup', row(setInside(first, 5)), row(setTerm(second)))
  const list = args.map((arg, at) => <Fragment key={at}>{at === 0 ? setTerm(arg) : row(sign(','), setTerm(arg))}</Fragment>)
  return row(math('mi', name), sign('('), ...list, sign(')'))
}

function setCases(term: Extract<Term, { kind: 'choice' }>): ReactNode {
  const lines: ReactNode[] = []
  let rest: Term = term
  while (rest.kind === 'choice') {
    lines.push(math('mtr', math('mtd', setTerm(rest.yes)), math('mtd', setTerm(rest.condition))))
    rest = rest.no
  }
  lines.push(math('mtr', math('mtd', setTerm(rest)), math('mtd', math('mo', '∗'))))
  return row(sign('{'), math('mtable', ...lines))
}
