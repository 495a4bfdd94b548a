import Konva from 'konva'
import type { Diagram } from '../../src/model/diagram'

const SIZE = { width: 56, height: 36 }

/** The peer: what one gets by giving every unit, text and pipe a Konva node of its own, with hit detection off as its makers advise. */
export function naiveBoard(container: HTMLDivElement, diagram: Diagram): Konva.Stage {
  const stage = new Konva.Stage({ container, width: container.clientWidth, height: container.clientHeight })
  const layer = new Konva.Layer({ listening: false })
  for (let edge = 0; edge < diagram.edgeCount; edge++) {
    const source = diagram.edgeSource[edge] ?? 0
    const target = diagram.edgeTarget[edge] ?? 0
    const [fromX, fromY, toX, toY] = [
      diagram.nodeX[source] ?? 0,
      diagram.nodeY[source] ?? 0,
      diagram.nodeX[target] ?? 0,
      diagram.nodeY[target] ?? 0,
    ]
    layer.add(
      new Konva.Line({
        points: [fromX, fromY, toX, fromY, toX, toY],
        stroke: '#ffffff',
        strokeWidth: 2,
        perfectDrawEnabled: false,
        listening: false,
      }),
    )
  }
  for (let row = 0; row < diagram.nodeCount; row++) {
    const x = (diagram.nodeX[row] ?? 0) - SIZE.width / 2
    const y = (diagram.nodeY[row] ?? 0) - SIZE.height / 2
    const still = { perfectDrawEnabled: false, listening: false }
    layer.add(new Konva.Rect({ x, y, ...SIZE, cornerRadius: 4, fill: '#1d2732', stroke: '#d5dde6', strokeWidth: 1.5, ...still }))
    layer.add(
      new Konva.Text({
        x,
        y: y + SIZE.height + 6,
        width: SIZE.width,
        align: 'center',
        fontSize: 11,
        fill: '#eef2f6',
        text: diagram.modelNames[diagram.nodeModel[row] ?? -1] ?? '',
        ...still,
      }),
    )
  }
  stage.add(layer)
  return stage
}
