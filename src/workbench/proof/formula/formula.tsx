import { createElement, useMemo } from 'react'
import { readFormula } from './read-formula'
import { setSymbol, setTerm } from './set-formula'
import classes from './formula.module.css'

/** Renders a formula in mathematical notation. */
export function Formula({ text }: { text: string }) {
  const set = useMemo(() => setTerm(readFormula(text)), [text])
  return <span className={classes.formula}>{createElement('math', { display: 'block', 'aria-label': text }, set)}</span>
}

/** Renders the symbol of an operand as it is in the formula. */
export function FormulaSymbol({ name }: { name: string }) {
  return <span className={classes.symbol}>{createElement('math', null, setSymbol(name))}</span>
}
