import { describe, expect, it } from 'vitest'
import { demoProject } from '../../../src/model/project/demo/demo-project'
import { NO_FIGURES } from '../../../src/model/as-built/frozen-design'
import { applyChange } from '../../../src/model/change/apply'
import { freezeDesign } from '../../../src/model/edits/as-built/freeze-design'
import { generateDiagram } from '../../../src/model/edits/drawing/generate-diagram'
import { atOnce } from '../../../src/model/change/at-once'
import type { Change } from '../../../src/model/change/change'
import { setPipe } from '../../../src/model/edits/drawing/set-pipe'
import { invert } from '../../../src/model/change/invert'
import type { Project } from '../../../src/model/project/project'
import { keptChange, opsFor, toldAhead } from '../../../src/model/redrawing/kept-change'
import { replicaOf } from '../../../src/state/piping/storage/replica'
import { pack } from '../arbitrary'
import { pictureOf } from '../picture'

/** The demo whose first system lists so many units of one model. */
function projectOf(units: number): { project: Project; systemId: string } {
  const project = demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
  const [systemId = ''] = project.systemOrder
  const [unit] = project.systems[systemId]?.indoorUnits ?? []
  if (!unit) throw new Error('the demo lists no unit')
  applyChange(project, { ops: [{ table: 'indoorUnit', systemId, before: unit, after: { ...unit, count: units }, at: 0 }] })
  return { project, systemId }
}

/** How many entries stand as such in what a thread or a store has to copy. */
function entriesIn(value: unknown): number {
  if (value instanceof Map) return entriesIn([...value.values()])
  if (Array.isArray(value)) return value.reduce((sum: number, entry) => sum + 1 + entriesIn(entry), 0)
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return 0
  return Object.values(value).reduce((sum: number, entry) => sum + entriesIn(entry), 0)
}

function* ready(change: Change): Generator<void, Change> {
  yield
  return change
}

describe('a change with long lists', () => {
  it('a change with long lists is copied as a few texts, and makes the very design again', () => {
    const { project, systemId } = projectOf(6_000)
    const follower = replicaOf(structuredClone(project))
    for (const make of [
      () => generateDiagram(project, systemId, pack),
      () => freezeDesign(project, systemId, { at: 'now', by: 'me', figures: NO_FIGURES }),
      () => freezeDesign(project, systemId, { at: 'later', by: 'me', figures: NO_FIGURES }),
      () => generateDiagram(project, systemId, pack),
    ]) {
      const change = make()
      const kept = structuredClone(keptChange(change))
      expect(entriesIn(kept)).toBeLessThan(5_000)
      applyChange(project, change)
      follower.apply(kept)
      expect(pictureOf(follower.document)).toStrictEqual(pictureOf(project))
    }
  })

  it('a change with long lists stays whole in a small design, and whoever applies it leaves it as it is', () => {
    const small = projectOf(20)
    expect(keptChange(generateDiagram(small.project, small.systemId, pack)).texts).toBeUndefined()
    const { project, systemId } = projectOf(6_000)
    const kept = keptChange(generateDiagram(project, systemId, pack))
    const before = structuredClone(kept)
    for (const op of opsFor(project, kept)) expect(op.table).toBeTruthy()
    expect(kept).toStrictEqual(before)
  })

  it('a change with long lists that names a list it does not have is refused', () => {
    const { project, systemId } = projectOf(6_000)
    const kept = keptChange(generateDiagram(project, systemId, pack))
    const wrong = { ...kept, texts: new Map([...(kept.texts ?? [])].map(([place]) => [place, [{ list: 9, text: '[]' }]])) }
    expect(() => [...opsFor(project, wrong)]).toThrow('The change has no list 9 in its table redrawn.')
  })

  it('a change with long lists is told once, however often it is taken back and done again', () => {
    const { project, systemId } = projectOf(6_000)
    const change = generateDiagram(project, systemId, pack)
    const { texts } = keptChange(change)
    expect(keptChange({ ...change, label: 'again' }).texts?.get(0)).toBe(texts?.get(0))
    expect(keptChange(invert(change)).texts?.get(0)).not.toBe(texts?.get(0))
    expect(keptChange(invert(invert(change))).texts?.get(0)).toBe(texts?.get(0))
  })

  it('a change with long lists that freezes what is drawn is told by that, and one that was drawn otherwise since by all it has', () => {
    const { project, systemId } = projectOf(6_000)
    applyChange(project, generateDiagram(project, systemId, pack))
    const follower = replicaOf(structuredClone(project))
    const tables: string[] = []
    const make = (change: Change): Change => {
      atOnce(toldAhead(project, ready(change)))
      const kept = structuredClone(keptChange(change))
      tables.push(...kept.ops.map(({ table }) => table))
      applyChange(project, change)
      follower.apply(kept)
      expect(pictureOf(follower.document)).toStrictEqual(pictureOf(project))
      return change
    }
    const freeze = (at: string): Change => freezeDesign(project, systemId, { at, by: 'me', figures: NO_FIGURES })
    make(freeze('first'))
    const edge = project.systems[systemId]?.diagram.edgeId[7] ?? ''
    make(setPipe(project, systemId, [edge], { lengthM: 77 }))
    const second = make(freeze('second'))
    applyChange(project, invert(second))
    follower.apply(structuredClone(keptChange(invert(second))))
    expect(pictureOf(follower.document)).toStrictEqual(pictureOf(project))
    make({ label: 'unfreeze', ops: [{ table: 'frozen', systemId, before: project.systems[systemId]?.frozen ?? null, after: null }] })
    expect(tables.filter((table) => table.startsWith('frozen'))).toStrictEqual(['frozenAsDrawn', 'frozenAsDrawn', 'frozen'])
    expect(keptChange(invert(second)).ops.map(({ table }) => table)).toStrictEqual(['frozen'])
  })

  it('a change with long lists brings back a frozen design as it was frozen, though the drawing is another by now', () => {
    const { project, systemId } = projectOf(40)
    applyChange(project, generateDiagram(project, systemId, pack))
    const follower = replicaOf(structuredClone(project))
    const make = (change: Change): Change => {
      atOnce(toldAhead(project, ready(change)))
      const kept = structuredClone(keptChange(change))
      applyChange(project, change)
      follower.apply(kept)
      return change
    }
    const frozen = make(freezeDesign(project, systemId, { at: 'now', by: 'me', figures: NO_FIGURES }))
    make(setPipe(project, systemId, [project.systems[systemId]?.diagram.edgeId[7] ?? ''], { lengthM: 77 }))
    const design = project.systems[systemId]?.frozen ?? null
    const thawed: Change = { label: 'unfreeze', ops: [{ table: 'frozen', systemId, before: design, after: null }] }
    applyChange(project, thawed)
    follower.apply(structuredClone(keptChange(thawed)))
    applyChange(project, invert(thawed))
    follower.apply(structuredClone(keptChange(invert(thawed))))
    expect(project.systems[systemId]?.frozen).toBe(design)
    expect(pictureOf(follower.document)).toStrictEqual(pictureOf(project))
    expect(keptChange(frozen).ops[0]?.table).toBe('frozenAsDrawn')
  })
})
