import { describe, expect, it } from 'vitest'
import { largeSystem } from '../../../bench/board/large-system'
import { applyChange } from '../../../src/model/change/apply'
import { newProject, newSystem } from '../../../src/model/project/defaults'
import { edgeAt } from '../../../src/model/diagram/diagram-rows'
import { setMaterial } from '../../../src/model/edits/drawing/set-material'
import { invert } from '../../../src/model/change/invert'
import type { Project } from '../../../src/model/project/project'
import { pictureOf } from '../picture'

function tower(): Project {
  const diagram = largeSystem(200)
  diagram.edgeRest[3] = { extra: { colour: 'red' } }
  return newProject({ systems: { tower: newSystem({ id: 'tower', diagram }) }, systemOrder: ['tower'] })
}

function drawingOf(project: Project) {
  const diagram = project.systems['tower']?.diagram
  if (!diagram) throw new Error('The project has lost its system.')
  return diagram
}

describe('the material of many pipes', () => {
  it('the material of many pipes is set, taken away and taken back, and what else a pipe carries stays', () => {
    const project = tower()
    const before = pictureOf(project)
    const ids = drawingOf(project).edgeId
    const painted = setMaterial(project, 'tower', ids, 'steel')
    applyChange(project, painted)
    expect(edgeAt(drawingOf(project), 3)).toMatchObject({ materialType: 'steel', extra: { colour: 'red' } })
    expect(ids.every((_, row) => edgeAt(drawingOf(project), row).materialType === 'steel')).toBe(true)
    const opened = setMaterial(project, 'tower', ids, null)
    applyChange(project, opened)
    expect(pictureOf(project)).toStrictEqual(before)
    applyChange(project, invert(opened))
    applyChange(project, invert(painted))
    expect(pictureOf(project)).toStrictEqual(before)
  })

  it('the material of many pipes is one entry for all pipes that carry nothing else', () => {
    const project = tower()
    applyChange(project, setMaterial(project, 'tower', drawingOf(project).edgeId, 'steel'))
    expect(new Set(drawingOf(project).edgeRest).size).toBe(2)
  })
})
