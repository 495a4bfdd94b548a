import { freshCli } from './fresh-cli.mjs'

const headless = await import(freshCli('headless'))

export const { validate, calculate, convert, validateMany, calculateMany, readPack, InputError } = headless
