import { describe, expect, it } from 'vitest'
import { INDOOR_FORMS, indoorForm } from '../../src/drawing/symbols/forms/indoor-form'
import { traceIndoorCasing, traceIndoorDetail } from '../../src/drawing/symbols/indoor-unit'
import type { PathPen } from '../../src/drawing/paint/painter'
import { pack } from './board-labels'

function traced(draw: (pen: PathPen) => void): string {
  const steps: string[] = []
  const note =
    (name: string) =>
    (...values: number[]) =>
      void steps.push(`${name} ${values.join(' ')}`)
  draw({ moveTo: note('M'), lineTo: note('L'), quadraticCurveTo: note('Q'), rect: note('R'), circle: note('C') })
  return steps.join(' ')
}

describe('the symbol of an indoor unit', () => {
  it('the symbol of an indoor unit is another one for every type of the pack that is built another way', () => {
    const forms = Object.fromEntries(Object.entries(pack.iduTypes).map(([type, build]) => [type, indoorForm(build)]))
    expect(forms).toEqual({
      C1: 'cassette1',
      C2: 'cassette2',
      C4C: 'compactCassette',
      C4: 'cassette4',
      DL: 'slimDuct',
      DM: 'duct',
      DH: 'highDuct',
      WM: 'wall',
      CF: 'ceiling',
      FS: 'floor',
      CO: 'console',
    })
  })

  it('the symbol of an indoor unit knows a round-flow cassette by its name', () => {
    expect(indoorForm({ name: 'Round flow cassette', panel: true, mount: 'ceiling' })).toBe('roundCassette')
  })

  it('the symbol of an indoor unit looks different for every form', () => {
    const drawn = INDOOR_FORMS.map((form) =>
      traced((pen) => {
        traceIndoorCasing(pen, 0, 0, form)
        traceIndoorDetail(pen, 0, 0, form)
      }),
    )
    expect(new Set(drawn).size).toBe(INDOOR_FORMS.length)
  })
})
