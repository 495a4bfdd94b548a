import { freshCli } from './fresh-cli.mjs'

await import(freshCli('main'))
