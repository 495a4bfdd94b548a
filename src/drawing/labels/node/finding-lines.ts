import type { Finding, Severity } from '../../../model/finding/finding'
import { cutLine, wrapSentence } from '../finding-text'
import type { Scene } from '../../paint/scene'

export interface FindingLine {
  text: string
  severity: Severity
}

/** Maximum number of lines between a unit's text and the row below it. */
const MOST_LINES = 4

type Sentence = (finding: Finding) => string

interface Worded {
  whole: string
  wrapped: readonly string[]
}

/** Cache of wrapped sentences, which every frame of a pan reads; each language and set of measures has its own sentence function. */
const saidBy = new WeakMap<Sentence, WeakMap<Finding, Worded>>()
const byNode = new WeakMap<readonly Finding[], Map<string, Finding[]>>()

/** Returns the wrapped sentences of a node's findings; an ellipsis replaces lines that do not fit. */
export function findingLines({ drawing, labels }: Scene, row: number, most = MOST_LINES): FindingLine[] {
  const { result, diagram } = drawing
  const { sentence } = labels
  if (!result || !sentence || !result.nodeWorst[row]) return []
  const findings = findingsByNode(result.findings).get(diagram.nodeId[row] ?? '') ?? []
  const lines = findings.flatMap((finding) => {
    const { whole, wrapped } = worded(sentence, finding)
    return wrapped.map((text) => ({ text, whole, severity: finding.severity }))
  })
  const last = lines[most - 1]
  return lines.length <= most || !last ? lines : [...lines.slice(0, most - 1), { ...last, text: cutLine(last.text, last.whole) }]
}

function worded(sentence: Sentence, finding: Finding): Worded {
  const said = saidBy.get(sentence) ?? new WeakMap<Finding, Worded>()
  saidBy.set(sentence, said)
  const known = said.get(finding)
  if (known) return known
  const whole = sentence(finding)
  const found = { whole, wrapped: wrapSentence(whole) }
  said.set(finding, found)
  return found
}

function findingsByNode(findings: readonly Finding[]): Map<string, Finding[]> {
  const known = byNode.get(findings)
  if (known) return known
  const found = new Map<string, Finding[]>()
  for (const finding of findings) {
    if (finding.nodeId === undefined) continue
    const list = found.get(finding.nodeId)
    if (list) list.push(finding)
    else found.set(finding.nodeId, [finding])
  }
  byNode.set(findings, found)
  return found
}
