import { coreFunction, instantiateCore, type CoreFunction } from '../../../workers/instantiate-core'

let started: WebAssembly.Exports | undefined

/** Starts a core of its own for the formulas of this thread: they compute single numbers synchronously and share no memory with a check. */
export async function startFormulas(module: WebAssembly.Module): Promise<void> {
  started ??= (await instantiateCore(module)).exports
}

// See docs/decisions/0002-one-core-computes.md.
/**
 * Returns one formula of the core by the name that its AssemblyScript file exports: a function from plain numbers to one number.
 * @throws Error at its first use where `startFormulas` has not finished, or the compiled core has no such function
 */
export function formula(name: string): CoreFunction {
  return (...values) => {
    if (!started) throw new Error(`The formula '${name}' has no core yet: await startFormulas() first.`)
    return coreFunction(started, name)(...values)
  }
}
