/**
 * Files of the texts that the sign-in does without, by path. The list is a file of its own, because the names of all files in twelve languages
 * would weigh on the first script. Words that only the server speaks stay out of the page.
 */
export const laterTexts = import.meta.glob<{ default: Record<string, unknown> }>([
  '../../locales/*/*.json',
  '!../../locales/*/{app,ui,account,lookup}.json',
])
