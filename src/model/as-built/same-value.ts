/** Whether two column values are equal, where NaN equals NaN. */
export function isSameValue(one: number, other: number): boolean {
  return one === other || (Number.isNaN(one) && Number.isNaN(other))
}
