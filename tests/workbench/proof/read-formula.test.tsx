import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FORMULAS } from '../../../src/engine/proof/formulas'
import { Formula } from '../../../src/workbench/proof/formula/formula'
import { readFormula } from '../../../src/workbench/proof/formula/read-formula'
import type { Term } from '../../../src/workbench/proof/formula/read-formula'
import { formulaValue } from '../../engine/proof/formula-value'

/** The tree as a fully bracketed text again. */
function written(term: Term): string {
  switch (term.kind) {
    case 'number':
      return term.text
    case 'symbol':
      return term.name
    case 'minus':
      return `(-${written(term.of)})`
    case 'call':
      return `${term.name}(${term.args.map(written).join(', ')})`
    case 'choice':
      return `(${written(term.condition)} ? ${written(term.yes)} : ${written(term.no)})`
    case 'binary':
      return `(${written(term.left)} ${term.sign} ${written(term.right)})`
  }
}

describe('a formula that is read to be set', () => {
  it.each(FORMULAS.map(({ text, operands }) => [text, operands] as const))('%s keeps its meaning and can be drawn', (text, operands) => {
    const tree = written(readFormula(text))
    if (!text.includes('model(')) {
      const inputs = operands.map(([symbol, name, unit], at) => ({ symbol, name, unit, value: 1.25 + at * 0.75, from: { drawn: '' } }))
      expect(formulaValue(tree, inputs)).toBeCloseTo(formulaValue(text, inputs), 12)
    }
    expect(renderToStaticMarkup(<Formula text={text} />)).toContain('<math')
  })

  it('a formula that is read to be set draws a quotient as a fraction and brackets what binds less', () => {
    const markup = renderToStaticMarkup(<Formula text="y0 + (y1 - y0) * (x - x0) / (x1 - x0)" />)
    expect(markup).toContain('<mfrac>')
    expect(markup).toContain('<msub><mi>y</mi><mn>0</mn></msub>')
    expect(renderToStaticMarkup(<Formula text="1 - (a + b)" />)).toContain('<mo>(</mo>')
  })

  it('a formula that is read to be set refuses a text that is no formula', () => {
    expect(() => readFormula('a + ')).toThrow(/too early/)
    expect(() => readFormula('a b')).toThrow(/behind its end/)
    expect(() => readFormula('max(a')).toThrow(/missing/)
  })
})
