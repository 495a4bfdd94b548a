import { readFileSync } from 'node:fs'

const APP = 'dist/app'
const PAGE = 'index.html'
const SIGN_IN = 'src/features/account/index.tsx'
/** Texts of the sign-in, as the build calls their file; every language is about as long. */
const TEXTS = 'texts-entry-en'

/** Every script a browser fetches before the sign-in form works: what the page loads and preloads, the screen of the sign-in, its texts. */
export function signInScripts() {
  return [...builtFiles([PAGE, SIGN_IN, TEXTS])].filter((file) => file.endsWith('.js'))
}

/** The styles of the same. */
export function signInStyles() {
  return [...builtFiles([PAGE, SIGN_IN])].filter((file) => file.endsWith('.css'))
}

function builtFiles(sources) {
  const manifest = JSON.parse(readFileSync(`${APP}/.vite/manifest.json`, 'utf8'))
  const files = new Set(readFileSync(`${APP}/${PAGE}`, 'utf8').match(/assets[/][^"]+[.](?:js|css)(?=")/g) ?? [])
  const seen = new Set()
  const add = (name) => {
    const chunk = manifest[name] ?? Object.values(manifest).find((known) => known.name === name)
    if (!chunk) throw new Error(`The build knows no ${name}: has the sign-in moved?`)
    if (seen.has(name)) return
    seen.add(name)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  sources.forEach(add)
  return [...files].map((file) => `${APP}/${file}`)
}
