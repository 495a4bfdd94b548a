import { kindAt } from '../../model/diagram/diagram-tree'
import { JOINT_TYPES } from '../../model/project/codes'
import type { SystemResult } from '../../engine/decode/system-result'
import type { Finding } from '../../model/finding/finding'
import { nodeText } from '../../model/diagram/node-text'
import type { IndoorUnit, System } from '../../model/project/project'
import { tagsByRow } from '../../model/tags/node-tags'
import type { SystemTags } from '../../model/tags/project-tags'
import { fold } from '../../ui/table/fold'
import { searchWords } from '../../ui/table/matches'
import { MOST_MATCHES } from './match'
import type { Found, Match, MatchField } from './match'

/** Rows between two reads of the clock. */
const PAUSE_AFTER = 512

/** A system as input of a search. */
export interface Searched {
  system: System
  /** Null before the first calculation: joint models, pipe sizes and findings are then not searchable. */
  result: SystemResult | null
  /** Returns the numbered name of a joint or box on screen; '' in other systems. */
  nameOf: (row: number) => string
  /** Tags of the units of the system. */
  tags: SystemTags
  floorName: (floor: string) => string
  /** Formats a diameter; '' for none. */
  sizeText: (mm: number) => string
  sentence: (finding: Finding) => string
}

/** Finds the rows of a system whose texts contain every word. Yields between steps. */
export function* searchSystem(searched: Searched, query: string, found: Found): Generator<void> {
  const words = searchWords(query)
  if (words.length === 0) return
  const add = (kind: Match['kind'], id: string | undefined, texts: readonly [MatchField, string][]): void => {
    const folded = texts.map(([, text]) => fold(text))
    if (!words.every((word) => folded.some((text) => text.includes(word)))) return
    const hit = texts[folded.findIndex((text) => text.includes(words[0] ?? ''))]
    found.count++
    if (hit && found.matches.length < MOST_MATCHES)
      found.matches.push({ systemId: searched.system.id, kind, id: id ?? '', field: hit[0], text: hit[1] })
  }
  yield* searchNodes(searched, add)
  yield* searchPipes(searched, add)
  yield* searchFindings(searched, add)
}

type Add = (kind: Match['kind'], id: string | undefined, texts: readonly [MatchField, string][]) => void

function* searchNodes({ system, result, nameOf, tags, floorName }: Searched, add: Add): Generator<void> {
  const { diagram } = system
  const tagged = tagsByRow(diagram, tags)
  const items = new Map(system.indoorUnits.map((item): [string, IndoorUnit] => [item.id, item]))
  for (let row = 0; row < diagram.nodeCount; row++) {
    if (row % PAUSE_AFTER === 0) yield
    const rest = diagram.nodeRest[row]
    const item = rest?.indoorUnitId === undefined ? undefined : items.get(rest.indoorUnitId)
    const texts: [MatchField, string][] = []
    const put = (field: MatchField, text: string | undefined): void => {
      if (text !== undefined && text !== '') texts.push([field, text])
    }
    put('tag', tagged.get(row))
    if (kindAt(diagram, row) === 'outdoor') put('name', system.name)
    put('name', kindAt(diagram, row) === 'none' ? nodeText(rest) : rest?.label)
    put('name', item?.name)
    put('name', nameOf(row))
    put('room', item?.room)
    if (item && item.floor !== '') put('floor', floorName(item.floor))
    put('model', diagram.modelNames[diagram.nodeModel[row] ?? -1])
    put('model', rest?.models?.join(' + '))
    put('model', JOINT_TYPES[diagram.nodeJointType[row] ?? 0])
    put('model', result?.fittingNames[result.fitting[row] ?? -1])
    add('node', diagram.nodeId[row], texts)
  }
}

function* searchPipes({ system, result, sizeText }: Searched, add: Add): Generator<void> {
  if (!result) return
  const { diagram } = system
  const known = new Map<number, string>()
  const size = (mm: number | undefined): string => {
    if (mm === undefined || !(mm > 0)) return ''
    let text = known.get(mm)
    if (text === undefined) {
      text = sizeText(mm)
      known.set(mm, text)
    }
    return text
  }
  const { edgeGasMm, edgeLiquidMm, edgeHighPressureMm } = result
  for (let row = 0; row < diagram.edgeCount; row++) {
    if (row % PAUSE_AFTER === 0) yield
    const text = [edgeGasMm[row], edgeLiquidMm[row], edgeHighPressureMm[row]].map(size).filter(Boolean).join(' / ')
    if (text !== '') add('edge', diagram.edgeId[row], [['size', text]])
  }
}

function* searchFindings({ system, result, sentence }: Searched, add: Add): Generator<void> {
  if (!result) return
  const top = system.diagram.nodeId.find((_, row) => kindAt(system.diagram, row) === 'outdoor')
  for (const [at, finding] of result.findings.entries()) {
    if (at % PAUSE_AFTER === 0) yield
    const texts: [MatchField, string][] = [
      ['finding', sentence(finding)],
      ['finding', finding.code],
    ]
    if (finding.edgeId !== undefined) add('edge', finding.edgeId, texts)
    else add('node', finding.nodeId ?? top, texts)
  }
}
