import { createElement, useMemo } from 'react'
import { readFormula } from './read-formula'
import { setSymbol, setTerm } from './set-formula'
import classes from './formula.module.css'

/** A formula, set readably. */
export function Formula({ text }: { text: string }) {
  const set = useMemo(() => setTerm(readFormula(text)), [text])
  return <span className={classes.formula}>{createElement('math', { display: 'block', 'aria-label': text }, set)}</span>
}

/** The symbol of an operand as it stands in the formula. */
export function FormulaSymbol({ name }: { name: string }) {
  return <span className={classes.symbol}>{createElement('math', null, setSymbol(name))}</span>
}
