export { LaterScreen } from './later-screen'
export type { LaterArea } from './later-area'
