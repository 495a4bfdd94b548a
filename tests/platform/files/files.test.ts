import { describe, expect, it } from 'vitest'
import { safeFileName } from '../../../src/platform/files/files'

describe('a file name made from a project name', () => {
  it('a file name made from a project name loses what file systems refuse and keeps every alphabet', () => {
    expect(safeFileName('Turm A/B: 3. OG "neu"', 'project')).toBe('Turm A B 3. OG neu')
    expect(safeFileName('办公楼 <一期>', 'project')).toBe('办公楼 一期')
  })

  it('a file name made from a project name falls back where nothing is left', () => {
    expect(safeFileName(' ..// ', 'project')).toBe('project')
  })
})
