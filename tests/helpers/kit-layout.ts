import { readCore } from '../../src/engine/host/core-file'
import { startKitLayout } from '../../src/engine/arrange/kit-layout'

/** The core's layout of air-handler kits, for the packs that tests hand to edits. */
export const findKitLayout = await startKitLayout(await WebAssembly.compile(readCore()))
