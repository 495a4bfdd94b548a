import { PROJECT_PATH, PROJECT_PATHS, type ProjectKind } from '../../src/contract/project-calls'
import type { AccountRepository } from '../account/repository'
import type { TypedApp } from '../typed-app'
import type { ProjectArea } from './area'
import { addBigFileRoutes } from './big-file-routes'
import { addChangingRoutes } from './changing-routes'
import type { FileTickets } from './file-tickets'
import { addReadingRoutes } from './reading-routes'
import { addForgetting } from './removed-projects'
import type { ProjectRepository } from './repository'
import { addPackedSaveRoute, addSaveRoute } from './save-routes'

/** Project calls of the design specification, sections 7.1 and 7.3, and the same for noise projects. `projectsOf` opens what is stored of some kinds. */
export function addProjectRoutes(
  app: TypedApp,
  projectsOf: (kinds: readonly ProjectKind[]) => ProjectRepository,
  accounts: Pick<AccountRepository, 'byId'>,
  tickets: FileTickets,
): void {
  const piping: ProjectArea = {
    projects: projectsOf(['mssp', 'cad']),
    paths: PROJECT_PATH,
    kinds: ['mssp', 'cad'],
    permission: 'mssp',
  }
  const simulation: ProjectArea = {
    projects: projectsOf(['simulation']),
    paths: PROJECT_PATHS.simulation,
    kinds: ['simulation'],
    permission: 'simulation',
  }
  const noise: ProjectArea = {
    projects: projectsOf(['noise']),
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
  addBigFileRoutes(app, piping.projects, accounts, tickets)
  addForgetting(app, piping.projects)
}
