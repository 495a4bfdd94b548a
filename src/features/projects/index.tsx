export { ProjectDataDialog } from './data-dialog'
export { ProjectsScreen } from './projects-screen'
