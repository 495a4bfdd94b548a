/**
 * Sum of two levels in dB: 10 log (10^(a/10) + 10^(b/10)).
 *
 * @verb
 */
export function addLevels(a: f64, b: f64): f64 {
  return 10 * Math.log10(Math.pow(10, a / 10) + Math.pow(10, b / 10))
}

/**
 * Sound pressure level of a point source outdoors at a distance in m (engineering reference, section 11); `directivity` Q is 1 free, 2 ground, 4 wall,
 * 8 corner and adds 3 dB for each doubling, as in the verification vector.
 */
export function levelAtDistance(powerLevel: f64, distanceM: f64, directivity: f64): f64 {
  return powerLevel - 20 * Math.log10(distanceM) - 11 + 3 * Math.log2(directivity)
}

/** Sound pressure level without rounded constants: Lw + 10 log (Q ÷ (4 π r²)), as planning manuals print it. */
export function pointSourceLevel(powerLevel: f64, distanceM: f64, directivity: f64): f64 {
  return powerLevel + 10 * Math.log10(directivity / (4 * Math.PI * distanceM * distanceM))
}
