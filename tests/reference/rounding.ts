/** A value on a grid of steps, reckoned on decimal text: what lies within 10⁻⁵ of a step counts as on it, and a half goes up. */
export function rounded(value: number, step: number, mode: 'nearest' | 'up' | 'down'): number {
  const steps = Number((value / step).toFixed(5))
  return { nearest: Math.floor(steps + 0.5), up: Math.ceil(steps), down: Math.floor(steps) }[mode] * step
}
