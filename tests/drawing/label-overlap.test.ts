import { beforeAll, describe, expect, it } from 'vitest'
import { KIND_OUTDOOR } from '../../assembly/common/layout/layout'
import { diagramSvg } from '../../src/drawing/svg/diagram-svg'
import { systemLabels } from '../../src/drawing/labels/system-labels'
import { textWidth } from '../../src/drawing/labels/text-width'
import { createEngine } from '../../src/engine/engine'
import { nodeCore } from '../../src/engine/host/node-core'
import { demoProject } from '../../src/model/project/demo/demo-project'
import { IMPERIAL, METRIC } from '../../src/model/project/quantity'
import type { UnitSettings } from '../../src/model/project/quantity'
import type { Project, System } from '../../src/model/project/project'
import { sampleProject } from '../helpers/sample-projects'
import { pack } from './board-labels'

interface Label {
  text: string
  left: number
  right: number
  top: number
  bottom: number
}

let project: Project
const drawings: string[] = []

beforeAll(async () => {
  project = demoProject(pack, { ownerId: 'owner', ownerName: 'Owner' })
  const engine = await createEngine(await nodeCore(), pack)
  const sentence = (): string => 'This kit must stand behind a mode-select box whatever it is'
  const words = (key: string, values: Record<string, string | number> = {}): string =>
    `${key.replace('board:', '')} ${Object.values(values).join(' ')}`
  for (const unitSettings of [METRIC, IMPERIAL] satisfies UnitSettings[]) {
    const systems = [...Object.values(project.systems), ...Object.values(sampleProject().systems).map(requiringMuch)]
    for (const system of [...systems, ...Object.values(project.systems).map(tall)]) {
      const result = await engine.inspect(system, { design: project.information.design, revision: 1 })
      drawings.push(
        diagramSvg(system.diagram, result, {
          theme: 'print',
          labels: systemLabels(system, { unitSettings, pack, words, language: 'en', sentence }),
        }),
      )
    }
  }
})

/** The same system with its riser down the left side. */
function tall(system: System): System {
  const nodeRest = system.diagram.nodeRest.map((rest, row) =>
    system.diagram.nodeKind[row] === KIND_OUTDOOR ? { ...rest, layOut: 'tall' as const } : rest,
  )
  return { ...system, diagram: { ...system.diagram, nodeRest } }
}

/** A line below the others of every kit, marked. */
function requiringMuch(system: System): System {
  const required = { requiredCoolingKw: 90, requiredHeatingKw: 60 }
  return { ...system, indoorUnits: system.indoorUnits.map((unit) => (unit.type === 'ahu' ? { ...unit, ...required } : unit)) }
}

function labelsOf(svg: string): Label[] {
  return Array.from(
    svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)" font-size="([\d.]+)"[^>]*text-anchor="(\w+)"[^>]*>(.*?)<\/text>/g),
    ([, x, y, fontSize, anchor, inner]) => {
      const text = (inner ?? '').replace(/<[^>]+>/g, '').replace(/&quot;/g, '"')
      const size = Number(fontSize)
      const width = textWidth(text, size)
      const left = Number(x) - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
      return { text, left, right: left + width, top: Number(y) - size * 0.75, bottom: Number(y) }
    },
  )
}

describe('labels of arranged systems', () => {
  it('labels of arranged systems never cover one another', () => {
    expect(drawings.length).toBeGreaterThan(0)
    for (const svg of drawings) {
      const labels = labelsOf(svg)
      expect(labels.length).toBeGreaterThan(10)
      labels.sort((a, b) => a.left - b.left)
      const covering: string[] = []
      for (const [at, a] of labels.entries()) {
        for (let next = at + 1; next < labels.length; next++) {
          const b = labels[next]
          if (!b || b.left >= a.right) break
          if (a.top < b.bottom && b.top < a.bottom) covering.push(`“${a.text}” and “${b.text}”`)
        }
      }
      expect(covering).toEqual([])
    }
  })

  it('labels of arranged systems stay inside the picture', () => {
    for (const svg of drawings) {
      const [minX, minY, width, height] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number) as [
        number,
        number,
        number,
        number,
      ]
      for (const label of labelsOf(svg)) {
        expect(label.left, label.text).toBeGreaterThanOrEqual(minX)
        expect(label.right, label.text).toBeLessThanOrEqual(minX + width)
        expect(label.top, label.text).toBeGreaterThanOrEqual(minY)
        expect(label.bottom, label.text).toBeLessThanOrEqual(minY + height)
      }
    }
  })
})
