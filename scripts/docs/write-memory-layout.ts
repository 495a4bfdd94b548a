import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import * as L from '../../assembly/common/layout/layout'
import { createDiagram } from '../../src/model/diagram/diagram-rows'
import type { System } from '../../src/model/project/project'
import { readPack } from '../../src/contract/pack'
import { encodeSystem } from '../../src/engine/encode/encode-diagram'
import { packRows } from '../../src/engine/encode/pack-rows'
import defaultPack from '../../packs/default.json'

/** Writes docs/memory-layout.md from the layout files: every table with its comments, and one small system byte by byte. */
const FOLDER = new URL('../../assembly/', import.meta.url)
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|[/\\])layout(-\w+)?\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, '').replaceAll('\\', '/'))
  .sort()
const TARGET = new URL('../../docs/memory-layout.md', import.meta.url)

interface Line {
  name: string
  value: string
  about: string
}

/** Returns the constants of one layout file with the comment above them; a comment applies until the next blank line or comment. */
function constantsOf(source: string): Line[] {
  const lines: Line[] = []
  let about = ''
  let comment: string[] = []
  for (const text of source.split('\n')) {
    const trimmed = text.trim()
    if (trimmed.startsWith('/**') || (comment.length > 0 && trimmed.startsWith('*'))) {
      comment.push(trimmed.replace(/^\/?\*+\/?\s?/, '').replace(/\s*\*\/$/, ''))
      if (trimmed.endsWith('*/')) {
        about = comment.filter((part) => part !== '').join(' ')
        comment = []
      }
      continue
    }
    if (trimmed === '') about = ''
    const found = /^export const ([A-Z0-9_]+): i32 = (.+)$/.exec(trimmed)
    if (found) {
      lines.push({ name: found[1] ?? '', value: found[2] ?? '', about })
      about = ''
    }
  }
  return lines
}

function headOf(source: string): string {
  const comment = /^\/\*\*([\s\S]*?)\*\//.exec(source.trim())?.[1] ?? ''
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim()
}

function tableOf(lines: readonly Line[]): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|')
  return [
    '| name | value | meaning |',
    '| --- | --- | --- |',
    ...lines.map((l) => `| \`${l.name}\` | ${cell(l.value)} | ${cell(l.about)} |`),
  ].join('\n')
}

/** Returns an outdoor unit, a joint and a unit: 30 m with six bends, then 6 m, 15 m below. */
function exampleSystem(): System {
  const node = (id: string, kind: 'outdoor' | 'joint' | 'indoor', data: object) => ({ id, kind, shape: kind, x: 0, y: 0, data })
  const edge = (id: string, source: string, target: string, lengthM: number, bends: number) =>
    ({ id, source, target, sourcePort: 0, kind: 'generic', lengthM, bends }) as const
  const diagram = createDiagram(
    [
      node('O', 'outdoor', { models: ['X4P-10'] }),
      node('J', 'joint', { branches: 2 }),
      node('A', 'indoor', { model: 'C4-056', heightM: -15 }),
    ],
    [edge('OJ', 'O', 'J', 30, 6), edge('JA', 'J', 'A', 6, 0)],
  )
  return { id: 's', name: 's', floor: 0, level: 1, active: true, outdoorModels: ['X4P-10'], indoorUnits: [], diagram, extra: {} }
}

const NONE = { coolingIndoorDryBulbC: null, coolingIndoorWetBulbC: null, coolingOutdoorDryBulbC: null, coolingOutdoorWetBulbC: null }
const DESIGN = {
  ...NONE,
  heatingIndoorDryBulbC: null,
  heatingIndoorWetBulbC: null,
  heatingOutdoorDryBulbC: null,
  heatingOutdoorWetBulbC: null,
  elevationM: null,
}

function exampleTable(names: ReadonlyMap<number, string>): string {
  const buffer = encodeSystem(exampleSystem(), { design: DESIGN, revision: 0 }, packRows(readPack(defaultPack)))
  const head = new DataView(buffer)
  const number = (slot: number): number => head.getInt32(slot, true)
  const [nodes, edges, columns] = [number(L.HEAD_NODES), number(L.HEAD_EDGES), number(L.HEAD_COLUMNS)]
  const hex = (from: number, length: number): string =>
    Buffer.from(buffer, from, length)
      .toString('hex')
      .replace(/(..)(?=.)/g, '$1 ')
  const rows = ['| offset | column | cell | values | bytes |', '| ---: | --- | --- | --- | --- |']
  for (let column = 0; column < L.COLUMN_COUNT; column++) {
    if ((columns & (1 << column)) === 0) continue
    const at = L.columnStart(nodes, edges, columns, column)
    const width = L.columnWidth(column)
    const count = L.isEdgeColumn(column) ? edges : nodes
    const read = (row: number): number => {
      const place = at + row * width
      if (width === 8) return head.getFloat64(place, true)
      if (width === 4) return head.getInt32(place, true)
      return width === 2 ? head.getUint16(place, true) : head.getUint8(place)
    }
    const values = Array.from({ length: count }, (_, row) => String(read(row))).join(', ')
    rows.push(`| ${at} | \`${names.get(column) ?? ''}\` | ${width} B × ${count} | ${values} | \`${hex(at, width * count)}\` |`)
  }
  return [
    `The buffer has ${buffer.byteLength} bytes: ${nodes} nodes, ${edges} edges, \`HEAD_COLUMNS\` = 0x${columns.toString(16)}.`,
    '',
    ...rows,
  ].join('\n')
}

/** Whether the file is the layout of systems, whose columns the example names. */
const isMain = (file: string): boolean => /(^|\/)layout$/.test(file)

/** Returns the whole document. */
export function memoryLayout(): string {
  const parts = [
    '# Memory layout of the core',
    '',
    'Generated by `npx tsx scripts/docs/write-memory-layout.ts` from the layout files in `assembly/common/layout/`: do not edit.',
  ]
  let names = new Map<number, string>()
  for (const file of FILES) {
    const source = readFileSync(new URL(`${file}.ts`, FOLDER), 'utf8')
    const constants = constantsOf(source)
    if (isMain(file)) {
      const all = constants.filter((line) => /^(NODE|EDGE)_[A-Z_]+$/.test(line.name))
      const from = all.findIndex((line) => line.name === 'NODE_COOLING_KW')
      names = new Map(all.slice(from, from + L.COLUMN_COUNT).map((line) => [Number(line.value), line.name]))
    }
    parts.push('', `## assembly/${file}.ts`, '', '```text', headOf(source), '```', '', tableOf(constants))
    if (isMain(file)) parts.push('', '### A system of three nodes', '', exampleTable(names))
  }
  return `${parts.join('\n')}\n`
}

if (process.argv[1]?.endsWith('write-memory-layout.ts')) writeFileSync(TARGET, memoryLayout())
