/** Converts kW to a capacity index: ten times, without the noise of binary fractions. */
export function indexOfKw(kw: number): number {
  const tenfold = kw * 10
  const whole = Math.round(tenfold)
  return Math.abs(tenfold - whole) < 1e-6 ? whole : tenfold
}

/** Reads the capacity index of a unit that no pack lists off its cooling in kW, as the core does; 0 where the figure is no cooling. */
export function indexOfCooling(kw: number): number {
  return kw > 0 && kw < 100_000 ? Math.floor(kw * 10 + 0.5) : 0
}
