import { readFileSync } from 'node:fs'
import { largeSystem } from './bench/peers/large-system'
import { readPack } from './src/contract/pack'
import { readCore } from './src/engine/core-file'
import { encodeSystem } from './src/engine/encode-diagram'
import { encodePack } from './src/engine/encode-pack'
import { packRows } from './src/engine/pack-rows'
const pack = readPack(JSON.parse(readFileSync('packs/default.json','utf8')))
const rows = packRows(pack)
const system = largeSystem(100_000)
const design:any = { coolingIndoorDryBulbC: 26, coolingIndoorWetBulbC: 19, coolingOutdoorDryBulbC: 38, coolingOutdoorWetBulbC: null, heatingIndoorDryBulbC: 20, heatingIndoorWetBulbC: null, heatingOutdoorDryBulbC: null, heatingOutdoorWetBulbC: 2, elevationM: 120 }
const { instance } = await WebAssembly.instantiate(readCore(), {}) as any
const e = instance.exports
const put = (b: ArrayBuffer) => { const at = e.reserve(b.byteLength); new Uint8Array(e.memory.buffer, at, b.byteLength).set(new Uint8Array(b)); return at }
const p = put(encodePack(pack, rows))
const base = e.mark()
const s = put(encodeSystem(system, { design, revision: 1, changers: false }, rows))
const above = e.mark()
const med = (f: () => void, n = 31) => { const t: number[] = []; for (let i = 0; i < n + 10; i++) { const a = performance.now(); f(); if (i >= 10) t.push(performance.now() - a) } t.sort((x, y) => x - y); return [t[0]!.toFixed(2), t[n >> 1]!.toFixed(2)] }
console.log('inspect min/med', med(() => { e.reset(above); e.inspect(p, s) }), 'bytes/node', (e.mark() - base) / 100000)
for (let c = 0; c < 21; c++) console.log('fill', c, med(() => e.fillColumn(c), 9))
console.log('listErr', med(() => e.listFindings(2, 0, 10000), 9))
if (e.time) for (let c = 0; c < 12; c++) console.log('pass', c, med(() => e.time(c), 11))
console.log('encode', med(() => encodeSystem(system, { design, revision: 1, changers: false }, rows), 7))
