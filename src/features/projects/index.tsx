export { ProjectsScreen } from './projects-screen'
