/** One operand of a formula: its symbol, name and unit. */
type Operand = readonly [symbol: string, name: string, unit: string]

export interface Formula {
  /**
   * An expression of the symbols: + - * / in plain signs, comparisons (1 or 0), `c ? a : b`, abs, floor, min, max, sqrt, pow; `sum` and `product` run over all
   * operands of one symbol; `rounded(x, s, m)` is the pack's rounding, `model(i)` a choice by load.
   */
  text: string
  /** Operands in the core's order; the last may repeat. Those not in the text name the values that a row was looked up by. */
  operands: readonly Operand[]
}

/** `symbol name unit` for each operand, separated by commas. */
export function formula(text: string, operands = ''): Formula {
  const read = operands.split(',').filter((one) => one !== '')
  return {
    text,
    operands: read.map((one) => {
      const [symbol = '', name = '', unit = ''] = one.trim().split(' ')
      return [symbol, name, unit] as const
    }),
  }
}

/** Every formula of a proof, by the core's number (assembly/common/layout/layout-proof, FORMULA_…). */
export const FORMULAS: readonly Formula[] = [
  formula('x', 'x value, i lookedUpBy'),
  formula('sum(x)', 'x value'),
  formula('i / 10', 'i capacityIndex'),
  formula('L + n * b + f', 'L pipeLength m, n bends, b bendLength m, f fittingLength m, d standardGasDiameter mm'),
  formula('max(g, l)', 'g gasLine m, l liquidLine m'),
  formula('min(t, m)', 't tableDiameter mm, m mainDiameter mm'),
  formula('max(s, min(u, m))', 's standardDiameter mm, u nextDiameter mm, m mainDiameter mm'),
  formula('D + L', 'D distanceBefore m, L pipeLength m'),
  formula('a - b', 'a first, b second'),
  formula('y0 + (y1 - y0) * (x - x0) / (x1 - x0)', 'x0 axisBelow, y0 factorBelow, x1 axisAbove, y1 factorAbove, x axisValue'),
  formula('y', 'y factor, x axisValue'),
  formula('max(0, min(1, (x - a) / (b - a)))', 'a axisBelow, b axisAbove, x axisValue'),
  formula('s == 0 ? a : s == 1 ? b : a + (b - a) * s', 'a below, b above, s share'),
  formula('0'),
  formula('1'),
  formula('I * 10 / N', 'I connectedIndex, N nominalCooling kW'),
  formula('I / 10 * k', 'I connectedIndex, k indoorFactor'),
  formula('S / C * 100', 'S indoorCapacity kW, C outdoorCapacity kW'),
  formula('product(x)', 'x factor'),
  formula('a / b', 'a dividend, b divisor'),
  formula('r / 100', 'r ratedRatio %'),
  formula('w * M + R', 'w mainWeight, M mainEquivalentLength m, R restEquivalentLength m'),
  formula('1 - c * max(L - f, 0)', 'c lossPerMetre 1/m, L weightedLength m, f freeLength m'),
  formula('max(k, m)', 'k factor, m leastFactor'),
  formula('k - c * max(H, 0)', 'k lengthFactor, c lossPerMetre 1/m, H unitAboveOutdoorUnit m'),
  formula('q > d ? d / q : 1', 'q designCapacityOfUnits kW, d outdoorCapacity kW'),
  formula('z > 0 ? pow(1 - 0.0000225577 * z, 5.2559) : 1', 'z elevation m'),
  formula('0.02 * (1 - b) * (T - T0) * r', 'b bypassFactor, T indoorDryBulb ℃, T0 ratingDryBulb ℃, r airDensityRatio'),
  formula(
    'max(0, min(Q, n * k + d * V / 60))',
    'Q deliveredCooling kW, n nominalSensible kW, k deliveredPerNominal, d stepPerAirflow kW·min/m³, V airflow m³/h',
  ),
  formula('m / (A * H)', 'm totalCharge kg, A floorArea m², H roomHeight m'),
  formula('max(0, -l) >= max(0, h) ? max(0, -l) : -max(0, h)', 'l lowestUnit m, h highestUnit m'),
  formula('L * k * F', 'L liquidLength m, k chargePerMetre kg/m, F pipeFactor'),
  formula(
    '(abs(g - G) >= 0.015) + 2 * (abs(l - M) >= 0.015) + 4 * (abs(h - H) >= 0.015)',
    'g gas mm, G gasJoined mm, l liquid mm, M liquidJoined mm, h highPressure mm, H highPressureJoined mm',
  ),
  formula('model(i)', 'i load, r tableRow'),
  formula('v - l', 'v value, l limit'),
  formula('l - v', 'v value, l limit'),
  formula('I * (10 / N)', 'I capacityIndex, N nominalCooling kW'),
  formula('100 * a / b', 'a part, b whole'),
  formula('-x', 'x value'),
  formula('abs(a - b)', 'a first m, b second m'),
  formula('min(a, b)', 'a value, b most'),
  formula('2.5 * pow(f, 1.25) * h * sqrt(A)', 'f lowerFlammabilityLimit kg/m³, h releaseHeight m, A floorArea m²'),
  formula('s * f * H * A', 's share, f lowerFlammabilityLimit kg/m³, H roomHeight m, A floorArea m²'),
  formula('floor(x * 10 + 0.5)', 'x cooling kW'),
  formula('min(x, 64)', 'x value'),
  formula('rounded(x, s, m)', 'x value, s step, m mode'),
  formula('1 - x', 'x loss'),
  formula('x * 2', 'x value'),
  formula('(L - f) * k', 'L liquidLength m, f freeLength m, k chargePerMetre kg/m'),
  formula('r / 100 * 100', 'r ratedRatio %'),
  formula('x < b ? 0 : 1', 'a axisBelow, b axisAbove, x axisValue'),
  formula('x > a ? 1 : 0', 'a axisBelow, b axisAbove, x axisValue'),
  formula('max(x, 0)', 'x value'),
  formula('l + (e - L)', 'l liquidLine m, e equivalentLength m, L pipeLength m'),
  formula('pow(m / (2.5 * pow(f, 1.25) * h), 2)', 'm totalCharge kg, f lowerFlammabilityLimit kg/m³, h releaseHeight m'),
  formula('m / (s * f * h)', 'm totalCharge kg, s share, f lowerFlammabilityLimit kg/m³, h releaseHeight m'),
  formula('max(a, b)', 'a first, b second'),
]
