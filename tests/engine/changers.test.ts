import { describe, expect, it } from 'vitest'
import type { PipeOutput } from '../../src/contract/system-record'
import type { OutdoorType } from '../../src/model/project/codes'
import type { DiagramBuilder } from '../helpers/diagram-builder'
import { projectBuilder } from '../helpers/project-builder'
import { recordOfProject } from './core-record'

async function pipes(models: string[], draw: (diagram: DiagramBuilder) => DiagramBuilder, type: OutdoorType = 'HP') {
  const project = projectBuilder()
    .system('s', (diagram) => draw(diagram.outdoor('odu', models, type)))
    .build()
  const { PipeOutput } = await recordOfProject(project)
  return (id: string): Pick<PipeOutput, 'diameterChangerUp' | 'diameterChangerDown'> => {
    const pipe = PipeOutput.find(({ edgeId }) => edgeId === id)
    if (!pipe) throw new Error(`No pipe ${id}`)
    return { diameterChangerUp: pipe.diameterChangerUp, diameterChangerDown: pipe.diameterChangerDown }
  }
}

const NONE = { diameterChangerUp: null, diameterChangerDown: null }
const gas = { extent: 'one', lines: ['gas'] }
const both = { extent: 'list', lines: ['gas', 'liquid'] }

describe('diameter changers', () => {
  it('diameter changers stand between a main and the smaller pipes that leave its joint, on the lines that change', async () => {
    // Main of 10 HP: 22.2/9.53. A 14 kW unit takes 15.9/9.53, a 3.6 kW unit 12.7/6.35.
    const at = await pipes(['X4P-10'], (draw) => draw.joint('j1', 'odu').unit('a', 'j1', 'C4-140').unit('b', 'j1', 'C1-036'))
    expect(at('odu>j1')).toEqual(NONE)
    expect(at('j1>a')).toEqual({ diameterChangerUp: gas, diameterChangerDown: null })
    expect(at('j1>b')).toEqual({ diameterChangerUp: both, diameterChangerDown: null })
  })

  it('diameter changers are not needed where a pipe goes on in the size in which it came', async () => {
    const at = await pipes(['X4P-10'], (draw) =>
      draw.joint('j1', 'odu').joint('j2', 'j1').unit('a', 'j2', 'C4-140').unit('b', 'j2', 'C4-140').unit('c', 'j1', 'C1-036'),
    )
    // 28 kW: 22.2/9.53 like the main.
    expect(at('j1>j2')).toEqual(NONE)
  })

  it('diameter changers stand at a unit whose long stub is a size larger than its connection', async () => {
    const draw = (stubM: number) => (diagram: DiagramBuilder) =>
      diagram.joint('j1', 'odu').unit('a', 'j1', 'C1-036', { lengthM: stubM }).unit('b', 'j1', 'C4-140')
    expect((await pipes(['X4P-10'], draw(10.1)))('j1>a').diameterChangerDown).toEqual(both)
    expect((await pipes(['X4P-10'], draw(10)))('j1>a').diameterChangerDown).toBeNull()
  })

  it('diameter changers stand at the outdoor unit once its main is enlarged for 90 m, and not below', async () => {
    const draw = (mainM: number) => (diagram: DiagramBuilder) =>
      diagram.joint('j1', 'odu', { lengthM: mainM }).unit('a', 'j1', 'C4-140', { lengthM: 5 }).unit('b', 'j1', 'C4-140', { lengthM: 5 })
    // Farthest equivalent length: main + 5 m + 0.5 m of the joint. 10 HP: 22.2/9.53 becomes 25.4/12.7.
    expect((await pipes(['X4P-10'], draw(84.4)))('odu>j1').diameterChangerUp).toBeNull()
    expect((await pipes(['X4P-10'], draw(84.5)))('odu>j1').diameterChangerUp).toEqual(both)
  })

  it('diameter changers are the reducers of a port for small units, and stand where a large unit takes two ports', async () => {
    const at = await pipes(
      ['X4R-16'],
      (draw) =>
        draw
          .box('box', 'odu', 4)
          .unit('small', 'box', 'C1-036', { port: 1 })
          .unit('usual', 'box', 'C4-140', { port: 2 })
          .unit('large', 'box', 'DH-200', { port: 3 }),
      'HR',
    )
    expect(at('box>small')).toEqual({ diameterChangerUp: both, diameterChangerDown: null })
    expect(at('box>usual')).toEqual(NONE)
    expect(at('box>large')).toEqual({ diameterChangerUp: gas, diameterChangerDown: null })
  })

  it('diameter changers stand at a box whose inlet has other diameters than the pipe, the high-pressure line included', async () => {
    const at = await pipes(['X4R-08'], (draw) => draw.box('box', 'odu', 4).unit('a', 'box', 'C4-140', { port: 1 }), 'HR')
    // Main of 8 HP: 9.53/19.1/15.9; inlet of the four-port box: 12.7/28.6/22.2.
    expect(at('odu>box')).toEqual({
      diameterChangerUp: null,
      diameterChangerDown: { extent: 'list', lines: ['gas', 'liquid', 'highPressure'] },
    })
  })

  it('diameter changers are never asked for between an air-handler kit and its box', async () => {
    const at = await pipes(['X4P-10'], (draw) =>
      draw
        .joint('j1', 'odu')
        .kit('kit', 'j1', 'AK-200', 'handler')
        .node('coil', 'ahuBox', 'ahubox', {})
        .pipe('kit', 'coil')
        .unit('b', 'j1', 'C4-080'),
    )
    expect(at('kit>coil')).toEqual(NONE)
  })
})
