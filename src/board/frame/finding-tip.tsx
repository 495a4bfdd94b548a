import type { Finding } from '../../model/finding/finding'
import classes from './board.module.css'
import type { Drawing } from '../../drawing/drawing/drawing'
import { wrapSentence } from '../../drawing/labels/finding-text'
import { findingsAt } from '../../drawing/view/findings-at'
import type { Place } from '../../drawing/view/spatial-index'

export interface TipAt {
  place: Place
  px: number
  py: number
}

interface FindingTipProps {
  at: TipAt
  drawing: Drawing
  sentence: (finding: Finding) => string
  width: number
  height: number
}

const ASIDE_PX = 14
const TIP_WIDTH_PX = 240
const MOST_SENTENCES = 4

/** Shows the findings of the row under the pointer in a few short lines beside it. */
export function FindingTip({ at, drawing, sentence, width, height }: FindingTipProps) {
  const findings = findingsAt(drawing, at.place).slice(0, MOST_SENTENCES)
  if (findings.length === 0) return null
  const isLeft = at.px + ASIDE_PX + TIP_WIDTH_PX > width
  const isAbove = at.py > height / 2
  const across = isLeft ? { right: width - at.px + ASIDE_PX } : { left: at.px + ASIDE_PX }
  const down = isAbove ? { bottom: height - at.py + ASIDE_PX } : { top: at.py + ASIDE_PX }
  return (
    <div
      className={classes.tip}
      data-severity={findings.some((finding) => finding.severity === 'error') ? 'error' : 'advice'}
      style={{ ...across, ...down }}
    >
      {findings.map((finding) => (
        <p key={finding.code + JSON.stringify(finding.values)}>
          {wrapSentence(sentence(finding)).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      ))}
    </div>
  )
}
