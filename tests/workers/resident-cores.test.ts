import { describe, expect, it } from 'vitest'
import * as L from '../../assembly/common/layout/layout'
import { largeSystem } from '../../bench/peers/large-system'
import { readCore } from '../../src/engine/host/core-file'
import { encodeSystem } from '../../src/engine/encode/encode-diagram'
import { encodePack } from '../../src/engine/encode/encode-pack'
import { packRows } from '../../src/engine/encode/pack-rows'
import { newProject } from '../../src/model/project/defaults'
import { INSPECT } from '../../src/engine/host/inspect'
import type { CoreApi } from '../../workers/core-api'
import { createCore } from '../../workers/create-core'
import { EDIT_FOLLOWED } from '../../workers/edit-cells'
import { defaultPack } from '../engine/core-record'

const rows = packRows(defaultPack)
const { design } = newProject().information
const encoded = () => encodeSystem(largeSystem(300), { design, revision: 1 }, rows)

async function coreWithPack(): Promise<CoreApi> {
  const core = await createCore(await WebAssembly.compile(readCore()))
  await core.loadPack(3, encodePack(defaultPack, rows))
  return core
}

const edits = (...cells: number[]): ArrayBuffer => Float64Array.from(cells).buffer

describe('systems that are open in a core', () => {
  it('systems that are open in a core answer alike whether their memory is new or was given up by another', async () => {
    const core = await coreWithPack()
    const first = await core.open(3, encoded())
    await core.edit(first, edits(L.EDGE_LENGTH_M, 7, 33, L.NODE_KIND, 9, L.KIND_PLACEHOLDER))
    await core.close(first)
    const second = await core.open(3, encoded())
    const third = await core.open(3, encoded())
    const [answer] = await core.call(INSPECT, 3, encoded())
    const fresh = Buffer.from(answer)
    expect(Buffer.compare(Buffer.from(await core.read(second)), fresh)).toBe(0)
    expect(Buffer.compare(Buffer.from(await core.read(third)), fresh)).toBe(0)
  })

  it('systems that are open in a core are edited apart, and answer the start of the whole answer', async () => {
    const core = await coreWithPack()
    const [one, other] = [await core.open(3, encoded()), await core.open(3, encoded())]
    const before = Buffer.from(await core.read(other))
    const brief = await core.edit(one, edits(L.EDGE_LENGTH_M, 7, 33))
    const whole = await core.read(one)
    expect(new DataView(brief).getInt32(EDIT_FOLLOWED, true)).toBe(1)
    const outdoor = (buffer: ArrayBuffer) => Buffer.from(buffer, L.HEADER_BYTES, L.OUT_SLOTS * 8)
    expect(Buffer.compare(outdoor(brief), outdoor(whole))).toBe(0)
    expect(Buffer.compare(Buffer.from(whole), before)).not.toBe(0)
    expect(Buffer.compare(Buffer.from(await core.read(other)), before)).toBe(0)
  })

  it('systems that are open in a core refuse a cell that they do not have, a pack that was not loaded and a handle that is not open', async () => {
    const core = await coreWithPack()
    const handle = await core.open(3, encoded())
    await expect(core.edit(handle, edits(L.NODE_KIND, 5000, 1))).rejects.toThrow(
      `The open system has no row 5000 in column ${L.NODE_KIND}: open it anew.`,
    )
    await expect(core.open(4, encoded())).rejects.toThrow('No pack is loaded under handle 4.')
    await core.close(handle)
    await core.close(handle)
    await expect(core.read(handle)).rejects.toThrow(`No system is open in the core under handle ${handle}.`)
  })
})
