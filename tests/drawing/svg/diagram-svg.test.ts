import { beforeAll, describe, expect, it } from 'vitest'
import { diagramSvg } from '../../../src/drawing/svg/diagram-svg'
import type { LabelSource } from '../../../src/drawing/labels/label-source'
import { PALETTES } from '../../../src/drawing/paint/palette'
import { nodeRow } from '../../../src/model/diagram/diagram-rows'
import { IMPERIAL } from '../../../src/model/project/quantity'
import { indoorUnit } from '../../helpers/project-builder'
import { englishLabels } from '../board-labels'
import { fourUnits, heatRecovery } from '../drawn-systems'
import { answerFor } from '../system-answer'

let labels: LabelSource
beforeAll(async () => {
  labels = await englishLabels([
    indoorUnit('C4-056', { id: 'a', room: '会议室 <1> & "2"', requiredCoolingKw: 6 }),
    indoorUnit('C4-056', { id: 'b', room: 'Office', requiredCoolingKw: 4 }),
  ])
})

const textsOf = (svg: string): string[] =>
  Array.from(svg.matchAll(/<text[^>]*>(.*?)<\/text>/g), ([, inner]) => (inner ?? '').replace(/<[^>]+>/g, ''))

describe('the diagram as SVG', () => {
  it('the diagram as SVG names every unit, what its room requires, its pipe and the system', () => {
    const texts = textsOf(diagramSvg(fourUnits(), null, { theme: 'print', labels }))
    expect(texts).toEqual(
      expect.arrayContaining(['System 1', 'X4P-10', 'C4-071', 'DM-090', 'Req. 6.0 | – kW', '30 m · 6 × 90°', '8 m · 3 × 90°', '5 m']),
    )
    expect(texts.filter((text) => text === 'C4-056')).toHaveLength(2)
  })

  it('the diagram as SVG writes diameters with their prefixes in the reader’s measure', async () => {
    const diagram = fourUnits()
    const answer = answerFor(diagram)
    answer.edgeGasMm.fill(15.9)
    answer.edgeLiquidMm.fill(9.53)
    expect(textsOf(diagramSvg(diagram, answer, { theme: 'print', labels }))).toEqual(expect.arrayContaining(['G15.9', 'L9.53']))
    const imperial = await englishLabels([], IMPERIAL)
    const texts = textsOf(diagramSvg(diagram, answer, { theme: 'print', labels: imperial }))
    expect(texts).toEqual(expect.arrayContaining(['G5/8&quot; (15.9)', 'L3/8&quot; (9.53)', '98.42 ft · 6 × 90°']))
  })

  it('the diagram as SVG writes LPG and HPG where there is a high-pressure pipe', () => {
    const diagram = heatRecovery()
    const answer = answerFor(diagram)
    answer.edgeGasMm[0] = 28.6
    answer.edgeHighPressureMm[0] = 22.2
    answer.edgeLiquidMm[0] = 15.9
    answer.edgeGasMm[1] = 12.7
    const texts = textsOf(diagramSvg(diagram, answer, { theme: 'print', labels }))
    expect(texts).toEqual(expect.arrayContaining(['LPG28.6', 'HPG22.2', 'L15.9', 'G12.7']))
  })

  it('the diagram as SVG says the ratios above the outdoor unit and its capacities beside it', () => {
    const diagram = fourUnits()
    const answer = answerFor(diagram)
    answer.outdoor = {
      ratedCR: 97.5,
      actualCR: 109.55,
      nominalCoolCapa: 28,
      nominalHeatCapa: 31.5,
      coolCapa: 24.29,
      heatCapa: 24.46,
      coolPowerKw: 6.91,
      heatPowerKw: 6.01,
      indoorNominalCoolCapa: 27.3,
      indoorNominalHeatCapa: 30.6,
      unitCount: 4,
      maxUnitCount: 16,
      farthestActualM: 56,
      farthestEquivalentM: 62.62,
      afterFirstBranchM: 26,
      totalM: 72,
      heightOduIduM: 15,
      heightIduIduM: 0,
      factoryChargeKg: 7.5,
      additionalChargeKg: 4.1,
      totalChargeKg: 11.6,
      connectingPipes: null,
      chargeParts: {
        lines: [],
        pipeFactor: 1,
        pipesKg: 4.1,
        outdoorExtraKg: 0,
        boxesKg: 0,
        unitsKg: 0,
        overRatioKg: 0,
        makerTermsKg: 0,
        settledKg: 0,
      },
      factors: {
        cooling: { ratio: 1, indoor: 1, outdoor: 1, length: 1, level: 1, defrost: 1, altitude: 1 },
        heating: { ratio: 1, indoor: 1, outdoor: 1, length: 1, level: 1, defrost: 1, altitude: 1 },
      },
    }
    const texts = textsOf(diagramSvg(diagram, answer, { theme: 'print', labels }))
    expect(texts).toEqual(expect.arrayContaining(['Actual CR:109.6% (Rated CR:97.5%)', 'Cooling 24.3 kW', 'Heating 24.5 kW']))
  })

  it('the diagram as SVG escapes names and sets Chinese in its own face', () => {
    const svg = diagramSvg(fourUnits(), null, { theme: 'print', labels, fonts: { latin: 'NotoSans', eastAsian: 'NotoSansSC' } })
    expect(svg).toContain(
      '<tspan font-family="NotoSansSC">会议室</tspan><tspan font-family="NotoSans"> &lt;1&gt; &amp; &quot;2&quot;</tspan>',
    )
  })

  it('the diagram as SVG tells fluids apart by line style on paper and by colour alone on the dark board', () => {
    const diagram = heatRecovery()
    const answer = answerFor(diagram)
    answer.edgeHighPressureMm[0] = 22.2
    expect(diagramSvg(diagram, answer, { theme: 'print', labels })).toContain('stroke-dasharray="9 3 2 3"')
    const dark = diagramSvg(diagram, answer, { theme: 'dark', labels })
    expect(dark).not.toContain('stroke-dasharray="9 3 2 3"')
    expect(dark).toContain('stroke="#ffffff"')
  })

  it('the diagram as SVG marks what the check finds short, and nothing by a comparison of its own', () => {
    const diagram = fourUnits()
    const answer = answerFor(diagram)
    answer.deliveredCoolingKw[nodeRow(diagram, 'a')] = 4.98
    answer.deliveredCoolingKw[nodeRow(diagram, 'b')] = 4.97
    expect(diagramSvg(diagram, answer, { theme: 'dark', labels })).not.toContain('#ffd54a')
    answer.findings = [{ systemId: 'system', nodeId: 'a', code: 'limit.deliveredCoolPct', severity: 'advice', values: { value: 99.6 } }]
    const dark = diagramSvg(diagram, answer, { theme: 'dark', labels })
    const short = dark.split('\n').filter((line) => line.includes('#ffd54a'))
    expect(short).toHaveLength(1)
    // The required capacity stands on the highlight, that of the unit that reaches it does not.
    const [, x, width] = /M([-\d.]+) [-\d.]+h([\d.]+)/.exec(short[0] ?? '') ?? []
    const middle = Number(x) + Number(width) / 2
    expect(middle).toBeCloseTo(diagram.nodeX[nodeRow(diagram, 'a')] ?? NaN)
    expect(dark).toMatch(new RegExp(`fill="${PALETTES.dark.onHighlight}"[^>]*>Req. 6.0 \\| – kW<`))
  })

  it('the diagram as SVG puts one badge on each object with a finding', () => {
    const diagram = fourUnits()
    const answer = answerFor(diagram)
    answer.nodeWorst[nodeRow(diagram, 'd')] = 2
    answer.edgeWorst[0] = 1
    expect(textsOf(diagramSvg(diagram, answer, { theme: 'print', labels })).filter((text) => text === '!')).toHaveLength(2)
  })

  it('the diagram as SVG is as wide as asked and keeps its shape', () => {
    const svg = diagramSvg(fourUnits(), null, { theme: 'print', labels, width: 500 })
    const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
    const [, , , boxWidth, boxHeight] = /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
    expect(Number(width)).toBe(500)
    expect(Number(width) / Number(height)).toBeCloseTo(Number(boxWidth) / Number(boxHeight), 2)
  })
})
