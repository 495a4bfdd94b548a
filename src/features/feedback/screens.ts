import type { Screens } from '../../ui/screens'

export const screens = {
  feedback: async () => (await import('./index')).FeedbackScreen,
} satisfies Screens
