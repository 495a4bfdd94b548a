/** A formula as a syntax tree, parsed from the text of a proof. */
export type Term =
  | { kind: 'number'; text: string }
  | { kind: 'symbol'; name: string }
  | { kind: 'call'; name: string; args: Term[] }
  | { kind: 'minus'; of: Term }
  | { kind: 'binary'; sign: string; left: Term; right: Term }
  | { kind: 'choice'; condition: Term; yes: Term; no: Term }

/** Binary operators by precedence, loosest first. */
const LEVELS: readonly (readonly string[])[] = [
  ['==', '>=', '<=', '>', '<'],
  ['+', '-'],
  ['*', '/'],
]

/**
 * Reads a formula of `engine/proof/formulas`: + - * /, comparisons, `c ? a : b`, calls.
 * @throws Error where the text is none
 */
export function readFormula(text: string): Term {
  const tokens = text.match(/\d+(?:\.\d+)?|[A-Za-zΑ-ω]\w*|[=<>]=|[-+*/?:(),<>]/g) ?? []
  let at = 0
  const next = (): string | undefined => tokens[at]
  const take = (wanted: string): boolean => (next() === wanted ? ((at += 1), true) : false)
  const expect = (wanted: string): void => {
    if (!take(wanted)) throw new Error(`'${wanted}' is missing in the formula ${text}`)
  }

  function choice(): Term {
    const condition = level(0)
    if (!take('?')) return condition
    const yes = choice()
    expect(':')
    return { kind: 'choice', condition, yes, no: choice() }
  }

  function level(depth: number): Term {
    const signs = LEVELS[depth]
    if (!signs) return single()
    let left = level(depth + 1)
    for (let sign = next(); sign !== undefined && signs.includes(sign); sign = next()) {
      at += 1
      left = { kind: 'binary', sign, left, right: level(depth + 1) }
    }
    return left
  }

  function single(): Term {
    if (take('-')) return { kind: 'minus', of: single() }
    if (take('(')) {
      const inner = choice()
      expect(')')
      return inner
    }
    const token = next()
    at += 1
    if (token === undefined) throw new Error(`The formula ${text} ends too early`)
    if (/^\d/.test(token)) return { kind: 'number', text: token }
    if (!take('(')) return { kind: 'symbol', name: token }
    const args = [choice()]
    while (take(',')) args.push(choice())
    expect(')')
    return { kind: 'call', name: token, args }
  }

  const term = choice()
  if (at < tokens.length) throw new Error(`The formula ${text} goes on behind its end`)
  return term
}
