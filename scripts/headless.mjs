import { freshCli } from './fresh-cli.mjs'

const headless = await import(freshCli('headless'))

export const { validate, calculate, dropMask, limits, prove, arrange, convert, reconvert } = headless
export const { selectSystems, selectedProject, validateMany, calculateMany, readPack, checkPackExamples, InputError } = headless
