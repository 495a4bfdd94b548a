import i18next, { type i18n } from 'i18next'
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { Board } from '../../src/board/frame/board'
import type { BoardHandle } from '../../src/board/frame/board'
import type { Drawing } from '../../src/drawing/drawing/drawing'
import type { LabelSource } from '../../src/drawing/labels/label-source'
import type { Words } from '../../src/drawing/labels/system-labels'
import { NOTHING_PICKED } from '../../src/drawing/view/picked'
import { LARGEST_SCALE } from '../../src/drawing/view/view'
import board from '../../src/locales/en/board.json'
import wiring from '../../src/locales/en/wiring.json'
import { ZOOMED_IN } from './shown-board'
import type { ShowBoard } from './shown-board'

interface Shown {
  translations: i18n
  labels: LabelSource
  /** Makes the drawing, which is part of the first draw. */
  draw: () => Drawing
}

/** Loads the fonts and words that the app has before it shows its board. */
export async function prepareWords(): Promise<{ translations: i18n; words: Words }> {
  const translations = i18next.createInstance()
  await translations
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { board, wiring } }, defaultNS: 'board', interpolation: { escapeValue: false } })
  await Promise.all([400, 500, 600, 700].map((weight) => document.fonts.load(`${weight} 12px "Inter Variable"`)))
  return { translations, words: (key, values = {}) => translations.t(key, values) }
}

/** Shows a drawing on our board. */
export function showOurs({ translations, labels, draw }: Shown): ShowBoard {
  return (place) => {
    const handle = createRef<BoardHandle>()
    const root = createRoot(place)
    const drawing = draw()
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
