import i18next from 'i18next'
import type { TFunction } from 'i18next'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { comparisonLines, linesBetween } from '../../../src/workbench/as-built/comparison-lines'
import type { ComparisonLine } from '../../../src/workbench/as-built/comparison-lines'
import { lineEffect, withDesigned } from '../../../src/workbench/as-built/line-effect'
import type { LineEffect } from '../../../src/workbench/as-built/line-effect'
import { nodeNames } from '../../../src/workbench/open-system/node-names'
import type { OpenSystem } from '../../../src/workbench/open-system/use-open-system'
import asBuilt from '../../../src/locales/en/as-built.json'
import piping from '../../../src/locales/en/piping.json'
import { atOnce } from '../../../src/model/change/at-once'
import type { Project } from '../../../src/model/project/project'
import { METRIC } from '../../../src/model/project/quantity'
import { englishLabels, pack } from '../../drawing/board-labels'
import { engine } from '../../engine/core-record'

/** The only system of a project as the panel beside the board is given it, in English. */
async function openOf(project: Project): Promise<OpenSystem> {
  const system = project.systems[project.systemOrder[0] ?? '']
  if (!system) throw new Error('The project has no system.')
  const labels = await englishLabels()
  const drawing = createDrawing(system.diagram, null, packEquipment(pack))
  const result = await (await engine).inspect(system, { design: project.information.design, revision: 1 })
  const names = nodeNames(drawing, labels, (key, values = {}) => i18next.t(key, values))
  return { project, system, pack, revision: 1, result, drawing, labels, names, unitSettings: METRIC, sentence: () => '' }
}

export async function englishWords(): Promise<TFunction<'as-built'>> {
  await i18next.init({ lng: 'en', resources: { en: { 'as-built': asBuilt, piping } }, interpolation: { escapeValue: false } })
  return i18next.getFixedT('en', 'as-built')
}

/** The lines of the table. */
export async function asBuiltLines(project: Project, withSame = false): Promise<ComparisonLine[]> {
  const t = await englishWords()
  return linesBetween(atOnce(comparisonLines(await openOf(project), t, withSame)), 0)
}

/** What each line does by the core, null where it is not one value. */
export async function asBuiltEffects(project: Project): Promise<(LineEffect | null)[]> {
  const lines = await asBuiltLines(project)
  const { system, result } = await openOf(project)
  const effects: (LineEffect | null)[] = []
  for (const line of lines) {
    const designed = withDesigned(system, line)
    const then = designed && (await (await engine).inspect(designed, { design: project.information.design, revision: 1 }))
    effects.push(then && result ? lineEffect(result, then) : null)
  }
  return effects
}
