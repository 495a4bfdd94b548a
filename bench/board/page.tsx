import '@fontsource-variable/inter/wght.css'
import i18next from 'i18next'
import { createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import packJson from '../../packs/default.json'
import { Board } from '../../src/canvas/board'
import type { BoardHandle } from '../../src/canvas/board'
import { createDrawing } from '../../src/canvas/drawing'
import { packEquipment } from '../../src/canvas/pack-equipment'
import { NOTHING_PICKED } from '../../src/canvas/picked'
import { systemLabels } from '../../src/canvas/system-labels'
import { readPack } from '../../src/contract/pack'
import { LARGEST_SCALE } from '../../src/canvas/view'
import { startMeasure } from '../../src/engine/measure'
import board from '../../src/locales/en/board.json'
import type { Diagram } from '../../src/model/diagram'
import { METRIC } from '../../src/model/quantity'
import { largeSystem } from './large-system'
import { naiveBoard } from './naive-board'

export interface BoardBench {
  /** Shows a system on our board; resolves with the milliseconds until it was drawn. */
  ours(nodeCount: number): Promise<number>
  /** The same with one Konva node for each thing. */
  naive(nodeCount: number): Promise<number>
  /** Zooms to a hundredth of the diagram's width. */
  zoomIn(): Promise<void>
  fit(): Promise<void>
  /** Frame times in ms while panning. */
  pan(frames: number): Promise<number[]>
}

declare global {
  interface Window {
    boardBench?: BoardBench
  }
}

const ZOOMED_IN = 0.8
const PAN_PX = 9

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))
const settle = async (): Promise<void> => {
  for (let at = 0; at < 3; at++) await frame()
}

async function start(): Promise<void> {
  await startMeasure()
  const translations = i18next.createInstance()
  await translations
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { board } }, defaultNS: 'board', interpolation: { escapeValue: false } })
  await document.fonts.load('500 12px "Inter Variable"')
  const pack = readPack(packJson)
  const place = document.getElementById('board')
  if (!(place instanceof HTMLDivElement)) throw new Error('The page has no board')
  const known = new Map<number, Diagram>()
  const diagramOf = (nodeCount: number): Diagram => {
    const diagram = known.get(nodeCount) ?? largeSystem(nodeCount)
    known.set(nodeCount, diagram)
    return diagram
  }
  const words = (key: string, values: Record<string, string | number> = {}): string => translations.t(key, values)
  let clear = (): void => undefined
  let panBy = (_px: number): void => undefined
  let zoomIn = (): void => undefined
  let fit = (): void => undefined

  window.boardBench = {
    async ours(nodeCount) {
      const diagram = diagramOf(nodeCount)
      clear()
      const handle = createRef<BoardHandle>()
      const root = createRoot(place)
      const from = performance.now()
      const labels = systemLabels({ name: 'Tower', indoorUnits: [] }, { unitSettings: METRIC, pack, words, language: 'en' })
      const drawing = createDrawing(diagram, null, packEquipment(pack))
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
      await frame()
      await frame()
      const took = performance.now() - from
      await new Promise((resolve) => setTimeout(resolve, 500))
      clear = () => root.unmount()
      const element = place.querySelector('[role=application]')
      panBy = (px) => element?.dispatchEvent(new WheelEvent('wheel', { deltaX: px, deltaY: px / 3, bubbles: true, cancelable: true }))
      fit = () => handle.current?.fit()
      // All the way in, where the largest scale stops it, and back to the one wanted.
      zoomIn = () => {
        handle.current?.zoomBy(1 / Number.EPSILON)
        handle.current?.zoomBy(ZOOMED_IN / LARGEST_SCALE)
      }
      return took
    },
    async naive(nodeCount) {
      const diagram = diagramOf(nodeCount)
      clear()
      const from = performance.now()
      const stage = naiveBoard(place, diagram)
      await frame()
      await frame()
      const took = performance.now() - from
      clear = () => stage.destroy()
      panBy = (px) => {
        stage.position({ x: stage.x() - px, y: stage.y() - px / 3 })
        stage.batchDraw()
      }
      const extent = { width: Math.max(...diagram.nodeX), height: Math.max(...diagram.nodeY) }
      const show = (scale: number): void => {
        stage.scale({ x: scale, y: scale })
        stage.position({ x: stage.width() / 2 - (extent.width / 2) * scale, y: stage.height() / 2 - (extent.height / 2) * scale })
        stage.batchDraw()
      }
      fit = () => show(Math.min(stage.width() / extent.width, stage.height() / extent.height))
      zoomIn = () => show(ZOOMED_IN)
      return took
    },
    async zoomIn() {
      zoomIn()
      await settle()
    },
    async fit() {
      fit()
      await settle()
    },
    async pan(frames) {
      const times: number[] = []
      let before = await frame()
      for (let at = 0; at < frames; at++) {
        panBy(at % 40 < 20 ? PAN_PX : -PAN_PX)
        const now = await frame()
        times.push(now - before)
        before = now
      }
      return times
    },
  }
}

void start()
