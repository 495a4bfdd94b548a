import { readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import json from '../../packs/default.json'
import { readPack } from '../../src/contract/pack'
import { createEngine } from '../../src/engine/engine'
import { findingSentences } from '../../src/engine/words/finding-sentence'
import { nodeCore } from '../../src/engine/host/node-core'
import type { SystemResult } from '../../src/engine/decode/system-result'
import { composeReport } from '../../src/report/document/compose-report'
import { cellText, type Part, type TableBlock } from '../../src/report/document/report-document'
import { SECTIONS } from '../../src/report/document/report-options'
import type { ReportOptions } from '../../src/report/document/report-options'
import type { Project } from '../../src/model/project/project'
import { METRIC } from '../../src/model/project/quantity'
import { findKitLayout } from '../helpers/kit-layout'

export const pack = { ...readPack(json), findKitLayout }
export const PRINTED_ON = new Date(2026, 0, 31)

const NAMESPACES = ['report', 'parts', 'projects', 'catalogue', 'board', 'ui']
const readWords = (language: string) =>
  Object.fromEntries(NAMESPACES.map((name) => [name, JSON.parse(readFileSync(`src/locales/${language}/${name}.json`, 'utf8')) as object]))

/** Calculates a project with the compiled core and writes its report. */
export async function writeReport(project: Project, given: Partial<ReportOptions> = {}) {
  const engine = await createEngine(await nodeCore(), pack)
  const results: Record<string, SystemResult> = {}
  for (const id of project.systemOrder) {
    const system = project.systems[id]
    if (system) results[id] = await engine.inspect(system, { design: project.information.design, revision: 1 })
  }
  const options: ReportOptions = {
    systems: project.systemOrder,
    sections: [...SECTIONS],
    language: 'en',
    paper: 'A4',
    unitSettings: METRIC,
    ...given,
  }
  const i18n = createInstance()
  await i18n.init({
    lng: options.language,
    resources: { [options.language]: readWords(options.language) },
    ns: NAMESPACES,
    interpolation: { escapeValue: false },
  })
  const sentence = await findingSentences(options.language, options.unitSettings)
  const composed = composeReport({
    project,
    pack,
    results,
    options,
    words: (key, values = {}) => i18n.t(key, values),
    sentence,
    printedOn: PRINTED_ON,
  })
  const written: Part[] = []
  for (const chapter of composed.chapters) for await (const each of chapter.parts()) written.push(each)
  const document = { ...composed, parts: written }
  return { document, results, sentence }
}

export function part(parts: readonly Part[], id: string): Part {
  const found = parts.find((each) => each.id === id)
  if (!found) throw new Error(`the report has no part ${id}`)
  return found
}

export function table(of: Part, id: string): { columns: string[]; rows: string[][] } {
  const block = of.blocks.find((each): each is TableBlock => each.kind === 'table' && each.id === id)
  if (!block) throw new Error(`${of.id} has no table ${id}`)
  return {
    columns: block.columns.map((column) => column.label),
    rows: Array.from({ length: block.rowCount }, (_, index) => block.row(index).map(cellText)),
  }
}

export const pairs = (of: Part): Record<string, string> =>
  Object.fromEntries(of.blocks.flatMap((block) => (block.kind === 'pairs' ? block.pairs.map((pair) => [pair.label, pair.value]) : [])))
