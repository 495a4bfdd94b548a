/** Converts kW to a capacity index: ten times, rounded to remove binary floating-point noise. */
export function indexOfKw(kw: number): number {
  const tenfold = kw * 10
  const whole = Math.round(tenfold)
  return Math.abs(tenfold - whole) < 1e-6 ? whole : tenfold
}

/** Returns the capacity index of an unlisted unit from its cooling in kW, like the core; 0 for an invalid figure. */
export function indexOfCooling(kw: number): number {
  return kw > 0 && kw < 100_000 ? Math.floor(kw * 10 + 0.5) : 0
}
