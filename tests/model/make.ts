import { expect } from 'vitest'
import { applyChange } from '../../src/model/change/apply'
import type { Change } from '../../src/model/change/change'
import { invert } from '../../src/model/change/invert'
import type { Project } from '../../src/model/project/project'
import { pictureOf } from './picture'

/** Makes a change, and sees that taking it back restores the very same project. */
export function make(project: Project, change: Change): void {
  const before = pictureOf(project)
  applyChange(project, change)
  const after = pictureOf(project)
  applyChange(project, invert(change))
  expect(pictureOf(project)).toStrictEqual(before)
  applyChange(project, change)
  expect(pictureOf(project)).toStrictEqual(after)
}
