export { ProjectDataDialog } from './data/data-dialog'
export { ProjectsScreen } from './projects-screen'
