// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { createDrawing } from '../../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../../src/drawing/drawing/pack-equipment'
import { createEngine } from '../../../../src/engine/engine'
import { nodeCore } from '../../../../src/engine/host/node-core'
import { CapacityTable } from '../../../../src/features/piping/inspector/capacity-table'
import { unitRecord } from '../../../../src/features/piping/inspector/unit-record'
import type { OpenSystem } from '../../../../src/workbench/open-system/use-open-system'
import piping from '../../../../src/locales/en/piping.json'
import ui from '../../../../src/locales/en/ui.json'
import { METRIC } from '../../../../src/model/project/quantity'
import { englishLabels, pack } from '../../../drawing/board-labels'
import { sampleProject } from '../../../helpers/sample-projects'

beforeAll(async () => {
  window.matchMedia = (query) =>
    ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { ui, piping } } })
})
afterEach(cleanup)

async function airHandlers(): Promise<OpenSystem> {
  const project = sampleProject(['air-handler'])
  const system = project.systems['air-handler']
  if (!system) throw new Error('the sample has no system')
  const engine = await createEngine(await nodeCore(), pack)
  const result = await engine.inspect(system, { design: project.information.design, revision: 1 })
  return {
    ...{
      project,
      system,
      pack,
      drawing: createDrawing(system.diagram, result, packEquipment(pack)),
      revision: 1,
      result,
      unitSettings: METRIC,
    },
    ...{ labels: await englishLabels(), names: { node: () => '', tag: () => '', order: [], pipes: [] }, sentence: () => '' },
  }
}

/** Delivered sensible cooling of the first unit of a model, as the panel shows it. */
async function deliveredSensible(model: string): Promise<string> {
  const open = await airHandlers()
  const { diagram } = open.system
  const row = Array.from(diagram.nodeModel.subarray(0, diagram.nodeCount)).indexOf(diagram.modelNames.indexOf(model))
  render(
    <MantineProvider>
      <CapacityTable open={open} row={row} record={unitRecord(open, row)} />
    </MantineProvider>,
  )
  const line = screen.getByRole('row', { name: new RegExp(`^${piping.unit.sensible}`) })
  return within(line).getAllByRole('cell')[2]?.textContent ?? ''
}

it('names no sensible cooling of a kit, of which the pack has no figure', async () => {
  expect(await deliveredSensible('AK-160')).toBe('–')
})

it('names the sensible cooling that a unit delivers', async () => {
  expect(await deliveredSensible('DM-056')).toMatch(/[1-9]\d*\.\d+$/)
})
