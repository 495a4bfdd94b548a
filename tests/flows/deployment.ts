import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A copy of the build, in which a journey may put a newer version. */
export interface Deployment {
  /** Starts the server of this copy. */
  script: string
  /** Lays a new version over the old one: another title, another worker, and a screen of the old version whose file is gone. */
  renew: (title: string, goneScreen: string) => void
  remove: () => void
}

export function deployCopy(): Deployment {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-deployed-'))
  cpSync('dist', join(folder, 'dist'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const app = join(folder, 'dist', 'app')
  const rewrite = (name: string, change: (text: string) => string): void => {
    const text = readFileSync(join(app, name), 'utf8')
    const changed = change(text)
    if (changed === text) throw new Error(`${name} is the same in the new version`)
    writeFileSync(join(app, name), changed)
    for (const packed of ['br', 'gz']) rmSync(join(app, `${name}.${packed}`), { force: true })
  }
  return {
    script: join(folder, 'dist', 'server', 'main.js'),
    renew: (title, goneScreen) => {
      const gone = readdirSync(join(app, 'assets')).filter((name) => name.startsWith(`${goneScreen}-`) && /[.]js(?:[.]|$)/.test(name))
      if (gone.length === 0) throw new Error(`The build has no screen ${goneScreen}`)
      for (const name of gone) rmSync(join(app, 'assets', name))
      rewrite('index.html', (page) => page.replace(/<title>.*<[/]title>/, `<title>${title}</title>`))
      rewrite('sw.js', (worker) =>
        gone
          .reduce((text, name) => text.replace(`{url:"assets/${name}",revision:null},`, ''), worker)
          .replace(/url:"index[.]html",revision:"\w+"/, `url:"index.html",revision:"${title.length}${Date.now()}"`),
      )
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
