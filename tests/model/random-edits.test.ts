import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import packJson from '../../packs/default.json'
import { readPack } from '../../src/contract/pack'
import { createEngine } from '../../src/engine/engine'
import type { Engine } from '../../src/engine/engine'
import { nodeCore } from '../../src/engine/host/node-core'
import { applyChange } from '../../src/model/change/apply'
import type { Change } from '../../src/model/change/change'
import { RATING_CONDITIONS } from '../../src/model/project/defaults'
import type { Diagram } from '../../src/model/diagram/diagram'
import { edgeAt, nodeAt } from '../../src/model/diagram/diagram-rows'
import { isUnitKind } from '../../src/model/project/codes'
import { invert } from '../../src/model/change/invert'
import type { Project } from '../../src/model/project/project'
import { pictureOf } from './picture'
import { anyDrawingEdits, anyMode, describeDrawingEdit, drawingOf, openSystem } from './random-edits'
import type { DrawingEdit } from './random-edits'

let engine: Engine

beforeAll(async () => {
  engine = await createEngine(await nodeCore(), readPack(packJson))
})

async function treeFindings(project: Project): Promise<unknown[]> {
  const system = project.systems['system']
  if (!system) return ['the system is lost']
  const { findings } = await engine.inspect(system, { design: RATING_CONDITIONS, revision: 1 })
  return findings.filter((finding) => finding.code === 'notATree')
}

/** What is wrong with a drawing that edits have made, in words. */
function complaintsOf(diagram: Diagram): string[] {
  const complaints: string[] = []
  const places = new Map<string, string>()
  const ids = new Set<string>()
  const nodes = Array.from({ length: diagram.nodeCount }, (_, row) => nodeAt(diagram, row))
  const edges = Array.from({ length: diagram.edgeCount }, (_, row) => edgeAt(diagram, row))
  for (const node of nodes) {
    const at = `${node.x}/${node.y}`
    if (places.has(at)) complaints.push(`${node.kind} stands on ${places.get(at) ?? ''} at ${at}`)
    places.set(at, node.kind)
    if (ids.has(node.id)) complaints.push(`two nodes are called ${node.id}`)
    ids.add(node.id)
    const above = new Set(edges.filter((edge) => edge.target === node.id).map((edge) => edge.source))
    if (node.kind !== 'outdoor' && node.kind !== 'none' && above.size !== 1) complaints.push(`${node.kind} has ${above.size} nodes above`)
    const below = edges.some((edge) => edge.source === node.id)
    if (below && (isUnitKind(node.kind) || node.kind === 'placeholder' || node.kind === 'endCap'))
      complaints.push(`something hangs on ${node.kind}`)
    const { reservedFor } = node.data
    if (reservedFor === undefined) continue
    if (isUnitKind(node.kind)) complaints.push(`a unit stands on a place reserved for ${reservedFor}`)
    const owner = edges.find((edge) => edge.target === reservedFor)
    const own = edges.find((edge) => edge.target === node.id)
    if (!owner || owner.source !== own?.source || ((own.sourcePort - 1) ^ 1) + 1 !== owner.sourcePort)
      complaints.push(`port ${own?.sourcePort ?? '?'} is reserved for a unit that is not beside it`)
  }
  return complaints
}

function play(
  mode: Parameters<typeof openSystem>[0],
  isPair: boolean,
  edits: readonly DrawingEdit[],
  step?: (project: Project, edit: DrawingEdit) => void,
) {
  const project = openSystem(mode, isPair)
  const pictures = [pictureOf(project)]
  const done: Change[] = []
  for (const edit of edits) {
    const change = describeDrawingEdit(project, edit)
    if (!change) continue
    expect(pictureOf(project)).toStrictEqual(pictures.at(-1))
    applyChange(project, change)
    done.push(change)
    pictures.push(pictureOf(project))
    step?.(project, edit)
  }
  return { project, pictures, done }
}

describe('random edits of a drawing', () => {
  it('random edits of a drawing keep it whole: one tree, no two nodes in one place, reservations only beside their units', () => {
    fc.assert(
      fc.property(anyMode, fc.boolean(), anyDrawingEdits, (mode, isPair, edits) => {
        play(mode, isPair, edits, (project, edit) => expect([edit.what, complaintsOf(drawingOf(project))]).toStrictEqual([edit.what, []]))
      }),
      { numRuns: 150 },
    )
  })

  it('random edits of a drawing give the identical drawing back when they are taken back, and again when they are done again', () => {
    fc.assert(
      fc.property(anyMode, fc.boolean(), anyDrawingEdits, (mode, isPair, edits) => {
        const { project, pictures, done } = play(mode, isPair, edits)
        for (let step = done.length - 1; step >= 0; step--) {
          applyChange(project, invert(done[step] ?? { label: '', ops: [] }))
          expect(pictureOf(project)).toStrictEqual(pictures[step])
        }
        done.forEach((change, step) => {
          applyChange(project, change)
          expect(pictureOf(project)).toStrictEqual(pictures[step + 1])
        })
      }),
      { numRuns: 150 },
    )
  })

  it('random edits of a drawing leave a tree in the eyes of the core', async () => {
    await fc.assert(
      fc.asyncProperty(anyMode, fc.boolean(), anyDrawingEdits, async (mode, isPair, edits) => {
        expect(await treeFindings(play(mode, isPair, edits).project)).toStrictEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
