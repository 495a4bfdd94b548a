import { InputError } from '../../src/contract/input-error'
import { readProject, writeProject } from '../../src/contract/project/project-wire'
import type { Pack } from '../../src/contract/pack'
import type { SystemRecord } from '../../src/contract/system-record'
import { JsonTextError, parseJson } from '../../src/contract/wire/json-text'
import type { Engine } from '../../src/engine/engine'
import { toMetric } from '../../src/engine/measure/measure'
import { toSystemRecord } from '../../src/engine/decode/system-record'
import type { Project } from '../../src/model/project/project'
import { allWired } from '../helpers/all-wired'
import { isPlaceOf } from './json-path'
import { leadsOutside, isTree } from './is-tree'
import { faultIn } from './wrong-success'

/** What became of an input. A failure names what was broken, without anything of the input in it, so that equal failures can be told. */
export type Outcome = 'accepted' | 'refused' | { failure: string; detail: string }

export interface Bench {
  engine: Engine
  pack: Pack
  models: ReadonlySet<string>
}

/** A saved project as text: refused at a place that is there, or right in every way that can be seen. */
export async function checkProject(text: string, bench: Bench): Promise<Outcome> {
  let json: unknown
  try {
    json = parseJson(text)
  } catch (error) {
    return textRefusal(text, error)
  }
  let project: Project
  try {
    project = readProject(json, { toMetric, pack: bench.pack })
  } catch (error) {
    return refusal(json, error)
  }
  const fault = faultIn(json, bench.models)
  if (fault !== null) return { failure: 'a fault was let through', detail: fault }
  return accepted(json, project, bench)
}

/** Whether an error about JSON is one that a reader can act on. */
export function refusal(json: unknown, error: unknown): Outcome {
  if (!(error instanceof InputError)) return thrown(error)
  if (error.expected === '') return { failure: 'a refusal expects nothing', detail: error.path }
  return isPlaceOf(error.path, json)
    ? 'refused'
    : { failure: 'a refusal names no place of the input', detail: `${error.path}: ${error.expected}` }
}

export function thrown(error: unknown): Outcome {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return { failure: `${name} was thrown: ${message.replace(/[\d"'].*/s, '…')}`, detail: `${message}\n${stack}` }
}

export function textRefusal(text: string, error: unknown): Outcome {
  if (!(error instanceof JsonTextError)) return thrown(error)
  try {
    JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
    return { failure: 'JSON was refused as no JSON', detail: error.message }
  } catch {
    const lines = text.split('\n')
    const line = lines[error.line - 1]
    const isThere = line !== undefined && error.column >= 1 && error.column <= line.length + 1
    return isThere ? 'refused' : { failure: 'a refusal names no place of the text', detail: `${error.message} of ${lines.length} lines` }
  }
}

async function accepted(json: unknown, project: Project, { engine, pack }: Bench): Promise<Outcome> {
  const written = JSON.stringify(writeProject(project))
  const again = readProject(JSON.parse(written), { toMetric, pack })
  const rewritten = JSON.stringify(writeProject(again))
  if (rewritten !== written)
    return { failure: 'a project changes when it is written and read', detail: firstDifference(written, rewritten) }
  const records = await recordsOf(project, engine, pack)
  const lost = lostNumber(records)
  if (lost !== null) return { failure: `a number is not finite: ${lost.replace(/\d+/g, 'n')}`, detail: lost }
  const [first, second] = [JSON.stringify(records), JSON.stringify(await recordsOf(again, engine, pack))]
  if (first !== second) return { failure: 'a project read again calculates to something else', detail: firstDifference(first, second) }
  const lines = await allWired(project, pack, engine)
  const lostLine = lostNumber(lines)
  if (lostLine !== null) return { failure: `a number of wiring is not finite: ${lostLine.replace(/\d+/g, 'n')}`, detail: lostLine }
  if (JSON.stringify(lines) !== JSON.stringify(await allWired(again, pack, engine)))
    return { failure: 'a project read again is wired in another way', detail: '' }
  return treeAgrees(json, records)
}

async function recordsOf(project: Project, engine: Engine, pack: Pack): Promise<SystemRecord[]> {
  const records: SystemRecord[] = []
  for (const id of project.systemOrder) {
    const system = project.systems[id]
    if (!system?.active) continue
    const result = await engine.inspect(system, { design: project.information.design, revision: 1, arrange: true })
    records.push(toSystemRecord(result, system, pack, ({ code }) => code))
    for (const [name, column] of [
      ['arrangedX', result.arrangedX],
      ['arrangedY', result.arrangedY],
    ] as const)
      if (column.some((value) => !Number.isFinite(value))) throw new Error(`${name} is not finite`)
  }
  return records
}

/** Path of the first number of a result that is none; JSON would turn it into null without a word. */
export function lostNumber(value: unknown, path = '$'): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : path
  if (typeof value !== 'object' || value === null) return null
  for (const [key, child] of Object.entries(value)) {
    const lost = lostNumber(child, `${path}.${key}`)
    if (lost !== null) return lost
  }
  return null
}

/** A plain walk over the JSON must agree with the core on what is a tree, where the drawing has nothing special. */
function treeAgrees(json: unknown, records: readonly SystemRecord[]): Outcome {
  const { selection } = json as { selection?: { oduList?: { status?: unknown; pipingGraphData?: unknown }[] } }
  const active = (selection?.oduList ?? []).filter(({ status }) => status === undefined || status === null || status === 1)
  for (const [place, record] of records.entries()) {
    const graph = active[place]?.pipingGraphData
    if (!isPlain(graph)) continue
    const says = !record.findings.some(({ code }) => code === 'notATree')
    if (says !== isTree(graph))
      return { failure: says ? 'a broken diagram is called a tree' : 'a tree is called broken', detail: record.systemId }
  }
  return 'accepted'
}

type Drawn = { nodes: Record<string, unknown>[]; edges: Record<string, unknown>[] }

/** Every id and end is text, every edge's kind is said, nothing merges, and no pipe ends at a text. */
function isPlain(graph: unknown): graph is Drawn {
  const { nodes, edges } = (graph ?? {}) as Partial<Drawn>
  if (!Array.isArray(nodes) || !Array.isArray(edges)) return false
  const isText = (value: unknown): boolean => typeof value === 'string'
  return (
    nodes.every(
      ({ id, shape, data }) => isText(id) && SHAPES.has(String(shape)) && (data as { type?: unknown } | undefined)?.type !== 'hrv',
    ) &&
    edges.every(({ source, target, kind }) => isText(source) && isText(target) && isText(kind) && kind !== '') &&
    !leadsOutside({ nodes, edges })
  )
}

const SHAPES = new Set(['odu1', 'idu1', 'joint', 'plus', 'end cap', 'text-block'])

function firstDifference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return `${one.slice(Math.max(0, at - 60), at + 40)}  ≠  ${other.slice(Math.max(0, at - 60), at + 40)}`
}
