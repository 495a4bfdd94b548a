import i18next from 'i18next'
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import packJson from '../../packs/default.json'
import { Board } from '../../src/board/frame/board'
import type { BoardHandle } from '../../src/board/frame/board'
import { createDrawing } from '../../src/drawing/drawing/drawing'
import { packEquipment } from '../../src/drawing/drawing/pack-equipment'
import { NOTHING_PICKED } from '../../src/drawing/view/picked'
import { systemLabels } from '../../src/drawing/labels/system-labels'
import { LARGEST_SCALE } from '../../src/drawing/view/view'
import { readPack } from '../../src/contract/pack'
import { createEngine } from '../../src/engine/engine'
import type { SystemResult } from '../../src/engine/decode/system-result'
import board from '../../src/locales/en/board.json'
import { newProject } from '../../src/model/project/defaults'
import type { Diagram } from '../../src/model/diagram/diagram'
import type { System } from '../../src/model/project/project'
import { METRIC } from '../../src/model/project/quantity'
import { fetchCore } from '../../workers/fetch-core'
import { ZOOMED_IN } from './shown-board'
import type { ShowBoard } from './shown-board'

const pack = readPack(packJson)

/** Loads the fonts, words and the core's answer that the app has before it shows its board, so that every label has its figures. */
export async function prepareOurs(diagram: Diagram): Promise<ShowBoard> {
  const translations = i18next.createInstance()
  await translations
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { board } }, defaultNS: 'board', interpolation: { escapeValue: false } })
  await Promise.all([400, 500, 600, 700].map((weight) => document.fonts.load(`${weight} 12px "Inter Variable"`)))
  const words = (key: string, values: Record<string, string | number> = {}): string => translations.t(key, values)
  const labels = systemLabels({ name: 'Tower', indoorUnits: [] }, { unitSettings: METRIC, pack, words, language: 'en' })
  const result = await answerOf(diagram)

  return (place) => {
    const handle = createRef<BoardHandle>()
    const root = createRoot(place)
    const drawing = createDrawing(diagram, result, packEquipment(pack))
    flushSync(() =>
      root.render(
        <I18nextProvider i18n={translations}>
          <Board
            ref={handle}
            drawing={drawing}
            labels={labels}
            theme="dark"
            picked={NOTHING_PICKED}
            onPick={() => undefined}
            onOpen={() => undefined}
            onRemove={() => undefined}
            onZoom={() => undefined}
            sentence={(finding) => finding.code}
            diagramKey="tower"
          />
        </I18nextProvider>,
      ),
    )
    const wheel = (init: WheelEventInit): void => {
      place.querySelector('[role=application]')?.dispatchEvent(new WheelEvent('wheel', { ...init, bubbles: true, cancelable: true }))
    }
    return Promise.resolve({
      panBy: (px, py) => wheel({ deltaX: px, deltaY: py }),
      zoomBy: (factor) => handle.current?.zoomBy(factor),
      fit: () => handle.current?.fit(),
      // Zooms in to the largest scale, where it stops, and back to the wanted one.
      zoomIn: () => {
        handle.current?.zoomBy(1 / Number.EPSILON)
        handle.current?.zoomBy(ZOOMED_IN / LARGEST_SCALE)
      },
      addNode: () => Promise.reject(new Error('our drop is measured in the app itself')),
      close: () => root.unmount(),
    })
  }
}

/** Returns the core's answer with the places as drawn: the arranged diagram of this many nodes would be one line of units. */
function answerOf(diagram: Diagram): Promise<SystemResult> {
  const { information } = newProject({ systems: {}, systemOrder: [] })
  const system: System = {
    id: 'tower',
    name: 'Tower',
    floor: 0,
    level: 1,
    active: true,
    outdoorModels: ['X4P-34C'],
    indoorUnits: [],
    diagram,
    extra: {},
  }
  return fetchCore()
    .then((core) => createEngine(core, pack))
    .then((engine) => engine.inspect(system, { design: information.design, revision: 1, arrange: false }))
}
