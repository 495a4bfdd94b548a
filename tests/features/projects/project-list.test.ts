import { describe, expect, it } from 'vitest'
import type { ProjectListItem } from '../../../src/contract/project/project-calls'
import { filterProjects, NO_FILTER } from '../../../src/features/projects/filter-projects'
import { placeName } from '../../../src/features/projects/place-name'
import { PROJECT_TYPES } from '../../../src/features/projects/data/project-types'
import en from '../../../src/locales/en/projects.json'
import zh from '../../../src/locales/zh/projects.json'

function listed(given: Partial<ProjectListItem>): ProjectListItem {
  return {
    id: given.projectName ?? 'id',
    projectName: 'Tower',
    projectNo: '',
    projectType: 'Other',
    country: 'DE',
    city: '["",""]',
    createdBy: 'me',
    userName: 'Me',
    right: 'own',
    systemCount: 0,
    solution: '',
    powerType: null,
    cooperativeType: null,
    bidAgainst: '',
    bidWinornot: '',
    revision: 1,
    createdAt: '2026-11-21T10:00:00Z',
    updatedAt: '2026-11-21T10:00:00Z',
    ...given,
  }
}

describe('the project list', () => {
  it('the project list is narrowed by type and owner', () => {
    const projects = [
      listed({ projectName: 'a', projectType: 'Hotel' }),
      listed({ projectName: 'b', createdBy: 'other', right: 'library' }),
      listed({ projectName: 'c', right: 'view' }),
    ]
    const names = (choice: typeof NO_FILTER): string[] => filterProjects(projects, choice).map((project) => project.projectName)
    expect(names(NO_FILTER)).toEqual(['a', 'b', 'c'])
    expect(names({ ...NO_FILTER, type: 'Hotel' })).toEqual(['a'])
    expect(names({ ...NO_FILTER, owner: 'mine' })).toEqual(['a'])
    expect(names({ ...NO_FILTER, owner: 'library' })).toEqual(['b'])
    expect(names({ ...NO_FILTER, owner: 'shared' })).toEqual(['c'])
    expect(names({ ...NO_FILTER, type: 'Hotel', owner: 'mine' })).toEqual(['a'])
  })

  it('the project list is narrowed by the bid, and a project that gives none matches no chosen value', () => {
    const projects = [
      listed({ projectName: 'won', bidWinornot: 'won', solution: 'VRF', powerType: 50, cooperativeType: 2 }),
      listed({ projectName: 'lost', bidWinornot: 'lost', solution: 'VRF', powerType: 60, cooperativeType: 3 }),
      listed({ projectName: 'none' }),
    ]
    const names = (choice: Partial<typeof NO_FILTER>): string[] =>
      filterProjects(projects, { ...NO_FILTER, ...choice }).map((project) => project.projectName)
    expect(names({ bid: 'won' })).toEqual(['won'])
    expect(names({ solution: 'VRF' })).toEqual(['won', 'lost'])
    expect(names({ power: '60' })).toEqual(['lost'])
    expect(names({ cooperation: 'agent', solution: 'VRF' })).toEqual(['won'])
    expect(names({ cooperation: 'direct' })).toEqual([])
  })

  it('the project list names the place from the pair that travels as JSON, and copes with plain text', () => {
    expect(placeName('DE', '["Hamburg","Hamburg"]', 'en')).toBe('Hamburg, Germany')
    expect(placeName('CN', '["上海",""]', 'zh')).toBe('上海, 中国')
    expect(placeName('DE', 'Kiel', 'en')).toBe('Kiel, Germany')
    expect(placeName('', '["",""]', 'en')).toBe('')
  })

  it('the project list has a name for every project type of the specification in both languages', () => {
    for (const type of PROJECT_TYPES) {
      expect(en.type).toHaveProperty(type)
      expect(zh.type).toHaveProperty(type)
    }
  })
})
