import lighthouse, { desktopConfig } from 'lighthouse'

export type Form = 'desktop' | 'mobile'

export interface Scores {
  performance: number
  accessibility: number
}

/** Runs Lighthouse once in the browser that listens at a port, in its session, with an empty cache. Scores are points of 100; lost points are printed with their cause. */
export async function audited(address: string, port: number, form: Form): Promise<Scores> {
  const flags = { port, disableStorageReset: true, onlyCategories: ['performance', 'accessibility'], logLevel: 'error' as const }
  const result = await lighthouse(address, flags, form === 'desktop' ? desktopConfig : undefined)
  if (!result) throw new Error(`Lighthouse said nothing of ${address}`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse could not visit ${address}: ${runtimeError.message}`)
  const points = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100)
  const figures = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index']
  console.error(`${form} ${address}: ${figures.map((name) => `${name} ${audits[name]?.displayValue ?? '–'}`).join(', ')}`)
  for (const { id } of categories['accessibility']?.auditRefs ?? [])
    if (audits[id]?.score === 0) console.error(`  ${id}: ${JSON.stringify(audits[id].details).slice(0, 600)}`)
  return { performance: points('performance'), accessibility: points('accessibility') }
}
