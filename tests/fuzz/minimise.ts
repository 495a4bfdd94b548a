import type { Outcome } from './check-project'
import type { Fuzzer, Input } from './run-inputs'

/** So often an input is tried smaller. */
const MOST_TRIES = 4_000

/** The smallest input found that fails in the same way: members and items are left out one by one, texts that are no JSON are cut. */
export async function minimise(input: Input, failure: string, { check }: Pick<Fuzzer, 'check'>): Promise<Input> {
  let tries = 0
  const fails = async (text: string): Promise<boolean> => {
    if (tries++ >= MOST_TRIES) return false
    const outcome: Outcome = await check({ kind: input.kind, text })
    return typeof outcome === 'object' && outcome.failure === failure
  }
  let json: unknown
  try {
    json = JSON.parse(input.text)
  } catch {
    return { kind: input.kind, text: await shorter(input.text, fails) }
  }
  if (!(await fails(JSON.stringify(json)))) return input
  for (let before = ''; before !== JSON.stringify(json) && tries < MOST_TRIES;) {
    before = JSON.stringify(json)
    await leaveOut(json, () => JSON.stringify(json), fails)
  }
  return { kind: input.kind, text: JSON.stringify(json) }
}

async function leaveOut(value: unknown, whole: () => string, fails: (text: string) => Promise<boolean>): Promise<void> {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (let place = value.length - 1; place >= 0; place--) {
      const [gone] = value.splice(place, 1) as unknown[]
      if (!(await fails(whole()))) value.splice(place, 0, gone)
    }
    for (const child of value) await leaveOut(child, whole, fails)
    return
  }
  const record = value as Record<string, unknown>
  for (const key of Object.keys(record)) {
    const entries = Object.entries(record)
    Reflect.deleteProperty(record, key)
    if (await fails(whole())) continue
    for (const name of Object.keys(record)) Reflect.deleteProperty(record, name)
    Object.defineProperties(record, Object.getOwnPropertyDescriptors(Object.fromEntries(entries)))
  }
  for (const child of Object.values(record)) await leaveOut(child, whole, fails)
}

async function shorter(text: string, fails: (text: string) => Promise<boolean>): Promise<string> {
  let least = text
  for (let size = text.length >> 1; size > 0; size >>= 1) {
    for (let at = 0; at < least.length;) {
      const cut = least.slice(0, at) + least.slice(at + size)
      if (await fails(cut)) least = cut
      else at += size
    }
  }
  return least
}
