import type { Kysely } from 'kysely'
import { PROJECT_PATH, PROJECT_PATHS } from '../../src/contract/project-calls'
import type { Tables } from '../database/tables'
import type { TypedApp } from '../typed-app'
import type { ProjectArea } from './area'
import { addChangingRoutes } from './changing-routes'
import { addReadingRoutes } from './reading-routes'
import { addForgetting } from './removed-projects'
import { projectRepository } from './repository'
import { addPackedSaveRoute, addSaveRoute } from './save-routes'

/** Project calls of the design specification, sections 7.1 and 7.3, and the same for noise projects. */
export function addProjectRoutes(app: TypedApp, tables: Kysely<Tables>): void {
  const piping: ProjectArea = {
    projects: projectRepository(tables),
    paths: PROJECT_PATH,
    kinds: ['mssp', 'cad'],
    permission: 'mssp',
  }
  const simulation: ProjectArea = {
    projects: projectRepository(tables, ['simulation']),
    paths: PROJECT_PATHS.simulation,
    kinds: ['simulation'],
    permission: 'simulation',
  }
  const noise: ProjectArea = {
    projects: projectRepository(tables, ['noise']),
    paths: PROJECT_PATHS.noise,
    kinds: ['noise'],
    permission: 'noise',
  }
  for (const area of [piping, simulation, noise]) {
    addReadingRoutes(app, area)
    addChangingRoutes(app, area)
  }
  addSaveRoute(app, piping.projects, 'mssp')
  addPackedSaveRoute(app, piping.projects, 'cad')
  addPackedSaveRoute(app, simulation.projects, 'simulation')
  addSaveRoute(app, noise.projects, 'noise')
  addForgetting(app, piping.projects)
}
