import { useMemo } from 'react'
import type { Pack } from '../../../contract/pack'
import type { Glyph } from '../../../drawing/drawing/glyph'
import type { PathPen } from '../../../drawing/paint/painter'
import { tracePath } from '../../../drawing/svg/svg-painter'
import { indoorForm } from '../../../drawing/symbols/forms/indoor-form'
import { CASINGS, DETAILS, type SymbolRow } from '../../../drawing/symbols/forms/traces'
import classes from './catalogue.module.css'

/** Kinds of units that are drawn with one symbol each; all other types are indoor units with a form of their own. */
const GLYPH_OF: Readonly<Record<string, Glyph>> = { FA: 'freshAir', HDO: 'hydro', AHU: 'kit', HRV: 'ventilator' }
/** A unit's symbol with the lines that stick out at its sides, in drawing units. */
const BOX = '-44 -24 88 48'

/** Draws a type of unit as the board does, in one line weight. */
export function Pictogram({ type, pack }: { type: string; pack: Pack }) {
  const path = useMemo(() => {
    const build = pack.iduTypes[type]
    const glyph = GLYPH_OF[type] ?? 'indoor'
    const symbol: SymbolRow = { x: 0, y: 0, outlets: 0, form: build && indoorForm(build), isDirect: false }
    const trace = (pen: PathPen): void => {
      CASINGS[glyph]?.(pen, symbol)
      DETAILS[glyph]?.(pen, symbol)
    }
    return tracePath(trace)
  }, [type, pack])
  return (
    <svg className={classes.pictogram} viewBox={BOX} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
