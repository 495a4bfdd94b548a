/** Lists models with their counts in order of first occurrence: `4 × X4R-18`, `X4P-22 + X4P-20`. */
export function countedModels(models: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const model of models) counts.set(model, (counts.get(model) ?? 0) + 1)
  return Array.from(counts, ([model, count]) => (count === 1 ? model : `${count} × ${model}`)).join(' + ')
}
