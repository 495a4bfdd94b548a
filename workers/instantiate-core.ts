/**
 * Starts one instance of the compiled core. Only the debug build imports a function: the one that its failed assertions call.
 * @throws Error at such a call, with the sentence of the assertion and its place in the AssemblyScript files
 */
export async function instantiateCore(module: WebAssembly.Module): Promise<WebAssembly.Instance> {
  const text = (at: number): string => textAt(instance.exports.memory, at)
  const abort = (message: number, file: number, line: number, column: number): never => {
    throw new Error(`${text(message)} (${text(file)}:${line}:${column})`)
  }
  const instance = await WebAssembly.instantiate(module, { env: { abort } })
  return instance
}

/** A function of the compiled core; addresses are byte offsets into its memory, booleans are 0 and 1. */
export type CoreFunction = (...values: number[]) => number

/**
 * Returns a function that the compiled core exports.
 * @throws Error when the compiled core is older than this program
 */
export function coreFunction(exports: WebAssembly.Exports, name: string): CoreFunction {
  const found = exports[name]
  if (typeof found !== 'function') throw new Error(`The compiled core has no function '${name}': run 'npm run build:core'.`)
  return found as CoreFunction
}

/** Bytes before an AssemblyScript string that hold its length in bytes. */
const STRING_HEAD = 4

function textAt(memory: unknown, at: number): string {
  if (at === 0 || !(memory instanceof WebAssembly.Memory)) return 'no message'
  const length = new DataView(memory.buffer).getUint32(at - STRING_HEAD, true)
  return new TextDecoder('utf-16le').decode(new Uint8Array(memory.buffer, at, length))
}
