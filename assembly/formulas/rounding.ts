const UP: i32 = 2
const DOWN: i32 = 3
/** Part of a step that counts as noise of binary fractions: 22.6 is no reason to round up to 22.7. */
const NOISE: f64 = 1e-6

/**
 * A value on a grid of steps: 1 to the nearest (a half goes up), 2 up, 3 down. Steps whose reciprocal is whole (0.1, 0.05, 0.01) give the same double as the
 * printed number.
 *
 * @verb
 */
export function roundToStep(value: f64, step: f64, mode: i32): f64 {
  if (!(step > 0)) return value
  const parts = value / step
  const near = Math.floor(parts + 0.5 + NOISE)
  let whole = mode == UP ? Math.ceil(parts) : mode == DOWN ? Math.floor(parts) : near
  if (Math.abs(parts - near) < NOISE) whole = near
  const perOne = Math.floor(1 / step + 0.5)
  return Math.abs(perOne * step - 1) < 1e-9 ? whole / perOne : whole * step
}
