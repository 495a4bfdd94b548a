import { readFileSync } from 'node:fs'

// Fails where chunks of the built app import each other in a circle: which of them runs first then depends on who asks, and a value may be used before it is made.

const manifest = JSON.parse(readFileSync('dist/app/.vite/manifest.json', 'utf8'))
const done = new Set()
const circles = []

function visit(name, path) {
  if (done.has(name)) return
  const start = path.indexOf(name)
  if (start >= 0) {
    circles.push([...path.slice(start), name])
    return
  }
  for (const imported of manifest[name].imports ?? []) visit(imported, [...path, name])
  done.add(name)
}

for (const name of Object.keys(manifest)) visit(name, [])
for (const circle of circles)
  console.error(`These chunks import each other; split them in scripts/bundle/app-pieces.ts: ${circle.join(' → ')}`)
if (circles.length > 0) process.exit(1)
console.log(`${Object.keys(manifest).length} chunks, none of which import each other in a circle`)
