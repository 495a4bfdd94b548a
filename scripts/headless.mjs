import { freshCli } from './fresh-cli.mjs'

const headless = await import(freshCli('headless'))

export const { validateProject, calculateProject, convertValue, readPack, InputError } = headless
