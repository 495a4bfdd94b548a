import Konva from 'konva'
import type { Diagram } from '../../../src/model/diagram/diagram'
import { UNIT } from '../shown-board'
import type { ShowBoard } from '../shown-board'
import { viewBoard } from '../view-board'

const STILL = { perfectDrawEnabled: false, listening: false }

/** Gives every unit, text and pipe a Konva node of its own, with hit detection off as its makers advise. */
export const showKonva: ShowBoard = (place, diagram) => {
  const stage = new Konva.Stage({ container: place, width: place.clientWidth, height: place.clientHeight })
  const layer = new Konva.Layer({ listening: false })
  for (let edge = 0; edge < diagram.edgeCount; edge++) addPipe(layer, diagram, diagram.edgeSource[edge] ?? 0, diagram.edgeTarget[edge] ?? 0)
  for (let row = 0; row < diagram.nodeCount; row++)
    addUnit(layer, diagram.nodeX[row] ?? 0, diagram.nodeY[row] ?? 0, diagram.modelNames[diagram.nodeModel[row] ?? -1] ?? '')
  stage.add(layer)
  return Promise.resolve(
    viewBoard(place, diagram, {
      show(view) {
        stage.scale({ x: view.scale, y: view.scale })
        stage.position({ x: view.x, y: view.y })
        stage.batchDraw()
      },
      add({ x, y, label }) {
        addUnit(layer, x, y, label)
        layer.batchDraw()
        return Promise.resolve()
      },
      close: () => stage.destroy(),
    }),
  )
}

function addPipe(layer: Konva.Layer, { nodeX, nodeY }: Diagram, source: number, target: number): void {
  const [fromX, fromY, toX, toY] = [nodeX[source] ?? 0, nodeY[source] ?? 0, nodeX[target] ?? 0, nodeY[target] ?? 0]
  layer.add(new Konva.Line({ points: [fromX, fromY, toX, fromY, toX, toY], stroke: '#ffffff', strokeWidth: 2, ...STILL }))
}

function addUnit(layer: Konva.Layer, middleX: number, middleY: number, text: string): void {
  const [x, y] = [middleX - UNIT.width / 2, middleY - UNIT.height / 2]
  layer.add(new Konva.Rect({ x, y, ...UNIT, cornerRadius: 4, fill: '#1d2732', stroke: '#d5dde6', strokeWidth: 1.5, ...STILL }))
  layer.add(
    new Konva.Text({ x, y: y + UNIT.height + 6, width: UNIT.width, align: 'center', fontSize: 11, fill: '#eef2f6', text, ...STILL }),
  )
}
