import type { Screens } from '../../ui/screens'

const load = async () => (await import('./index')).PipingScreen

export const screens = {
  piping: load,
  view: load,
} satisfies Screens
