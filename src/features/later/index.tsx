export { LaterScreen } from './later-screen'
