/**
 * Evaluates the formula of a proof with its inputs: a small reader of expressions, written from the description of the formula's language. Values of one
 * symbol are a list, which `sum` and `product` run over in order.
 */
export function formulaValue(text: string, inputs: readonly { symbol: string; value: number | null }[]): number {
  const values = new Map<string, number[]>()
  for (const { symbol, value } of inputs) values.set(symbol, [...(values.get(symbol) ?? []), value ?? NaN])
  const tokens = [...text.matchAll(/\d+(?:\.\d+)?|[A-Za-z]\w*|==|>=|<=|[-+*/()<>?:,]/g)].map((match) => match[0])
  const reader = new Reader(tokens, values)
  const value = reader.choice()
  if (!reader.isDone) throw new Error(`More than one expression in '${text}'`)
  return value
}

/** The pack's rounding: 1 to the nearest step, 2 up, 3 down; within a millionth of a step a value stands on it. */
function onGrid(value: number, step: number, mode: number): number {
  const steps = value / step
  const near = Math.round(steps + 1e-6)
  const whole = Math.abs(steps - near) < 1e-6 || mode === 1 ? near : mode === 2 ? Math.ceil(steps) : Math.floor(steps)
  const inverse = Math.round(1 / step)
  return Math.abs(inverse * step - 1) < 1e-9 ? whole / inverse : whole * step
}

class Reader {
  readonly #tokens: readonly string[]
  readonly #values: ReadonlyMap<string, readonly number[]>
  #at = 0

  constructor(tokens: readonly string[], values: ReadonlyMap<string, readonly number[]>) {
    this.#tokens = tokens
    this.#values = values
  }

  get isDone(): boolean {
    return this.#at === this.#tokens.length
  }

  choice(): number {
    const condition = this.#comparison()
    if (!this.#takes('?')) return condition
    const yes = this.choice()
    this.#expect(':')
    const no = this.choice()
    return condition !== 0 ? yes : no
  }

  #comparison(): number {
    const left = this.#sum()
    const sign = this.#tokens[this.#at]
    if (sign === undefined || !['==', '>=', '<=', '<', '>'].includes(sign)) return left
    this.#at++
    const right = this.#sum()
    const holds = { '==': left === right, '>=': left >= right, '<=': left <= right, '<': left < right, '>': left > right }[sign]
    return holds === true ? 1 : 0
  }

  #sum(): number {
    let value = this.#product()
    for (;;) {
      if (this.#takes('+')) value += this.#product()
      else if (this.#takes('-')) value -= this.#product()
      else return value
    }
  }

  #product(): number {
    let value = this.#factor()
    for (;;) {
      if (this.#takes('*')) value *= this.#factor()
      else if (this.#takes('/')) value /= this.#factor()
      else return value
    }
  }

  #factor(): number {
    if (this.#takes('-')) return -this.#factor()
    if (this.#takes('(')) {
      const value = this.choice()
      this.#expect(')')
      return value
    }
    const token = this.#tokens[this.#at++] ?? ''
    if (/^\d/.test(token)) return Number(token)
    if (this.#takes('(')) return this.#call(token)
    const known = this.#values.get(token)
    if (known?.length !== 1 || known[0] === undefined) throw new Error(`'${token}' stands for ${String(known?.length ?? 0)} values`)
    return known[0]
  }

  #call(name: string): number {
    if (name === 'sum' || name === 'product') {
      const all = this.#values.get(this.#tokens[this.#at++] ?? '') ?? []
      this.#expect(')')
      return name === 'sum' ? all.reduce((total, value) => total + value, 0) : all.reduce((total, value) => total * value, 1)
    }
    const given: number[] = []
    do given.push(this.choice())
    while (this.#takes(','))
    this.#expect(')')
    const [first = NaN, second = NaN, mode = NaN] = given
    const functions: Record<string, () => number> = {
      abs: () => Math.abs(first),
      floor: () => Math.floor(first),
      sqrt: () => Math.sqrt(first),
      pow: () => first ** second,
      min: () => (second < first ? second : first),
      rounded: () => onGrid(first, second, mode),
      max: () => (second > first ? second : first),
    }
    const of = functions[name]
    if (!of) throw new Error(`No function '${name}'`)
    return of()
  }

  #takes(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false
    this.#at++
    return true
  }

  #expect(token: string): void {
    if (!this.#takes(token)) throw new Error(`'${token}' is missing`)
  }
}
