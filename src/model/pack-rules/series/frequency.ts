/** Returns whether a machine is made for a frequency of the power supply in Hz; one without frequencies is made for all. */
export function isMadeFor({ powerHz }: { id: string; powerHz?: readonly number[] }, hz: number): boolean {
  return powerHz === undefined || powerHz.includes(hz)
}
