import { signInScripts, signInStyles } from './scripts/checks/first-screen.mjs'

/** Measured as sent by gzip, the larger of the two ways in which the server sends them. */
export default [
  { name: 'script before the sign-in form works', path: signInScripts(), limit: '250 kB', gzip: true },
  { name: 'styles before the sign-in form works', path: signInStyles(), limit: '50 kB', gzip: true },
  { name: 'compiled core', path: 'dist/core.wasm', limit: '200 kB', gzip: true },
]
